import type { InputOf, Publication, publishing } from '@plaza/shared/api'

export const TITLE_MAX = 40
export const CONTENT_MAX = 5000
export const PICTURES_MAX = 9

interface Reference {
  id: string
  name: string
}
interface StoredFile {
  key: string
  url: string
}
/** A clip that is on the server. */
export interface Clip extends StoredFile {
  seconds: number
  poster: StoredFile | null
}

/** A publication while it is written; JSON-safe, kept on the device until it is sent. */
export interface PublicationDraft {
  /** Made once per draft: sent twice, it makes one publication. */
  key: string
  title: string
  content: string
  /** Already uploaded. */
  images: readonly StoredFile[]
  video: Clip | null
  category: Reference | null
  topic: Reference | null
  place: string
}

export const emptyDraft = (key: string): PublicationDraft => ({
  key,
  title: '',
  content: '',
  images: [],
  video: null,
  category: null,
  topic: null,
  place: '',
})

/** Whether there is anything to lose. */
export const isWritten = ({ title, content, images, video }: PublicationDraft): boolean =>
  title.trim() !== '' || content.trim() !== '' || images.length > 0 || video !== null

/** Whether there is anything to keep: a choice alone comes back too. */
export const isBegun = (draft: PublicationDraft): boolean =>
  isWritten(draft) || draft.category !== null || draft.place !== ''

/** What `useDraft` has to know. */
export const draftKind = { empty: emptyDraft, isWritten: isBegun }

/** 3 text and pictures, 4 video. */
export const typeOf = ({ video }: PublicationDraft): 3 | 4 => (video ? 4 : 3)

export type PublicationFault = 'title' | 'title-long' | 'content' | 'content-long' | 'category'

/** What keeps it from being sent, in the order of the fields. */
export function publicationFaults(draft: PublicationDraft): PublicationFault[] {
  const { title, content, images, video, category } = draft
  const faults: PublicationFault[] = []
  if (title.trim() === '') faults.push('title')
  if ([...title.trim()].length > TITLE_MAX) faults.push('title-long')
  if (content.trim() === '' && images.length === 0 && !video) faults.push('content')
  if ([...content.trim()].length > CONTENT_MAX) faults.push('content-long')
  if (!category) faults.push('category')
  return faults
}

export function toPublication(draft: PublicationDraft): InputOf<typeof publishing.publish> {
  const { title, content, images, video, category, topic, key } = draft
  const place = draft.place.trim()
  return {
    body: {
      category_id: category?.id ?? '',
      title: title.trim(),
      content: content.trim(),
      images: images.map((image) => image.key),
      key,
      ...(topic && { topic_id: topic.id }),
      ...(video && {
        video: { key: video.key, seconds: video.seconds, ...(video.poster && { poster: video.poster.key }) },
      }),
      ...(place && { place }),
    },
  }
}

/** A refused publication to be written again: a new one, by a new key. */
export const toDraft = (publication: Publication, key: string): PublicationDraft => ({
  key,
  title: publication.title,
  content: publication.content,
  images: publication.images,
  video: publication.video,
  category: publication.category,
  topic: publication.topic,
  place: publication.place ?? '',
})
