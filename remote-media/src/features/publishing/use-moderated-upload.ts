import { uploads } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import type { PictureUploads } from '@plaza/shared/ui'
import { t } from './publishing.text'

/** Uploads a picture and has it moderated; a rejected one fails like a failed upload, with the reason. */
export function useModeratedUpload(upload: PictureUploads['upload']): PictureUploads['upload'] {
  const host = useHost()
  return async (file, onProgress) => {
    const picture = await upload(file, onProgress)
    const { pass, reason } = await host.request(uploads.scanImage, { query: { key: picture.key } })
    if (pass) return picture
    host.ui.toast(reason ?? t.refused())
    throw new Error('refused')
  }
}
