import { crop } from '../crop'
import { alpha, mix } from '../paint/colours'
import type { Cut, Paint, Stage } from '../paint/types'
import { poly, stroke } from '../props/draw'
import { hairFront } from './hair'
import { ellipse, hairBack } from './hair-behind'

/** A person from the chest upwards, drawn with soft light from the upper left. */
export function face({
  back = ['#7fb0d0', '#dcecf2'],
  skin = '#efc4a3',
  hair = '#2a211f',
  hairStyle = 'short',
  front = 'crop',
  top = '#3a5f8a',
  collar = 'round',
  glasses,
  beard,
  brows = 1,
  lips = '#c2605a',
  blush = 0.28,
  earrings,
  tie,
  vest,
  age = 0,
  scene,
}: {
  back?: readonly [string, string]
  skin?: string
  hair?: string
  hairStyle?: keyof typeof hairBack
  front?: keyof typeof hairFront
  top?: string
  collar?: string
  glasses?: string
  beard?: string
  brows?: number
  lips?: string
  blush?: number
  earrings?: string
  tie?: string
  vest?: boolean
  age?: number
  scene?: readonly [id: string, cut: Cut]
}): Paint {
  return (g: Stage) => {
    const { c } = g
    if (scene) crop(g, scene[0], scene[1], 5)
    else {
      const gradient = c.createLinearGradient(0, 0, 160, 256)
      gradient.addColorStop(0, back[1])
      gradient.addColorStop(1, back[0])
      c.fillStyle = gradient
      c.fillRect(0, 0, 256, 256)
      g.bokeh(9, 0, 256, ['#ffffff', back[1]], [20, 60])
    }
    hairBack[hairStyle](c, mix(hair, '#000000', 0.18))
    const cloth = c.createLinearGradient(40, 190, 220, 256)
    cloth.addColorStop(0, mix(top, '#ffffff', 0.14))
    cloth.addColorStop(1, mix(top, '#000000', 0.22))
    c.fillStyle = cloth
    c.beginPath()
    c.moveTo(18, 262)
    c.bezierCurveTo(26, 206, 70, 196, 104, 188)
    c.lineTo(152, 188)
    c.bezierCurveTo(186, 196, 230, 206, 238, 262)
    c.fill()
    const neck = c.createLinearGradient(0, 150, 0, 206)
    neck.addColorStop(0, mix(skin, '#8a4a34', 0.34))
    neck.addColorStop(1, skin)
    c.fillStyle = neck
    c.beginPath()
    c.moveTo(106, 150)
    c.lineTo(150, 150)
    c.lineTo(152, 190)
    c.quadraticCurveTo(128, 216, 104, 190)
    c.fill()
    if (collar === 'shirt' || collar === 'suit') {
      poly(c, '#fbfbf9', [
        [102, 186],
        [128, 222],
        [112, 240],
        [88, 196],
      ])
      poly(c, '#f0f1f1', [
        [154, 186],
        [128, 222],
        [144, 240],
        [168, 196],
      ])
    }
    if (collar === 'suit') {
      poly(c, mix(top, '#000000', 0.25), [
        [88, 194],
        [118, 262],
        [60, 262],
        [72, 202],
      ])
      poly(c, mix(top, '#000000', 0.34), [
        [168, 194],
        [138, 262],
        [196, 262],
        [184, 202],
      ])
    }
    if (collar === 'stand')
      poly(c, mix(top, '#ffffff', 0.2), [
        [100, 182],
        [156, 182],
        [160, 200],
        [128, 214],
        [96, 200],
      ])
    if (tie)
      poly(c, tie, [
        [121, 222],
        [135, 222],
        [140, 262],
        [116, 262],
      ])
    if (vest) {
      poly(c, '#d3202a', [
        [40, 214],
        [90, 192],
        [112, 262],
        [24, 262],
      ])
      poly(c, '#b8161f', [
        [216, 214],
        [166, 192],
        [144, 262],
        [232, 262],
      ])
      poly(c, '#ffe29a', [
        [48, 236],
        [102, 232],
        [106, 244],
        [44, 248],
      ])
      poly(c, '#ffe29a', [
        [208, 236],
        [154, 232],
        [150, 244],
        [212, 248],
      ])
    }
    for (const s of [-1, 1]) {
      ellipse(c, 128 + s * 55, 122, 9, 14, mix(skin, '#b5604a', 0.22))
      if (earrings) ellipse(c, 128 + s * 56, 140, 4, 5, earrings)
    }
    const light = c.createRadialGradient(108, 92, 10, 128, 118, 86)
    light.addColorStop(0, mix(skin, '#fff6ec', 0.5))
    light.addColorStop(0.6, skin)
    light.addColorStop(1, mix(skin, '#a8583f', 0.34))
    c.fillStyle = light
    c.beginPath()
    c.moveTo(75, 106)
    c.bezierCurveTo(72, 52, 184, 52, 181, 106)
    c.bezierCurveTo(182, 142, 160, 176, 128, 177)
    c.bezierCurveTo(96, 176, 74, 142, 75, 106)
    c.fill()
    for (const s of [-1, 1]) {
      const x = 128 + s * 24
      ellipse(c, x + s * 9, 138, 13, 9, `rgba(232,110,96,${blush})`)
      ellipse(c, x, 117, 8.6, 5.2, '#fbfaf8')
      ellipse(c, x, 117, 5, 5.2, '#2b1d18')
      ellipse(c, x - 1.6, 115.2, 1.5, 1.6, '#ffffff')
      c.strokeStyle = mix(hair, '#2a1a14', age ? 0.2 : 0.6)
      c.lineWidth = 2.6
      c.beginPath()
      c.moveTo(x - 10, 115)
      c.quadraticCurveTo(x, 108.5, x + 10, 115)
      c.stroke()
      c.lineWidth = 2.4 + brows * 1.4
      c.strokeStyle = mix(hair, '#4a352c', age ? 0.1 : 0.4)
      c.beginPath()
      c.moveTo(x - 12, 102 + (s < 0 ? 1 : -1))
      c.quadraticCurveTo(x, 96.5, x + 12, 102 + (s < 0 ? -1 : 1))
      c.stroke()
      if (age)
        for (const k of [0, 1])
          stroke(c, alpha('#8a4a38', 0.3), 1.2, [
            [x + s * 13, 118 + k * 4],
            [x + s * 19, 116 + k * 8],
          ])
    }
    c.strokeStyle = alpha('#9a5240', 0.55)
    c.lineWidth = 2.2
    c.beginPath()
    c.moveTo(128, 116)
    c.quadraticCurveTo(122, 134, 125, 138)
    c.quadraticCurveTo(129, 141, 133, 138)
    c.stroke()
    c.fillStyle = lips
    c.beginPath()
    c.moveTo(111, 151)
    c.quadraticCurveTo(128, 156, 145, 151)
    c.quadraticCurveTo(128, 170, 111, 151)
    c.fill()
    c.fillStyle = '#fffaf4'
    c.beginPath()
    c.moveTo(115, 152.6)
    c.quadraticCurveTo(128, 156.5, 141, 152.6)
    c.quadraticCurveTo(128, 160, 115, 152.6)
    c.fill()
    if (beard) {
      c.fillStyle = alpha(beard, 0.9)
      c.beginPath()
      c.moveTo(82, 138)
      c.bezierCurveTo(90, 190, 166, 190, 174, 138)
      c.bezierCurveTo(164, 158, 152, 146, 128, 146)
      c.bezierCurveTo(104, 146, 92, 158, 82, 138)
      c.fill()
      c.fillStyle = lips
      c.beginPath()
      c.ellipse(128, 155, 12, 4, 0, 0, 7)
      c.fill()
    }
    hairFront[front]?.(c, hair)
    if (!['balding', 'cap', 'straw'].includes(front)) {
      c.strokeStyle = alpha('#ffffff', 0.13)
      c.lineWidth = 5
      c.beginPath()
      c.arc(120, 100, 46, Math.PI * 1.16, Math.PI * 1.5)
      c.stroke()
    }
    if (glasses) {
      c.strokeStyle = glasses
      c.lineWidth = 3
      for (const s of [-1, 1]) {
        c.beginPath()
        c.roundRect(128 + s * 24 - 17, 104, 34, 27, 11)
        c.stroke()
        c.fillStyle = 'rgba(255,255,255,.12)'
        c.fill()
      }
      stroke(c, glasses, 3, [
        [121, 114],
        [135, 114],
      ])
    }
    g.finish({ bloom: 0.14, vignette: 0.16, grain: 3, tone: '#ffe4c0', toneAlpha: 0.12 })
  }
}
