import { type District, type InputOf, type WishKind, type WishSize, type wishes, wishLimits } from '@plaza/shared/api'

/** A wish being written. JSON-safe: stored on the device until it is sent. */
export interface WishDraft {
  /** Idempotency key: sending a draft twice makes one wish. */
  key: string
  title: string
  content: string
  kind: WishKind | null
  district: District | null
  /** The team that the person would like. A draft of an earlier release has none. */
  team?: { id: string; name: string } | null
  images: readonly { key: string; url: string }[]
}

export const emptyDraft = (key: string): WishDraft => ({
  key,
  title: '',
  content: '',
  kind: null,
  district: null,
  images: [],
})

/** Whether leaving would lose content. */
export const isWritten = ({ title, content, images }: WishDraft): boolean =>
  title.trim() !== '' || content.trim() !== '' || images.length > 0

export type WishFault = 'title' | 'content' | 'kind' | 'district'

const fits = (text: string, max: number): boolean => {
  const length = [...text.trim()].length
  return length > 0 && length <= max
}

export function wishFaults({ title, content, kind, district }: WishDraft, size: WishSize): WishFault[] {
  const limits = wishLimits[size]
  const isWrong: Record<WishFault, boolean> = {
    title: !fits(title, limits.title),
    content: !fits(content, limits.content),
    kind: kind === null,
    district: district === null,
  }
  return (['title', 'content', 'kind', 'district'] as const).filter((fault) => isWrong[fault])
}

export const toWish = (draft: WishDraft, size: WishSize): InputOf<typeof wishes.publish> => ({
  body: {
    size,
    title: draft.title.trim(),
    content: draft.content.trim(),
    kind: draft.kind ?? 'other',
    district: draft.district ?? '临江',
    ...(draft.team && { team_id: draft.team.id }),
    images: draft.images.map(({ key }) => key),
    key: draft.key,
  },
})
