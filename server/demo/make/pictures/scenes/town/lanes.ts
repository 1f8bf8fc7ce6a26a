import { contextOf } from '../../paint/canvas'
import { alpha, mix } from '../../paint/colours'
import { lerp } from '../../paint/numbers'
import type { Stage, Stops, Tones } from '../../paint/types'
import { poly, stroke } from '../../props/draw'
import { umbrella } from '../../props/life'
import { coats } from './clothes'

function lane(
  g: Stage,
  {
    sky,
    wall,
    glow,
    wet = 0,
    people = 5,
    lanterns = true,
    snow = 0,
    light = '#ffc27a',
  }: {
    sky: Stops
    wall: Tones
    glow: number
    wet?: number
    people?: number
    lanterns?: boolean
    snow?: number
    light?: string
  },
) {
  const { c, random } = g
  const [vx, vy] = [610, 352]
  g.sky(sky, 0, 420)
  const side = (dir: number) => {
    for (let i = 7; i >= 0; i--) {
      const far = (i + 1) / 8
      const near = i / 8
      const px = (t: number) => vx + dir * lerp(700, 62, t ** 0.72)
      const py = (t: number, h: number) => vy + h * lerp(1, 0.1, t ** 0.72)
      const tone = mix(random.pick(wall), '#0f1018', 0.12 + 0.25 * far)
      const top = -random.between(300, 400)
      poly(c, tone, [
        [px(near), py(near, top)],
        [px(far), py(far, top)],
        [px(far), py(far, 330)],
        [px(near), py(near, 330)],
      ])
      const wood = mix('#5a3a28', '#0f1018', 0.2)
      for (const k of [0.18, 0.58]) {
        const a = lerp(near, far, k)
        const b = lerp(near, far, k + 0.26)
        const on = random() < glow
        poly(c, wood, [
          [px(a), py(a, -190)],
          [px(b), py(b, -190)],
          [px(b), py(b, -60)],
          [px(a), py(a, -60)],
        ])
        if (on)
          poly(c, light, [
            [lerp(px(a), px(b), 0.1), py(a, -178)],
            [lerp(px(a), px(b), 0.9), py(b, -178)],
            [lerp(px(a), px(b), 0.9), py(b, -72)],
            [lerp(px(a), px(b), 0.1), py(a, -72)],
          ])
        stroke(c, wood, 3, [
          [lerp(px(a), px(b), 0.5), py(a, -185)],
          [lerp(px(a), px(b), 0.5), py(a, -65)],
        ])
        const shop = random() < glow
        poly(c, shop ? mix(light, '#8a3a1c', 0.22) : wood, [
          [px(a), py(a, 60)],
          [px(b), py(b, 60)],
          [px(b), py(b, 320)],
          [px(a), py(a, 320)],
        ])
        for (const q of [0.25, 0.5, 0.75])
          stroke(c, alpha('#2a160c', 0.7), 2.4, [
            [lerp(px(a), px(b), q), py(lerp(a, b, q), 62)],
            [lerp(px(a), px(b), q), py(lerp(a, b, q), 318)],
          ])
        if (shop) g.glow(px((a + b) / 2), py((a + b) / 2, 190), 240 * (1 - near), light, 0.42)
      }
      poly(c, mix('#2e3138', '#0a0c12', 0.2), [
        [px(near) - dir * 8, py(near, 14)],
        [px(far) - dir * 4, py(far, 14)],
        [px(far) - dir * lerp(54, 8, far), py(far, 52)],
        [px(near) - dir * lerp(64, 10, near), py(near, 52)],
      ])
      poly(c, '#23262e', [
        [px(near), py(near, top - 30)],
        [px(far), py(far, top - 30)],
        [px(far) - dir * lerp(70, 9, far), py(far, top + 24)],
        [px(near) - dir * lerp(90, 12, near), py(near, top + 24)],
      ])
      if (snow)
        poly(c, '#eef3f9', [
          [px(near) - dir * 8, py(near, 4)],
          [px(far) - dir * 4, py(far, 4)],
          [px(far) - dir * lerp(52, 7, far), py(far, 40)],
          [px(near) - dir * lerp(60, 9, near), py(near, 40)],
        ])
    }
  }
  side(-1)
  side(1)
  const ground = c.createLinearGradient(0, vy, 0, 675)
  ground.addColorStop(0, snow ? '#cfd9e6' : mix('#8a7a6a', sky[1][1], 0.3))
  ground.addColorStop(1, snow ? '#e9eff6' : wet ? '#2b2c34' : '#4f463e')
  poly(c, ground, [
    [vx - 64, vy + 33],
    [vx + 64, vy + 33],
    [1300, 690],
    [-100, 690],
  ])
  for (let i = 0; i < 15; i++) {
    const y = lerp(vy + 34, 675, (i / 14) ** 1.9)
    stroke(c, alpha('#000000', snow ? 0.05 : 0.2), 1.6, [
      [lerp(vx - 64, -100, (y - vy - 33) / 320), y],
      [lerp(vx + 64, 1300, (y - vy - 33) / 320), y],
    ])
  }
  for (let i = -5; i <= 5; i++)
    stroke(c, alpha('#000000', snow ? 0.04 : 0.14), 1.4, [
      [vx + i * 11, vy + 33],
      [vx + i * 128, 680],
    ])
  if (wet) {
    const mirror = new OffscreenCanvas(1200, 675)
    contextOf(mirror).drawImage(g.canvas, 0, 0)
    c.save()
    c.globalAlpha = wet
    c.beginPath()
    c.moveTo(vx - 64, vy + 33)
    c.lineTo(vx + 64, vy + 33)
    c.lineTo(1300, 690)
    c.lineTo(-100, 690)
    c.clip()
    c.filter = 'blur(3px)'
    c.translate(0, (vy + 40) * 2)
    c.scale(1, -1)
    c.drawImage(mirror, 0, 0)
    c.restore()
  }
  if (lanterns)
    for (let i = 0; i < 9; i++) {
      const t = (i / 8) ** 1.6
      const y = lerp(vy - 60, 70, t)
      stroke(c, 'rgba(20,12,10,.6)', 1.4, [
        [vx - lerp(60, 560, t), y - 12],
        [vx, y + lerp(2, 24, t) - 12],
        [vx + lerp(60, 560, t), y - 12],
      ])
      for (const k of [-0.75, -0.4, 0, 0.4, 0.75])
        g.lantern(vx + k * lerp(52, 500, t), y + lerp(8, 40, t) * (1 - Math.abs(k)) + lerp(4, 12, t), lerp(4, 25, t))
    }
  const tall = [
    [590, 0.18],
    [650, 0.3],
    [540, 0.42],
    [700, 0.5],
    [480, 0.68],
    [770, 0.8],
  ].slice(0, people)
  for (const [x, t] of tall)
    g.person(x, lerp(vy + 44, 640, t), lerp(26, 150, t), { top: random.pick(coats), step: random.between(-0.6, 0.6) })
}

