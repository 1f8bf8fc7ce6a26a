import { alpha, mix } from './paint/colours'
import type { Paint, Stage } from './paint/types'

const SERIF = '"Noto Serif CJK SC", serif'
const RED = '#b3231d'
const INK = '#33302b'

interface Licence {
  title: string
  rows: readonly [name: string, value: string][]
  office: string
}

/** Paper with a fine pattern, a double border and corner ornaments. */
function paper({ c, W, H }: Stage, tone: string): void {
  const light = c.createRadialGradient(W / 2, H / 2, 80, W / 2, H / 2, W * 0.65)
  light.addColorStop(0, '#fffdf6')
  light.addColorStop(1, mix('#fffdf6', tone, 0.16))
  c.fillStyle = light
  c.fillRect(0, 0, W, H)
  c.strokeStyle = alpha(tone, 0.1)
  c.lineWidth = 1
  for (let ring = 20; ring < 420; ring += 9) {
    c.beginPath()
    for (let turn = 0; turn <= 360; turn += 2) {
      const angle = (turn * Math.PI) / 180
      const r = ring + 10 * Math.sin(angle * 12 + ring / 24)
      c.lineTo(W / 2 + r * 1.5 * Math.cos(angle), H / 2 + r * Math.sin(angle))
    }
    c.stroke()
  }
  for (const [inset, width] of [
    [26, 8],
    [44, 2],
  ] as const) {
    c.strokeStyle = mix(tone, '#8a6a2a', 0.35)
    c.lineWidth = width
    c.strokeRect(inset, inset, W - 2 * inset, H - 2 * inset)
  }
}

/** A round seal: a star, and the office along its edge. */
function seal({ c }: Stage, [x, y, r]: readonly [number, number, number], office: string): void {
  c.save()
  c.translate(x, y)
  c.rotate(-0.12)
  c.globalAlpha = 0.78
  c.strokeStyle = RED
  c.fillStyle = RED
  c.lineWidth = 6
  c.beginPath()
  c.arc(0, 0, r, 0, Math.PI * 2)
  c.stroke()
  c.beginPath()
  for (let point = 0; point < 10; point++) {
    const [length, angle] = [point % 2 ? r * 0.13 : r * 0.32, (point * Math.PI) / 5 - Math.PI / 2]
    c.lineTo(length * Math.cos(angle), length * Math.sin(angle))
  }
  c.fill()
  c.font = `600 ${Math.round(r * 0.22)}px ${SERIF}`
  c.textAlign = 'center'
  const step = Math.min(0.36, 4.2 / office.length)
  for (const [index, sign] of [...office].entries()) {
    c.save()
    c.rotate((index - (office.length - 1) / 2) * step)
    c.fillText(sign, 0, -r * 0.68)
    c.restore()
  }
  c.restore()
}

const licence =
  (tone: string, { title, rows, office }: Licence): Paint =>
  (g) => {
    const { c, W } = g
    paper(g, tone)
    c.textBaseline = 'alphabetic'
    c.textAlign = 'center'
    c.fillStyle = mix(tone, '#000000', 0.25)
    c.font = `700 62px ${SERIF}`
    c.fillText(title, W / 2, 158)
    c.fillRect(W / 2 - 60, 184, 120, 3)
    c.textAlign = 'left'
    for (const [index, [name, value]] of rows.entries()) {
      const y = 268 + index * 62
      c.fillStyle = alpha(INK, 0.72)
      c.font = `400 28px ${SERIF}`
      c.fillText(name, 128, y)
      c.fillStyle = INK
      c.font = `600 31px ${SERIF}`
      c.fillText(value, 330, y)
    }
    c.fillStyle = INK
    c.font = `400 28px ${SERIF}`
    c.textAlign = 'right'
    c.fillText(office, W - 128, 590)
    seal(g, [W - 250, 536, 92], office)
  }

const holder: [string, string] = ['持证单位', '星湾市融媒体中心']

/** The licences of the demo's brand, by id; their numbers are those of `site/qualifications.yaml`. */
export const licences: Record<string, Paint> = {
  'licence-news': licence('#a8472c', {
    title: '互联网新闻信息服务许可证',
    rows: [
      holder,
      ['许可证编号', '99920260001'],
      ['服务类别', '采编发布、转载、传播平台'],
      ['有效期至', '2029 年 3 月 31 日'],
    ],
    office: '海东省互联网信息办公室',
  }),
  'licence-audiovisual': licence('#2c5f8a', {
    title: '信息网络传播视听节目许可证',
    rows: [
      holder,
      ['许可证编号', '9990188'],
      ['业务类别', '时政类、文艺类视听节目'],
      ['有效期至', '2028 年 12 月 31 日'],
    ],
    office: '海东省广播电视局',
  }),
  'licence-production': licence('#3d7a4a', {
    title: '广播电视节目制作经营许可证',
    rows: [
      holder,
      ['许可证编号', '（海东）字第 00216 号'],
      ['经营方式', '制作、发行'],
      ['有效期至', '2027 年 9 月 30 日'],
    ],
    office: '海东省广播电视局',
  }),
}
