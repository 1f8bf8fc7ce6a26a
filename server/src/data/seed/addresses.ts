import { sounds } from './content/sounds'

/** Where the demo's media lie below /media. */
export const pictureAddress = (id: string): string => `/media/pictures/${id}.webp`

/** The file of a sound, as its maker named it. */
export function soundAddress(id: string): string {
  const sound = sounds.find((one) => one.id === id)
  return `/media/${sound?.file ?? `audio/${id}.mp3`}`
}

export const soundSeconds = (id: string): number => Math.round(sounds.find((one) => one.id === id)?.seconds ?? 0)
export const clipAddress = (id: string): string => `/media/video/${id}.mp4`
export const liveAddress = (channel: string): string => `/media/live/${channel}.m3u8`
