export const FPS = 15
const FADE_SECONDS = 1.2

export interface Size {
  width: number
  height: number
}

const PICTURE = { width: 1920, height: 1080 }

/** Crops a slowly moving window from a picture, which is enlarged first for sub-pixel movement. */
function glide(index: number, seconds: number, { width, height }: Size): string {
  const cropped = width > height ? 'crop=1440:810' : 'crop=540:960'
  const from = index % 2 ? `(iw-ow)*(0.8-0.6*t/${seconds})` : `(iw-ow)*(0.2+0.6*t/${seconds})`
  const across = `'${from}':'(ih-oh)*(0.5+0.3*sin(t/${seconds}*2))'`
  return `[${index}:v]scale=${PICTURE.width}:${PICTURE.height},${cropped}:${across},scale=${width}:${height}:flags=lanczos,fps=${FPS},trim=duration=${seconds},setpts=PTS-STARTPTS,format=yuv420p[v${index}]`
}

/** Duration of each picture, so that all of them with their fades fill the time. */
export const shareOf = (count: number, seconds: number): number => (seconds + FADE_SECONDS * (count - 1)) / count

/** Pictures that glide and cross-fade, as `[v]`. */
export function gliding(count: number, seconds: number, size: Size): string {
  const each = shareOf(count, seconds)
  const parts = Array.from({ length: count }, (_, index) => glide(index, each, size))
  let last = '[v0]'
  for (let index = 1; index < count; index++) {
    const out = index === count - 1 ? '[v]' : `[x${index}]`
    const offset = index * (each - FADE_SECONDS)
    parts.push(`${last}[v${index}]xfade=transition=fade:duration=${FADE_SECONDS}:offset=${offset}${out}`)
    last = out
  }
  return parts.join(';')
}

/** Pictures that cross-fade while one window swings over all of them, so that the end meets the beginning. */
export function swinging(count: number, seconds: number, { width, height }: Size): string {
  const hold = seconds / (count - 1)
  const parts = Array.from(
    { length: count },
    (_, index) =>
      `[${index}:v]scale=${PICTURE.width}:${PICTURE.height},fps=${FPS},trim=duration=${hold + 3},setpts=PTS-STARTPTS,format=yuv420p[v${index}]`,
  )
  let last = '[v0]'
  for (let index = 1; index < count; index++) {
    const out = `[x${index}]`
    parts.push(`${last}[v${index}]xfade=transition=fade:duration=3:offset=${index * hold - 3}${out}`)
    last = out
  }
  const turn = `2*PI*t/${seconds}`
  const window = `crop=1440:810:'(iw-ow)*(0.5-0.5*cos(${turn}))':'(ih-oh)*(0.5+0.25*sin(${turn}))'`
  return `${parts.join(';')};${last}${window},scale=${width}:${height}:flags=lanczos[v]`
}
