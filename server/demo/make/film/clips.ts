/** A film made from pictures; `music` is one of our audio files. */
export interface ClipPlan {
  id: string
  title: string
  /** In order; the first is the poster. */
  pictures: readonly string[]
  music: string
  seconds: number
  /** Upright, for the short videos. */
  tall?: true
  /** Also as HLS, in two qualities. */
  hls?: true
}

export const clips: readonly ClipPlan[] = [
  {
    id: 'clip-harbour',
    title: '港口的一天',
    pictures: ['harbour-dawn', 'harbour-noon', 'harbour-golden', 'harbour-night'],
    music: 'harbour-morning',
    seconds: 14,
    hls: true,
  },
  {
    id: 'clip-regatta',
    title: '千帆',
    pictures: ['regatta', 'fishing-fleet', 'ferry'],
    music: 'white-sail',
    seconds: 12,
  },
  {
    id: 'clip-hills',
    title: '云溪的雾',
    pictures: ['tea-dawn', 'hills-mist', 'pagoda-sunset'],
    music: 'tea-hill',
    seconds: 12,
  },
  {
    id: 'clip-lane',
    title: '灯笼巷',
    pictures: ['old-town-lane', 'lantern-festival', 'night-market'],
    music: 'old-lane',
    seconds: 12,
  },
  {
    id: 'clip-bridge',
    title: '大桥合龙',
    pictures: ['sea-bridge-dawn', 'container-port', 'sea-bridge-night'],
    music: 'night-tide',
    seconds: 12,
    hls: true,
  },
  {
    id: 'clip-joining',
    title: '合龙现场',
    pictures: ['sea-bridge-night', 'harbour-dawn', 'sea-bridge-dawn'],
    music: 'harbour-morning',
    seconds: 18,
  },
  {
    id: 'clip-metro',
    title: '首班列车',
    pictures: ['metro-viaduct', 'train-fields', 'skyline-dawn'],
    music: 'spring-outing',
    seconds: 10,
  },
  {
    id: 'clip-fleet',
    title: '开渔',
    pictures: ['fishing-fleet', 'fishing-port', 'harbour-golden'],
    music: 'white-sail',
    seconds: 10,
  },
  {
    id: 'clip-wetland',
    title: '白鹭洲',
    pictures: ['wetland-egrets', 'wetland-reeds', 'lotus-pond'],
    music: 'reed-song',
    seconds: 10,
  },
  {
    id: 'clip-marathon',
    title: '半马',
    pictures: ['marathon', 'promenade', 'stadium'],
    music: 'spring-outing',
    seconds: 10,
  },
  {
    id: 'clip-noodles',
    title: '港式面',
    pictures: ['noodles', 'seafood', 'morning-market'],
    music: 'old-lane',
    seconds: 10,
  },
  {
    id: 'clip-island',
    title: '望潮岛',
    pictures: ['ferry', 'island-mist', 'classroom'],
    music: 'white-sail',
    seconds: 10,
  },
  {
    id: 'clip-storm',
    title: '风雨夜',
    pictures: ['lighthouse-storm', 'lighthouse-dusk'],
    music: 'rain-on-eaves',
    seconds: 10,
  },
  {
    id: 'clip-hall',
    title: '市民中心',
    pictures: ['service-counter', 'civic-hall'],
    music: 'harbour-morning',
    seconds: 10,
  },
  {
    id: 'clip-sail',
    title: '红帆驿站',
    pictures: ['red-sail', 'community-square', 'elderly-dining'],
    music: 'harbour-morning',
    seconds: 10,
  },
  {
    id: 'clip-terraces',
    title: '梯田',
    pictures: ['rice-terraces', 'tea-terraces', 'orchard'],
    music: 'tea-hill',
    seconds: 10,
  },
  { id: 'clip-snow', title: '雪后', pictures: ['hills-snow', 'snow-street'], music: 'starlight', seconds: 10 },
  {
    id: 'tall-lane',
    title: '旧巷的灯',
    pictures: ['old-town-lane', 'canal-houses'],
    music: 'old-lane',
    seconds: 9,
    tall: true,
  },
  {
    id: 'tall-beach',
    title: '净滩',
    pictures: ['volunteers-beach', 'beach-summer'],
    music: 'harbour-morning',
    seconds: 9,
    tall: true,
  },
  {
    id: 'tall-kites',
    title: '风筝',
    pictures: ['kites', 'flower-fields'],
    music: 'spring-outing',
    seconds: 9,
    tall: true,
  },
  {
    id: 'tall-golden',
    title: 'Golden hour',
    pictures: ['skyline-golden', 'harbour-golden', 'skyline-blue'],
    music: 'starlight',
    seconds: 12,
    tall: true,
  },
  {
    id: 'tall-market',
    title: '早市',
    pictures: ['morning-market', 'seafood'],
    music: 'old-lane',
    seconds: 9,
    tall: true,
  },
  {
    id: 'tall-lantern',
    title: '灯会',
    pictures: ['lantern-festival', 'old-town-roofs'],
    music: 'lullaby',
    seconds: 9,
    tall: true,
  },
  {
    id: 'tall-ginkgo',
    title: '银杏',
    pictures: ['ginkgo-avenue', 'courtyard-ginkgo'],
    music: 'reed-song',
    seconds: 9,
    tall: true,
  },
  {
    id: 'tall-fireworks',
    title: '焰火',
    pictures: ['fireworks', 'sea-bridge-night'],
    music: 'night-tide',
    seconds: 9,
    tall: true,
  },
  {
    id: 'tall-stars',
    title: '银河',
    pictures: ['camp-stars', 'pagoda-sunset'],
    music: 'starlight',
    seconds: 9,
    tall: true,
  },
  {
    id: 'tall-rain',
    title: '雨巷',
    pictures: ['old-town-rain', 'umbrella-street'],
    music: 'rain-on-eaves',
    seconds: 9,
    tall: true,
  },
]

/** A television channel: a seamless loop of 24 s over its pictures. */
export interface StreamPlan {
  id: string
  /** The first picture is also the last. */
  pictures: readonly string[]
  /** An audio file of ours; by default the loop in `sound/pieces` with the stream's name. */
  music?: string
}

export const streams: readonly StreamPlan[] = [
  { id: 'tv-1', pictures: ['harbour-dawn', 'harbour-noon', 'harbour-golden', 'harbour-night'] },
  { id: 'tv-2', pictures: ['tea-terraces', 'noodles', 'old-town-lane', 'pagoda-sunset'], music: 'tea-hill' },
  { id: 'tv-3', pictures: ['wetland-reeds', 'wetland-egrets', 'lotus-pond', 'river-boat'], music: 'reed-song' },
  {
    id: 'tv-4',
    pictures: ['skyline-noon', 'civic-hall', 'metro-viaduct', 'sea-bridge-night'],
    music: 'harbour-morning',
  },
]
