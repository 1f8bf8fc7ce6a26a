/** Written by scripts/make-assets/video.mjs. */
export interface SeedClip {
  id: string
  title: string
  /** Below server/assets. */
  file: string
  seconds: number
  width: number
  height: number
  bytes: number
  /** Picture id. */
  poster: string
}

export const clips: SeedClip[] = [
  {
    id: 'clip-harbour',
    title: '港口的一天',
    file: 'video/clip-harbour.mp4',
    seconds: 14,
    width: 640,
    height: 360,
    bytes: 537208,
    poster: 'harbour-dawn',
  },
  {
    id: 'clip-regatta',
    title: '千帆',
    file: 'video/clip-regatta.mp4',
    seconds: 12,
    width: 640,
    height: 360,
    bytes: 390890,
    poster: 'regatta',
  },
  {
    id: 'clip-hills',
    title: '云溪的雾',
    file: 'video/clip-hills.mp4',
    seconds: 12,
    width: 640,
    height: 360,
    bytes: 447076,
    poster: 'tea-dawn',
  },
  {
    id: 'clip-lane',
    title: '灯笼巷',
    file: 'video/clip-lane.mp4',
    seconds: 12,
    width: 640,
    height: 360,
    bytes: 459216,
    poster: 'old-town-lane',
  },
]
