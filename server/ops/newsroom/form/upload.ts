import type { Envelope, UploadedFile, UploadPolicy } from '@plaza/shared/api'
import { codes } from '@plaza/shared/api'
import { CallFailure, send } from '../../calls/call'

export type FileKind = 'image' | 'audio' | 'video'

interface Measures {
  seconds: number
  width?: number
  height?: number
}

/** Length of a sound or film, and size of the film, as the browser reads them. */
function measure(file: File, kind: 'audio' | 'video'): Promise<Measures> {
  const address = URL.createObjectURL(file)
  const element = document.createElement(kind)
  return new Promise<Measures>((resolve, reject) => {
    element.onloadedmetadata = () => {
      const { videoWidth: width, videoHeight: height } = element as HTMLVideoElement
      resolve({ seconds: element.duration, ...(width > 0 && { width, height }) })
    }
    element.onerror = () => reject(new CallFailure('refused', file.name))
    element.preload = 'metadata'
    element.src = address
  }).finally(() => URL.revokeObjectURL(address))
}

/** Uploads a file; returns its address. */
export async function upload(file: File, kind: FileKind): Promise<string> {
  const measures = kind === 'image' ? null : await measure(file, kind)
  const policy = await send<UploadPolicy>('newsroom-upload', { kind })
  const form = new FormData()
  for (const [name, value] of Object.entries(policy.fields)) form.append(name, value)
  form.append('file', file)
  const response = await fetch(policy.url, { method: 'POST', body: form })
  const { code, msg, data } = (await response.json()) as Envelope<UploadedFile>
  if (code !== codes.success) throw new CallFailure('refused', msg)
  if (measures) await send('newsroom-measured', { key: data.key, ...measures })
  return data.url
}
