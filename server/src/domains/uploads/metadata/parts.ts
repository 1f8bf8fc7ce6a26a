import { refuse } from '../../../transport/refusal'

/**
 * Segments of a JPEG, chunks of a PNG or a WebP, those in frames too. Cameras make some dozens and encoders about one
 * for each eight kilobytes of the ten megabytes that a picture may have; a moving one of three thousand frames makes
 * nine thousand. More of them say nothing and keep the server busy.
 */
const MAX_PARTS = 10_000

/** What is called for each part of one picture; refuses the picture when there are too many. */
export function countParts(max = MAX_PARTS): () => void {
  let parts = 0
  return () => {
    parts += 1
    if (parts > max) throw refuse('wrongMediaType')
  }
}
