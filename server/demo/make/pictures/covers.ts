import { crop } from './crop'
import { alpha, mix } from './paint/colours'
import type { Cut, Paint, Stage } from './paint/types'

const SERIF = '"Noto Serif CJK SC", serif'

const SANS = '"Noto Sans CJK SC", sans-serif'

/** Album and station art: a scene with a shaded foot and a large title. */
function titled(
  scene: string,
  cut: Cut,
  [title, line]: [string, string],
  tone: string,
  { size = 92, font = SERIF, tag = '星湾融媒' }: { size?: number; font?: string; tag?: string } = {},
) {
  return (g: Stage) => {
    const { c } = g
    crop(g, scene, cut)
    const shade = c.createLinearGradient(0, 150, 0, 600)
    shade.addColorStop(0, alpha(tone, 0))
    shade.addColorStop(0.55, alpha(tone, 0.62))
    shade.addColorStop(1, alpha(mix(tone, '#000000', 0.45), 0.95))
    c.fillStyle = shade
    c.fillRect(0, 0, 600, 600)
    c.fillStyle = '#ffffff'
    c.textBaseline = 'alphabetic'
    c.shadowColor = 'rgba(0,0,0,.45)'
    c.shadowBlur = 22
    c.font = `700 ${size}px ${font}`
    const lines = title.split('\n')
    for (const [i, text] of lines.entries()) c.fillText(text, 44, 490 - (lines.length - 1 - i) * size * 1.12)
    c.shadowBlur = 8
    c.font = `500 27px ${SANS}`
    c.globalAlpha = 0.92
    c.fillText(line, 47, 544)
    c.font = `600 21px ${SANS}`
    c.fillText(tag, 47, 66)
    c.globalAlpha = 1
    c.shadowBlur = 0
    c.fillStyle = '#ffffff'
    c.fillRect(47, 82, 34, 4)
  }
}

const station = (scene: string, cut: Cut, [name, band]: [string, string], tone: string) =>
  titled(scene, cut, [band, name], tone, {
    size: 94,
    font: '"DejaVu Sans", "Noto Sans CJK SC", sans-serif',
    tag: '星湾广播',
  })

const plain = (scene: string, cut: Cut) => (g: Stage) => crop(g, scene, cut)

export const covers: Record<string, Paint> = {
  'cover-news': titled('skyline-dawn', [120, 0, 675], ['星湾\n三分钟', '早晚各一次,听完今天'], '#8f1018'),
  'cover-story': titled('lighthouse-dusk', [525, 0, 675], ['灯塔以北', '十二集广播剧'], '#1a1640'),
  'cover-tea': titled('tea-dawn', [80, 0, 675], ['山里的茶', '跟着节气听茶山'], '#17351f'),
  'cover-night': titled('skyline-rain', [260, 0, 675], ['听雨夜话', '末班车之后'], '#0e1a2c'),
  'cover-history': titled('old-town-lane', [262, 0, 675], ['星湾旧事', '一条街有一条街的话'], '#3a1c10'),
  'cover-kids': titled('kites', [240, 0, 675], ['夏夏姐姐\n讲故事', '讲完正好关灯'], '#1f5f9a', { font: SANS }),
  'cover-opera': titled('opera', [262, 0, 675], ['越调一折', '先学一句,再听全折'], '#4a0d10'),
  'cover-health': titled('greenway', [300, 0, 675], ['慢慢说', '健康不着急'], '#1c4a2c', { font: SANS }),
  'cover-poem': titled('river-boat', [180, 0, 675], ['枕边诗', '每晚一首,再说两句'], '#1f4a4c'),
  'cover-music': titled('wetland-reeds', [480, 0, 675], ['城市\n白噪音', '港口 茶山 旧巷 芦苇'], '#4a2c34'),
  'cover-english': titled('harbour-golden', [30, 0, 675], ['Starbay\nToday', 'News and slow stories'], '#3a1c2c', {
    size: 96,
    font: '"DejaVu Serif", serif',
    tag: 'STARBAY MEDIA',
  }),
  'cover-pilot': titled('studio-mic', [270, 0, 675], ['试播', '信号测试'], '#1a1416', { font: SANS }),
  'cover-fm981': station('sea-bridge-dawn', [60, 0, 675], ['星湾之声', 'FM98.1'], '#8f1018'),
  'cover-fm1046': station('metro-viaduct', [200, 0, 675], ['交通音乐广播', 'FM104.6'], '#0e4f8a'),
  'cover-fm892': station('stage', [262, 0, 675], ['故事戏曲广播', 'FM89.2'], '#4a1248'),
  'cover-am756': station('fishing-fleet', [420, 0, 675], ['海洋与乡村广播', 'AM756'], '#123f55'),
  'cover-tv1': titled('studio-tv', [262, 0, 675], ['新闻综合', '今天,我们在现场'], '#0a1a3f', {
    font: SANS,
    tag: '星湾电视',
  }),
  'cover-tv2': titled('flower-fields', [330, 0, 675], ['文旅生活', '把日子过成风景'], '#4a5a12', {
    font: SANS,
    tag: '星湾电视',
  }),
  'circle-photo': plain('harbour-dawn', [480, 0, 675]),
  'circle-food': plain('noodles', [262, 0, 675]),
  'circle-garden': plain('greenhouse', [262, 0, 675]),
  'circle-run': plain('promenade', [80, 0, 675]),
  'circle-parents': plain('beach-summer', [420, 0, 675]),
}
