import type { InputOf, Practice, practices } from '@plaza/shared/api'
import type { Clip } from '@plaza/shared/ui'

export const TITLE_MAX = 40
export const CONTENT_MAX = 2000
export const PICTURES_MAX = 9

/** A show or a record being written. JSON-safe: stored on the device until it is sent. */
export interface PracticeDraft {
  /** Idempotency key: sending a draft twice makes one. */
  key: string
  title: string
  content: string
  images: readonly { key: string; url: string }[]
  video: Clip | null
  place: string
}

export const emptyDraft = (key: string): PracticeDraft => ({
  key,
  title: '',
  content: '',
  images: [],
  video: null,
  place: '',
})

/** Whether leaving would lose content. */
export const isWritten = ({ title, content, images, video, place }: PracticeDraft): boolean =>
  title.trim() !== '' || content.trim() !== '' || images.length > 0 || video !== null || place !== ''

/** What was stored on the server, to be changed. Its addresses name its files. */
export const draftOf = ({ title, content, images, video, place }: Practice, key: string): PracticeDraft => ({
  key,
  title,
  content,
  images: images.map(({ url }) => ({ key: url, url })),
  video: video && {
    key: video.url,
    url: video.url,
    seconds: video.seconds,
    poster: video.poster ? { key: video.poster, url: video.poster } : null,
  },
  place: place ?? '',
})

export type PracticeFault = 'title' | 'content'

const fits = (text: string, max: number): boolean => {
  const length = [...text.trim()].length
  return length > 0 && length <= max
}

export function practiceFaults({ title, content }: PracticeDraft): PracticeFault[] {
  const isWrong: Record<PracticeFault, boolean> = {
    title: !fits(title, TITLE_MAX),
    content: !fits(content, CONTENT_MAX),
  }
  return (['title', 'content'] as const).filter((fault) => isWrong[fault])
}

/** The fields of both calls. */
export function toFields(draft: PracticeDraft, isDraft: boolean): InputOf<typeof practices.change>['body'] {
  const { video } = draft
  const place = draft.place.trim()
  return {
    title: draft.title.trim(),
    content: draft.content.trim(),
    images: draft.images.map(({ key }) => key),
    ...(video && {
      video: { key: video.key, seconds: video.seconds, ...(video.poster && { poster: video.poster.key }) },
    }),
    ...(place && { place }),
    draft: isDraft,
  }
}
