import type { uploads } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'

type PictureSize = Pick<typeof uploads.$inferSelect, 'width' | 'height'>

/** Nothing can be made out on what is smaller, in px a side. */
const SMALLEST = 16

/** The reference server's check of a picture; a site puts its own in this place (docs/decisions/0058). */
export const pictureFault = ({ width, height }: PictureSize): 'picture.small' | null =>
  Math.min(width ?? 0, height ?? 0) < SMALLEST ? 'picture.small' : null

export function refusePictures(pictures: readonly PictureSize[]): void {
  const fault = pictures.map(pictureFault).find((found) => found !== null)
  if (fault) throw refuse('badInput', { detail: fault })
}
