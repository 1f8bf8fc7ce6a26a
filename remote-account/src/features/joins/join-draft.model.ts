import { type InputOf, JOIN_NOTE, type JoinRole, type joins } from '@plaza/shared/api'

/** An application being written. JSON-safe: stored on the device until it is sent. */
export interface JoinDraft {
  /** Idempotency key: sending a draft twice makes one application. */
  key: string
  name: string
  organisation: string
  phone: string
  note: string
  portfolio: string
  images: readonly { key: string; url: string }[]
}

export const emptyDraft = (key: string): JoinDraft => ({
  ...{ key, name: '', organisation: '', phone: '', note: '', portfolio: '', images: [] },
})

/** Whether leaving would lose content. */
export const isWritten = ({ key: _, images, ...texts }: JoinDraft): boolean =>
  images.length > 0 || Object.values(texts).some((text) => text.trim() !== '')

export type JoinFault = 'name' | 'organisation' | 'phone' | 'note' | 'portfolio'

const PHONE = /^1[3-9]\d{9}$/
const lengthOf = (text: string) => [...text.trim()].length
const isBetween = (text: string, min: number, max: number) => lengthOf(text) >= min && lengthOf(text) <= max

function isLink(text: string): boolean {
  return text.trim() === '' || (text.trim().startsWith('https://') && URL.canParse(text.trim()))
}

export function joinFaults(draft: JoinDraft, role: JoinRole): JoinFault[] {
  const isWrong: Record<JoinFault, boolean> = {
    organisation: role === 'organisation' && !isBetween(draft.organisation, 1, 60),
    name: !isBetween(draft.name, 1, 30),
    phone: !PHONE.test(draft.phone.trim()),
    note: !isBetween(draft.note, JOIN_NOTE.min, JOIN_NOTE.max),
    portfolio: !isLink(draft.portfolio),
  }
  return (Object.keys(isWrong) as JoinFault[]).filter((fault) => isWrong[fault])
}

export function toApplication(draft: JoinDraft, role: JoinRole): InputOf<typeof joins.apply> {
  const portfolio = draft.portfolio.trim()
  return {
    body: {
      role,
      name: draft.name.trim(),
      ...(role === 'organisation' && { organisation: draft.organisation.trim() }),
      phone: draft.phone.trim(),
      note: draft.note.trim(),
      ...(portfolio && { portfolio }),
      images: draft.images.map(({ key }) => key),
      key: draft.key,
    },
  }
}
