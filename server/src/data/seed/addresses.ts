import { clips } from './content/clips'
import { pictures } from './content/pictures'
import { sounds } from './content/sounds'

/** Where the demo's media lie below /media. */
export const pictureAddress = (id: string): string => `/media/${pictures[id]?.file ?? `pictures/${id}.webp`}`

const STANDARD = { width: 1200, height: 675 }

export function pictureSize(id: string): { width: number; height: number } {
  const { width, height } = pictures[id] ?? STANDARD
  return { width, height }
}

/** The file of a sound, as its maker named it. */
export function soundAddress(id: string): string {
  const sound = sounds.find((one) => one.id === id)
  return `/media/${sound?.file ?? `audio/${id}.mp3`}`
}

/** A long track is put together as it is sent. */
export const trackAddress = (id: number): string => `/media/tracks/${id}.mp3`

export const soundSeconds = (id: string): number => Math.round(sounds.find((one) => one.id === id)?.seconds ?? 0)

const clipOf = (id: string) => clips.find((one) => one.id === id)
export const clipAddress = (id: string): string => `/media/${clipOf(id)?.file ?? `video/${id}.mp4`}`
export const clipSeconds = (id: string): number => Math.round(clipOf(id)?.seconds ?? 0)
export const liveAddress = (channel: string): string => `/media/live/${channel}.m3u8`