export const oldTownLane = (g: Stage) => {
  lane(g, {
    sky: [
      [0, '#141a3c'],
      [0.6, '#3c3f70'],
      [1, '#a8697a'],
    ],
    wall: ['#8a6a52', '#9a7a5e', '#7a5c4a', '#a58a6c'],
    glow: 0.75,
    wet: 0.18,
  })
  g.finish({ bloom: 0.4, tone: '#ffae66', vignette: 0.4 })
}

export const oldTownRain = (g: Stage) => {
  lane(g, {
    sky: [
      [0, '#5f6b76'],
      [0.6, '#8f9a9f'],
      [1, '#c3c7c2'],
    ],
    wall: ['#c9c6bc', '#b5b5ae', '#a3a6a4', '#8f938f'],
    glow: 0.3,
    wet: 0.5,
    people: 0,
    lanterns: false,
  })
  for (const [x, y, h, tone] of [
    [600, 420, 70, '#c8161d'],
    [680, 470, 110, '#3a5f86'],
    [500, 560, 180, '#d9b34a'],
  ] as const) {
    g.person(x, y, h, { top: '#46515c', shadow: 0.1 })
    umbrella(g, x, y - h * 0.98, h * 0.44, tone)
  }
  g.rain(620, 0.3)
  g.mist(380, 120, '#d9dddb', 0.5)
  g.finish({ bloom: 0.22, tone: '#9fb3bd', vignette: 0.4 })
}

export const snowStreet = (g: Stage) => {
  lane(g, {
    sky: [
      [0, '#4b5f86'],
      [0.6, '#8496b5'],
      [1, '#c7c6d2'],
    ],
    wall: ['#a0866c', '#b59a7c', '#8a7564'],
    glow: 0.6,
    people: 2,
    snow: 1,
    light: '#ffca7d',
  })
  g.snow(520)
  g.finish({ bloom: 0.34, tone: '#cfd9ff', vignette: 0.32 })
}
