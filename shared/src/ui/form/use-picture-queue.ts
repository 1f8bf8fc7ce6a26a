import { useEffect, useRef, useState } from 'react'
import { t } from './form.text'
import { shrinkImage } from './shrink-image'

/** An uploaded picture. */
export interface PickedImage {
  key: string
  url: string
}

/** Uploads one picture and reports progress from 0 to 1. Rejects if that fails. */
export type UploadPicture = (
  file: Blob & { name?: string },
  onProgress: (share: number) => void,
) => Promise<PickedImage>

/** A picture whose upload is pending or failed. */
interface PictureUpload {
  id: number
  file: File
  preview: string
  share: number
  failed: boolean
}

/** Size limit of the server; shrunk pictures are far smaller. */
const MAX_MB = 10

interface PictureQueueEvents {
  onArrived: (image: PickedImage) => void
  /** Reports why a picture cannot be sent. */
  onProblem?: (text: string) => void
}

/** Shrinks and uploads pictures one after another, in the order in which they were picked. */
export function usePictureQueue(upload: UploadPicture, { onArrived, onProblem }: PictureQueueEvents) {
  const [sending, setSending] = useState<readonly PictureUpload[]>([])
  const latest = useRef({ upload, onArrived, onProblem })
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const there = useRef(new Map<number, string>())
  const ids = useRef(0)

  useEffect(() => {
    latest.current = { upload, onArrived, onProblem }
  })
  useEffect(() => () => there.current.forEach((preview) => void URL.revokeObjectURL(preview)), [])

  const change = (id: number, part: Partial<PictureUpload>) =>
    setSending((all) => all.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)))
  const drop = ({ id, preview }: PictureUpload) => {
    there.current.delete(id)
    URL.revokeObjectURL(preview)
    setSending((all) => all.filter((entry) => entry.id !== id))
  }
  const send = async (entry: PictureUpload) => {
    if (!there.current.has(entry.id)) return
    change(entry.id, { failed: false, share: 0 })
    try {
      const small = await shrinkImage(entry.file)
      if (small.size > MAX_MB * 1_000_000) {
        latest.current.onProblem?.(t.tooLarge(MAX_MB))
        return drop(entry)
      }
      const image = await latest.current.upload(small, (share) => change(entry.id, { share }))
      if (!there.current.has(entry.id)) return
      latest.current.onArrived(image)
      drop(entry)
    } catch {
      change(entry.id, { failed: true })
    }
  }
  const enqueue = (entry: PictureUpload) => {
    line.current = line.current.then(() => send(entry))
  }

  return {
    sending,
    drop,
    retry: enqueue,
    add(files: readonly File[]) {
      const entries = files.map((file): PictureUpload => {
        ids.current += 1
        const preview = URL.createObjectURL(file)
        there.current.set(ids.current, preview)
        return { id: ids.current, file, preview, share: 0, failed: false }
      })
      setSending((all) => [...all, ...entries])
      entries.forEach(enqueue)
    },
  }
}
