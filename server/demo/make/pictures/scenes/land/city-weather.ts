import { alpha } from '../../paint/colours'
import type { Stage, Tones } from '../../paint/types'
import { stroke } from '../../props/draw'

export function skylineRain(g: Stage) {
  const { c, random } = g
  g.sky([
    [0, '#22303f'],
    [0.7, '#51677a'],
    [1, '#7f929c'],
  ])
  g.towers(520, {
    min: 120,
    max: 360,
    width: [30, 70],
    colour: '#4b6072',
    foot: '#8698a3',
    lit: 0.3,
    cell: 9,
    window: '#ffcf8a',
  })
  g.towers(600, {
    min: 60,
    max: 240,
    width: [40, 90],
    colour: '#31424f',
    foot: '#5d707c',
    lit: 0.4,
    cell: 10,
    window: '#ffc878',
  })
  g.bokeh(70, 420, 660, ['#ffb65c', '#ff6a4a', '#ffe0a3', '#7fc4ff', '#ff9a4a'], [12, 40])
  g.blur(7)
  g.mist(470, 220, '#aab8bf', 0.5)
  for (let i = 0; i < 620; i++) {
    const r = random() ** 3 * 9 + 1
    const [x, y] = [random() * 1200, random() * 675]
    const drop = c.createRadialGradient(x - r * 0.3, y - r * 0.4, 0, x, y, r)
    drop.addColorStop(0, 'rgba(245,250,252,.75)')
    drop.addColorStop(0.45, 'rgba(190,210,220,.16)')
    drop.addColorStop(1, 'rgba(20,32,44,.4)')
    g.disc(x, y, r, drop, r * 1.15)
    if (r > 6.5)
      stroke(c, 'rgba(225,236,242,.16)', r * 0.8, [
        [x, y - r],
        [x + random() * 4 - 2, y - r * random.between(6, 22)],
      ])
  }
  g.finish({ bloom: 0.2, tone: '#86a8c0', vignette: 0.42 })
}

export function skylineFog(g: Stage) {
  g.sky([
    [0, '#8d9aa6'],
    [0.5, '#c1c9cc'],
    [1, '#e5e2d9'],
  ])
  for (const [i, colour] of ['#b3bdc3', '#9ba9b2', '#7e8f9b'].entries()) {
    g.towers(480 + i * 60, {
      min: 160,
      max: 470 - i * 60,
      width: [40, 86],
      colour,
      foot: '#dcdcd5',
      cell: 10,
      hump: [0.7, 0.3, 0.8][i],
      sideAlpha: 0.08,
    })
    g.mist(430 + i * 70, 330, '#e9e8e1', 0.85, i * 3)
  }
  for (const [x, y] of [
    [330, 150],
    [760, 110],
    [905, 190],
  ] as const) {
    g.glow(x, y, 60, '#ff5a4a', 0.7)
    g.disc(x, y, 3, '#ff8a78')
  }
  g.sky(
    [
      [0, 'rgba(228,228,220,0)'],
      [1, '#b9bdbb'],
    ],
    470,
    675,
  )
  for (let i = 0; i < 7; i++) {
    const x = 90 + i * 170
    stroke(g.c, alpha('#4d5a63', 0.55), 4, [
      [x, 640],
      [x, 470],
      [x + 30, 464],
    ])
    g.glow(x + 30, 468, 110, '#ffe3b0', 0.75)
  }
  g.person(360, 648, 88, { top: '#5d6a75', legs: '#4a545d', skin: '#b9a99c' })
  g.person(820, 636, 74, { top: '#8a4a48', legs: '#4a545d', skin: '#b9a99c' })
  g.mist(600, 200, '#e9e8e1', 0.75, 9)
  g.finish({ bloom: 0.2, tone: '#dfe3e3', vignette: 0.24 })
}

export function fireworks(g: Stage) {
  const { c, random } = g
  g.sky(
    [
      [0, '#070a22'],
      [0.6, '#1b1f4e'],
      [1, '#4a3563'],
    ],
    0,
    520,
  )
  g.stars(150, 250)
  const burst = (x: number, y: number, r: number, tones: Tones) => {
    g.glow(x, y, r * 1.5, tones[0], 0.5)
    c.save()
    c.globalCompositeOperation = 'screen'
    for (let i = 0; i < 120; i++) {
      const a = (i / 120) * Math.PI * 2 + random() * 0.06
      const d = r * random.between(0.72, 1)
      const tone = random.pick(tones)
      for (let k = 3; k < 14; k++) {
        const t = k / 13
        g.disc(
          x + Math.cos(a) * d * t,
          y + Math.sin(a) * d * t + t * t * r * 0.16,
          0.7 + t * 1.5,
          alpha(k === 13 ? '#ffffff' : tone, t * 0.85),
        )
      }
    }
    c.restore()
  }
  burst(380, 190, 170, ['#ffb347', '#ffe29a', '#ff7a4a'])
  burst(800, 150, 150, ['#ff5a7a', '#ffa0b4', '#ffd1dc'])
  burst(620, 270, 110, ['#7fd0ff', '#d2f1ff', '#5a9bff'])
  burst(1010, 270, 90, ['#9dff9a', '#e6ffd0', '#6ad38a'])
  burst(170, 300, 84, ['#d59aff', '#f0d6ff', '#a56bff'])
  g.towers(500, { min: 50, max: 210, width: [22, 48], colour: '#171b40', lit: 0.45, cell: 6, hump: 0.55 })
  g.water(504, {
    tint: '#2b2558',
    deep: '#080a20',
    strength: 0.35,
    glint: '#ffd9a0',
    glintX: 560,
    glints: 340,
    spread: 420,
    bottom: 620,
  })
  g.sky(
    [
      [0, '#0b0a1c'],
      [1, '#05050f'],
    ],
    618,
    675,
  )
  for (let i = 0; i < 46; i++)
    g.person(i * 27 + random() * 14, 690 + random() * 14, 84 + random() * 22, {
      top: '#0d0d20',
      legs: '#0a0a18',
      skin: '#3a2c38',
      hair: '#08080f',
      arm: random() > 0.7 ? -3 : 0.4,
    })
  g.finish({ bloom: 0.42, tone: '#ff9ad0', vignette: 0.4 })
}
