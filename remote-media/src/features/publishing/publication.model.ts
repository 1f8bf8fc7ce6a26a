import type { InputOf, Publication, publishing } from '@plaza/shared/api'
import type { Clip } from '@plaza/shared/ui'

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
/** A publication being written. JSON-safe: stored on the device until it is sent. */
export interface PublicationDraft {
  /** Idempotency key: sending a draft twice creates one publication. */
  key: string
  title: string
  content: string
  /** Uploaded images. */
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

/** Whether leaving would lose content. */
export const isWritten = ({ title, content, images, video }: PublicationDraft): boolean =>
  title.trim() !== '' || content.trim() !== '' || images.length > 0 || video !== null

/** Whether the draft is worth storing: a choice alone counts. */
export const isBegun = (draft: PublicationDraft): boolean =>
  isWritten(draft) || draft.category !== null || draft.place !== ''

/** Draft options for `useDraft`. */
export const draftKind = { empty: emptyDraft, isWritten: isBegun }

/** Content type: 3 is text with pictures, 4 is video. */
export const typeOf = ({ video }: PublicationDraft): 3 | 4 => (video ? 4 : 3)

export type PublicationFault = 'title' | 'title-long' | 'content' | 'content-long' | 'category'

/** Validation errors, in the order of the fields. */
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

/** A new draft, with a new key, from a rejected publication. */
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
