export interface ReadClip {
  seconds: number
  /** Poster frame; null if none could be captured. */
  poster: File | null
}

const POSTER_SIDE = 960
const QUALITY = 0.82
/** Many clips begin black, so the poster is taken half a second in. */
const POSTER_AT = 0.5

const once = (video: HTMLVideoElement, event: string) =>
  new Promise<void>((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new Error('unreadable')), { once: true })
  })

async function frameOf(video: HTMLVideoElement): Promise<File | null> {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return null
  const scale = Math.min(1, POSTER_SIDE / Math.max(videoWidth, videoHeight))
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(videoWidth * scale),
    height: Math.round(videoHeight * scale),
  })
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  return blob && new File([blob], 'poster.jpg', { type: 'image/jpeg' })
}

/** Reads length and poster on the device. Rejects if the browser cannot decode the clip. */
export async function readClip(file: Blob): Promise<ReadClip> {
  const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true, preload: 'auto' })
  const address = URL.createObjectURL(file)
  try {
    video.src = address
    await once(video, 'loadeddata')
    const seconds = Number.isFinite(video.duration) ? Math.max(1, Math.round(video.duration)) : 1
    const sought = once(video, 'seeked')
    video.currentTime = Math.min(POSTER_AT, seconds / 2)
    await sought
    return { seconds, poster: await frameOf(video).catch(() => null) }
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}
