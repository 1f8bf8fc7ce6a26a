export interface SeedStream {
  id: string
  kind: 'audio' | 'video'
  /** In order; timestamps run on, so that the first one after a wrap needs EXT-X-DISCONTINUITY. */
  segments: { file: string; seconds: number }[]
}

const SEGMENTS = 6
/** 125 AAC frames at 32 kHz and, for television, 60 pictures at 15 a second. */
export const SEGMENT_SECONDS = 4

const stream = (id: string, kind: SeedStream['kind']): SeedStream => ({
  id,
  kind,
  segments: Array.from({ length: SEGMENTS }, (_, index) => ({
    file: `hls/${id}/seg${index}.ts`,
    seconds: SEGMENT_SECONDS,
  })),
})

export const streams: SeedStream[] = [
  stream('radio-1', 'audio'),
  stream('radio-2', 'audio'),
  stream('radio-3', 'audio'),
  stream('tv-1', 'video'),
]
