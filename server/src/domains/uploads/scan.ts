import type { uploads } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'

type PictureSize = Pick<typeof uploads.$inferSelect, 'width' | 'height'>

/** Minimum width and height in px. */
const SMALLEST = 16

/** The reference server's picture check; a site replaces it with its own (docs/decisions/0058). */
export const pictureFault = ({ width, height }: PictureSize): 'picture.small' | null =>
  Math.min(width ?? 0, height ?? 0) < SMALLEST ? 'picture.small' : null

export function refusePictures(pictures: readonly PictureSize[]): void {
  const fault = pictures.map(pictureFault).find((found) => found !== null)
  if (fault) throw refuse('badInput', { detail: fault })
}
