import { newKey } from '@plaza/shared/ui'
import type { StoredEntry } from './stored-entry'

const KEPT = 'kept:'

const isKeptPicture = (key: unknown): key is string => typeof key === 'string' && key.startsWith(KEPT)
export const keptKey = (): string => KEPT + newKey()

interface PictureFields {
  images?: readonly unknown[]
  vote?: { options?: readonly { image?: unknown }[] }
}

const fieldsOf = ({ input }: Pick<StoredEntry, 'input'>): PictureFields =>
  (input as { body?: PictureFields }).body ?? {}

/** The kept pictures of a call, in their order: its own, and those of a vote's options. */
export function picturesOf(entry: Pick<StoredEntry, 'input'>): string[] {
  const { images, vote } = fieldsOf(entry)
  const options = vote?.options?.map(({ image }) => image) ?? []
  return [...(Array.isArray(images) ? images : []), ...options].filter(isKeptPicture)
}

/** The input with the keys of the uploaded pictures. */
export function uploadedInput({ input, uploads }: Pick<StoredEntry, 'input' | 'uploads'>): object {
  const { images, vote } = fieldsOf({ input })
  if (!Array.isArray(images) && !vote?.options) return input
  const uploaded = (key: unknown) => uploads?.[String(key)] ?? key
  const changed: PictureFields = {
    ...(Array.isArray(images) && { images: images.map(uploaded) }),
    ...(vote?.options && {
      vote: {
        ...vote,
        options: vote.options.map((one) => (one.image ? { ...one, image: uploaded(one.image) } : one)),
      },
    }),
  }
  return { ...input, body: { ...fieldsOf({ input }), ...changed } }
}
