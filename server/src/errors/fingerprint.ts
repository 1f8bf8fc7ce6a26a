import { createHash } from 'node:crypto'
import type { SourceFrame } from '@plaza/shared/operations'
import type { ErrorOccurrence } from '../transport/ports/errors'

/** Frames that tell errors with one message apart. */
const TOP_FRAMES = 2

/** A message without what differs from time to time: numbers, hashes, names of files with a hash. */
export const normalized = (message: string): string =>
  message
    .replace(/\b(?=[a-f]*\d)[\da-f]{8,}\b/gi, '<id>')
    .replace(/\d+(\.\d+)?/g, '<n>')
    .replace(/\s+/g, ' ')
    .trim()

/** Own frames, or the topmost if no own one is known. */
export function topFrames(frames: readonly SourceFrame[]): readonly SourceFrame[] {
  const own = frames.filter((frame) => frame.own)
  return (own.length > 0 ? own : frames).slice(0, TOP_FRAMES)
}

/** A shipped file has another name in each release, so that of a function must do. */
const placeOf = ({ source, name }: SourceFrame): string => (source.startsWith('/') ? name : `${source} ${name}`)

/** What errors of one cause have in common, over releases in which the lines of a source have moved. */
export function fingerprintOf(
  { owner, kind, message }: Pick<ErrorOccurrence, 'owner' | 'kind' | 'message'>,
  frames: readonly SourceFrame[],
): string {
  const parts = [owner, kind, normalized(message), ...topFrames(frames).map(placeOf)]
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32)
}
