import { contents } from '@plaza/shared/api'
import { useHost, useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Async, IconButton, PageFrame, Share2 } from '@plaza/shared/ui'
import { t as marks } from '../../marks/marks.text'
import { useHistoryEntry } from '../../marks/use-history-entry'
import { useMarks } from '../../marks/use-marks'
import { t } from './album.text'
import { AlbumHead } from './album-head'
import { AlbumSkeleton } from './album-skeleton'
import { AlbumTracks } from './tracks/album-tracks'

export default function AlbumPage() {
  const { id = '' } = useParams()
  const host = useHost()
  const album = useResource(contents.album, { params: { id } })
  const { data } = useMarks(id)
  useHistoryEntry(id, 2, album.data !== undefined)

  const share = () => {
    if (!album.data) return
    const { title, description, image } = album.data
    host.ui.share({ id, title, text: description, image, address: to('album', { id }) })
  }
  return (
    <PageFrame
      title={album.data?.title ?? t.album()}
      action={album.data && <IconButton label={marks.share()} icon={<Share2 />} onClick={share} />}
    >
      <Async of={album} skeleton={<AlbumSkeleton />}>
        {(whole) => (
          <>
            <AlbumHead album={whole} followed={data?.followed} />
            <AlbumTracks album={whole} />
          </>
        )}
      </Async>
    </PageFrame>
  )
}
