/** Where the demo's media lie below /media. */
export const pictureAddress = (id: string): string => `/media/pictures/${id}.jpg`
export const soundAddress = (id: string): string => `/media/audio/${id}.mp3`
export const clipAddress = (id: string): string => `/media/video/${id}.mp4`
export const liveAddress = (channel: string): string => `/media/live/${channel}.m3u8`
