import { mix } from '../paint/colours'
import type { Context } from '../paint/types'
import { stroke } from '../props/draw'

export const hairFront = {
  parted: (c: Context, tone: string) => {
    c.fillStyle = tone
    c.beginPath()
    c.moveTo(74, 118)
    c.bezierCurveTo(68, 44, 188, 40, 182, 118)
    c.bezierCurveTo(176, 92, 160, 82, 142, 72)
    c.bezierCurveTo(120, 92, 92, 92, 74, 118)
    c.fill()
  },
  fringe: (c: Context, tone: string) => {
    c.fillStyle = tone
    c.beginPath()
    c.moveTo(73, 116)
    c.bezierCurveTo(66, 40, 190, 40, 183, 116)
    c.bezierCurveTo(178, 104, 176, 96, 172, 92)
    c.quadraticCurveTo(128, 104, 84, 92)
    c.bezierCurveTo(80, 98, 77, 106, 73, 116)
    c.fill()
  },
  crop: (c: Context, tone: string) => {
    c.fillStyle = tone
    c.beginPath()
    c.moveTo(74, 108)
    c.bezierCurveTo(66, 36, 190, 34, 182, 108)
    c.lineTo(176, 92)
    c.bezierCurveTo(160, 74, 112, 76, 98, 80)
    c.bezierCurveTo(86, 84, 80, 94, 74, 108)
    c.fill()
  },
  swept: (c: Context, tone: string) => {
    c.fillStyle = tone
    c.beginPath()
    c.moveTo(74, 110)
    c.bezierCurveTo(60, 60, 96, 36, 134, 44)
    c.bezierCurveTo(176, 36, 196, 76, 182, 110)
    c.bezierCurveTo(178, 92, 168, 80, 150, 80)
    c.bezierCurveTo(120, 84, 96, 76, 74, 110)
    c.fill()
  },
  balding: (c: Context, tone: string) => {
    for (const s of [-1, 1]) {
      c.fillStyle = tone
      c.beginPath()
      c.moveTo(128 + s * 55, 124)
      c.bezierCurveTo(128 + s * 64, 86, 128 + s * 52, 70, 128 + s * 38, 68)
      c.bezierCurveTo(128 + s * 48, 86, 128 + s * 48, 100, 128 + s * 50, 124)
      c.fill()
    }
  },
  cap: (c: Context, tone: string) => {
    c.fillStyle = tone
    c.beginPath()
    c.moveTo(72, 94)
    c.bezierCurveTo(72, 36, 184, 36, 184, 94)
    c.closePath()
    c.fill()
    c.fillStyle = mix(tone, '#000000', 0.22)
    c.beginPath()
    c.ellipse(140, 95, 68, 12, 0.03, 0, 7)
    c.fill()
  },
  straw: (c: Context) => {
    c.fillStyle = '#e3c583'
    c.beginPath()
    c.ellipse(128, 88, 98, 22, 0, 0, 7)
    c.fill()
    c.fillStyle = '#d4b26a'
    c.beginPath()
    c.moveTo(78, 84)
    c.bezierCurveTo(86, 28, 170, 28, 178, 84)
    c.quadraticCurveTo(128, 98, 78, 84)
    c.fill()
    stroke(c, '#a8402c', 7, [
      [80, 80],
      [128, 88],
      [176, 80],
    ])
  },
}
