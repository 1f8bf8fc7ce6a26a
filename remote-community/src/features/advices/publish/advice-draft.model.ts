import type { AdviceAudience, AdviceKind, advices, InputOf } from '@plaza/shared/api'

export const TITLE_MAX = 40
export const CONTENT_MAX = 1000
export const PICTURES_MAX = 6
const TITLE_MIN = 4
const CONTENT_MIN = 10

/** An advice being written. JSON-safe: stored on the device until it is sent. */
export interface AdviceDraft {
  /** Idempotency key: sending a draft twice creates one advice. */
  key: string
  department: string | null
  kind: AdviceKind
  title: string
  content: string
  images: readonly { key: string; url: string }[]
  place: string
  audience: AdviceAudience
}

export const emptyDraft = (key: string): AdviceDraft => ({
  key,
  department: null,
  kind: 'ask',
  title: '',
  content: '',
  images: [],
  place: '',
  audience: 'named',
})

/** Whether leaving would lose content. */
export const isWritten = ({ title, content, images, place }: AdviceDraft): boolean =>
  title.trim() !== '' || content.trim() !== '' || images.length > 0 || place !== ''

export type AdviceFault = 'department' | 'title' | 'content'

const lengthOf = (text: string) => [...text.trim()].length

export function adviceFaults({ department, title, content }: AdviceDraft): AdviceFault[] {
  const isWrong: Record<AdviceFault, boolean> = {
    department: department === null,
    title: lengthOf(title) < TITLE_MIN || lengthOf(title) > TITLE_MAX,
    content: lengthOf(content) < CONTENT_MIN || lengthOf(content) > CONTENT_MAX,
  }
  return (['department', 'title', 'content'] as const).filter((fault) => isWrong[fault])
}

export function toAdvice(draft: AdviceDraft): InputOf<typeof advices.publish> {
  const place = draft.place.trim()
  return {
    body: {
      merchant_id: draft.department ?? '',
      kind: draft.kind,
      title: draft.title.trim(),
      content: draft.content.trim(),
      images: draft.images.map(({ key }) => key),
      audience: draft.audience,
      key: draft.key,
      ...(place && { place }),
    },
  }
}
