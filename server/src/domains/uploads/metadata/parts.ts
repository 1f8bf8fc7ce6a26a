import { refuse } from '../../../transport/refusal'

/**
 * Segments of a JPEG, chunks of a PNG or a WebP including those in frames. Cameras write some dozens, encoders about
 * one per eight kilobytes of at most ten megabytes, an animation of three thousand frames nine thousand. More are
 * useless and keep the server busy.
 */
const MAX_PARTS = 10_000

/** Returns a function to call for each part of a picture; it refuses a picture with too many parts. */
export function countParts(max = MAX_PARTS): () => void {
  let parts = 0
  return () => {
    parts += 1
    if (parts > max) throw refuse('wrongMediaType')
  }
}
