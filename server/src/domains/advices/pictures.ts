import type { Transaction } from '../../data/database'
import type { advices } from '../../data/schema/index'
import { keyIn } from '../uploads/own-uploads'
import { publishUploads, withdrawUploads } from '../uploads/visibility'

type Pictures = Pick<typeof advices.$inferSelect, 'images'>

const keysOf = ({ images }: Pictures): string[] => images.map(({ url }) => keyIn(url))

/** The pictures of an advice are public files as long as others see it. */
export const publishPictures = (tx: Transaction, advice: Pictures) => publishUploads(tx, keysOf(advice))
export const withdrawPictures = (tx: Transaction, advice: Pictures) => withdrawUploads(tx, keysOf(advice))
