import { alpha, lerp, mix } from './paint.js'
import { birds, egret, fishingBoat, lamp, pagoda, poly, stroke, train } from './props.js'

const cityHours = {
  dawn: {
    sky: [
      [0, '#2d4477'],
      [0.45, '#9a8fbb'],
      [0.78, '#f4b59b'],
      [1, '#ffe4c0'],
    ],
    layers: ['#b1a1bd', '#8a82a8', '#575d86'],
    foot: '#e9c0b4',
    cloud: ['#ffdcc6', '#7f7ba6'],
    sun: [330, 452, 24, '#fff3db', '#ffb58a'],
    lit: 0.06,
    side: '#ffd9b4',
    bloom: 0.28,
  },
  noon: {
    sky: [
      [0, '#1b6bbb'],
      [0.6, '#79bde8'],
      [1, '#e2f2f6'],
    ],
    layers: ['#b9d2e0', '#8db0c6', '#5c86a3'],
    foot: '#d5e6ec',
    cloud: ['#ffffff', '#a8c5dc'],
    lit: 0,
    side: '#ffffff',
    bloom: 0.12,
  },
  golden: {
    sky: [
      [0, '#41547f'],
      [0.4, '#b57c80'],
      [0.72, '#f49a5a'],
      [1, '#ffd98c'],
    ],
    layers: ['#d79a7a', '#a5695f', '#5e3d4a'],
    foot: '#f3bc7c',
    cloud: ['#ffcf96', '#8a5168'],
    sun: [905, 430, 30, '#fff4cf', '#ffab4f'],
    lit: 0.1,
    side: '#ffcf86',
    bloom: 0.32,
  },
  blue: {
    sky: [
      [0, '#0f1f4f'],
      [0.5, '#2f4f95'],
      [0.85, '#8f85b5'],
      [1, '#e0a89f'],
    ],
    layers: ['#5f6fa5', '#3a4a82', '#1b2754'],
    foot: '#6f78ab',
    cloud: ['#8e8fc0', '#25356e'],
    lit: 0.45,
    side: '#9fb3ea',
    bloom: 0.34,
  },
  night: {
    sky: [
      [0, '#04081a'],
      [0.65, '#0f1d44'],
      [1, '#2b3a70'],
    ],
    layers: ['#1d2b59', '#131d42', '#080e26'],
    foot: '#25346a',
    cloud: ['#33447c', '#0a1230'],
    lit: 0.55,
    side: '#6f86d0',
    bloom: 0.36,
  },
}

function skyline(g, hour) {
  const h = cityHours[hour]
  const { c } = g
  g.sky(h.sky, 0, 560)
  if (hour === 'night') g.stars(300, 300)
  g.clouds({
    y0: 0,
    y1: 420,
    light: h.cloud[0],
    shade: h.cloud[1],
    cover: hour === 'night' ? 0.46 : 0.54,
    scale: 3,
    ly: hour === 'noon' ? -0.6 : 0.5,
  })
  if (h.sun) g.sun(...h.sun)
  g.hill(520, 60, mix(h.layers[0], h.sky.at(-1)[1], 0.35), h.foot, { seed: 3, bottom: 560 })
  g.towers(550, {
    min: 70,
    max: 230,
    width: [16, 34],
    colour: h.layers[0],
    foot: h.foot,
    lit: h.lit * 0.6,
    cell: 5,
    side: h.side,
    sideAlpha: 0.12,
    hump: 0.62,
  })
  g.mist(520, 130, h.foot, 0.55)
  g.towers(556, {
    min: 90,
    max: 350,
    width: [26, 52],
    colour: h.layers[1],
    foot: h.foot,
    lit: h.lit,
    cell: 7,
    side: h.side,
    sideAlpha: 0.16,
    hump: 0.6,
  })
  g.mist(548, 90, h.foot, 0.5, 2)
  g.towers(562, {
    min: 30,
    max: 120,
    width: [30, 66],
    colour: h.layers[2],
    lit: h.lit * 1.1,
    cell: 8,
    side: h.side,
    sideAlpha: 0.1,
    hump: 0.2,
  })
  for (let i = 0; i < 70; i++)
    g.leaves(
      i * 17.5,
      560,
      18,
      12,
      [mix('#1c2f22', h.layers[2], 0.5), mix('#3f5f3a', h.layers[2], 0.45), mix('#7f9a5a', h.layers[1], 0.5)],
      26,
      5,
    )
  if (h.lit > 0.3)
    for (let x = 12; x < 1200; x += 31) {
      g.glow(x, 557, 46, x % 3 ? '#ffc46b' : '#ff8f5a', 0.8)
      g.disc(x, 557, 1.8, '#fff3d2')
    }
  g.water(566, {
    tint: mix(h.layers[1], '#2a5a86', 0.4),
    deep: mix(h.layers[2], '#000c1e', 0.45),
    strength: 0.45,
    glint: h.side,
    glintX: h.sun?.[0] ?? 640,
    glints: 300,
    spread: h.sun ? 130 : 480,
  })
  if (hour === 'noon' || hour === 'dawn') birds(g, 10, 200, 900, 80, 260, alpha(h.layers[2], 0.6), 9)
  c.globalAlpha = 1
  g.finish({ bloom: h.bloom, tone: h.side, vignette: hour === 'noon' ? 0.24 : 0.36 })
}

function skylineRain(g) {
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

function skylineFog(g) {
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
  ]) {
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

function fireworks(g) {
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
  const burst = (x, y, r, tones) => {
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

function teaRows(g, y0, y1, { dark, mid, light }, lines = 13, wave = 26) {
  const { c, random } = g
  for (let i = 0; i < lines; i++) {
    const t = (i / (lines - 1)) ** 1.5
    const y = lerp(y0, y1, t)
    const size = lerp(7, 44, t)
    const height = (x) =>
      y +
      Math.sin(x * 0.0042 + i * 0.55) * wave * (0.5 + t) +
      (g.fbm(x * 0.003, i * 0.4, 3) - 0.5) * 40 -
      (x - 600) * 0.05
    const gradient = c.createLinearGradient(0, y - size, 0, y + size * 1.6)
    gradient.addColorStop(0, light)
    gradient.addColorStop(0.5, mid)
    gradient.addColorStop(1, dark)
    c.fillStyle = gradient
    c.beginPath()
    c.moveTo(-10, 700)
    for (let x = -10; x <= 1210; x += 10) c.lineTo(x, height(x) + (random() - 0.5) * size * 0.2)
    c.lineTo(1210, 700)
    c.fill()
    for (let k = 0; k < 460; k++) {
      const x = random() * 1220 - 10
      const d = random()
      c.fillStyle = d < 0.35 ? alpha(light, 0.8) : d < 0.7 ? alpha(mid, 0.8) : alpha(dark, 0.65)
      c.beginPath()
      c.ellipse(x, height(x) + d * size, size * 0.19, size * 0.1, random() * 3, 0, 7)
      c.fill()
    }
  }
}

function teaTerraces(g) {
  g.sky(
    [
      [0, '#2f80c2'],
      [0.7, '#a5d3e6'],
      [1, '#eef3dc'],
    ],
    0,
    330,
  )
  g.clouds({ y0: 0, y1: 270, cover: 0.5, scale: 3, shade: '#b0cbd8' })
  g.hill(290, 120, '#8fb3b5', '#cfe0cd', { seed: 2, rough: 2.6 })
  g.hill(320, 110, '#5f9483', '#b7d3a9', { seed: 3, rough: 3, woods: 0.5 })
  g.mist(318, 70, '#f3f5e4', 0.6)
  g.hill(370, 70, '#417a4e', '#84b064', { seed: 5, rough: 3, woods: 0.7, rim: '#d9e79a' })
  teaRows(g, 372, 640, { dark: '#1f4a24', mid: '#4c8a35', light: '#a9cf58' })
  for (const [x, y, h, top] of [
    [240, 470, 46, '#d9472f'],
    [330, 478, 48, '#f0efe9'],
    [690, 520, 66, '#2f6fa0'],
    [770, 526, 68, '#e0a63c'],
    [980, 440, 36, '#f0efe9'],
  ])
    g.person(x, y, h, { top, hat: '#e3c987', shadow: 0 })
  g.tree(1100, 470, 200, ['#2c4f28', '#56833a', '#b5cf62'])
  g.finish({ bloom: 0.16, tone: '#fff1b0', vignette: 0.28 })
}

function teaDawn(g) {
  g.sky(
    [
      [0, '#51688f'],
      [0.5, '#b5a9b4'],
      [0.85, '#f7d2a8'],
      [1, '#ffecca'],
    ],
    0,
    420,
  )
  g.sun(760, 300, 26, '#fff6de', '#ffcb8f')
  for (const [i, base] of [250, 296, 340].entries()) {
    g.hill(base, 120 - i * 14, mix('#8b93a6', '#4d6a66', i / 2), mix('#f0d6bd', '#b4c4a8', i / 2), {
      seed: 20 + i,
      rough: 2.4 + i,
    })
    g.mist(base + 26, 110, '#fff0d8', 0.9, i)
  }
  pagoda(g, 300, 352, 140, { wall: '#6d5a58', roof: '#3b434c' })
  g.mist(356, 110, '#ffeed4', 0.9, 5)
  teaRows(g, 400, 650, { dark: '#20402f', mid: '#557c45', light: '#c9cf7a' }, 11, 20)
  g.mist(430, 120, '#fff2da', 0.55, 8)
  for (const [x, y] of [
    [520, 500],
    [600, 508],
    [900, 560],
  ])
    g.person(x, y, 58, { top: '#7a5a58', hat: '#d9bd84', shadow: 0 })
  g.rays(760, 290, '#ffe9bd', 14, 0.07, 2.6, 1.4)
  g.finish({ bloom: 0.3, tone: '#ffd9a0', vignette: 0.32 })
}

function hillsMist(g) {
  g.sky([
    [0, '#6d8796'],
    [0.6, '#b7c6c6'],
    [1, '#e9e6d8'],
  ])
  g.clouds({ y0: 0, y1: 260, light: '#eef0ea', shade: '#8fa2a9', cover: 0.7, scale: 2.4 })
  for (let i = 0; i < 7; i++) {
    const t = i / 6
    const base = lerp(240, 640, t)
    g.hill(base, 150, mix('#a8bcbf', '#163a38', t), mix('#dfe5df', '#6b8f83', t), {
      seed: 30 + i,
      rough: 2 + t * 2.4,
      woods: t > 0.4 ? t : 0,
      sharp: i < 3 ? 2 : 1,
    })
    if (i < 6) g.mist(base + 24, 130, '#f2f3ec', 0.85, i * 2)
  }
  birds(g, 8, 500, 800, 150, 250, 'rgba(50,70,74,.6)', 9)
  g.finish({ bloom: 0.18, tone: '#cfe3dc', vignette: 0.32 })
}

function hillsAutumn(g) {
  g.sky(
    [
      [0, '#3f86c2'],
      [0.7, '#bcdcea'],
      [1, '#fbeed2'],
    ],
    0,
    360,
  )
  g.clouds({ y0: 0, y1: 280, cover: 0.42, scale: 3, shade: '#bccfda' })
  g.hill(300, 130, '#9aa9b8', '#e6d7bd', { seed: 41, rough: 2.6 })
  g.hill(350, 120, '#a8784f', '#e4bd7d', { seed: 42, rough: 3, woods: 0.7, rim: '#ffe0a0' })
  g.mist(352, 60, '#fff1d6', 0.5)
  const line = g.hill(430, 110, '#8a4a2a', '#c9843e', { seed: 43, rough: 2.6, woods: 1, rim: '#ffcf7a' })
  for (let i = 0; i < 430; i++) {
    const x = g.random() * 1200
    const y = line[Math.floor(x / 4)] + (i / 430) ** 1.1 * 290
    const r = lerp(9, 34, (y - 380) / 300)
    const tones = g.random.pick([
      ['#8c2f1d', '#cf4b25', '#f58a3f'],
      ['#9a5a17', '#dc9022', '#ffd15a'],
      ['#7a2a22', '#b8382b', '#e8694a'],
      ['#4b5a26', '#7d8a35', '#c3c05a'],
    ])
    g.leaves(x, y, r, r * 0.85, tones, 60, r * 0.2)
  }
  pagoda(g, 860, line[215] + 30, 150, { wall: '#9a5a3f' })
  birds(g, 9, 300, 700, 100, 220)
  g.finish({ bloom: 0.18, tone: '#ffd08a', vignette: 0.32 })
}

function hillsSnow(g) {
  g.sky(
    [
      [0, '#6f8db5'],
      [0.6, '#b8cadd'],
      [1, '#f2e8e4'],
    ],
    0,
    420,
  )
  g.clouds({ y0: 0, y1: 300, light: '#fdf6f2', shade: '#8fa3c0', cover: 0.6, scale: 2.6 })
  for (const [i, base] of [300, 370, 450].entries()) {
    g.hill(base, 130, mix('#d5dfec', '#ffffff', i / 2), mix('#b7c8dc', '#dfe8f2', i / 2), {
      seed: 51 + i,
      rough: 2.6,
      sharp: i ? 1 : 2,
    })
    const line = g.line(base, 130, { seed: 51 + i, rough: 2.6, sharp: i ? 1 : 2 })
    for (let k = 0; k < 240 + i * 60; k++) {
      const x = g.random() * 1200
      const y = line[Math.floor(x / 4)] + g.random() * (70 + i * 40)
      const h = lerp(8, 26, i / 2) * g.random.between(0.6, 1.3)
      poly(g.c, alpha(mix('#54708a', '#2f4a55', i / 2), 0.75), [
        [x - h * 0.3, y],
        [x, y - h],
        [x + h * 0.3, y],
      ])
      poly(g.c, 'rgba(255,255,255,.75)', [
        [x - h * 0.18, y - h * 0.42],
        [x, y - h],
        [x + h * 0.1, y - h * 0.5],
      ])
    }
    g.mist(base + 34, 80, '#f6f4f4', 0.6, i)
  }
  g.sky(
    [
      [0, '#e8eff6'],
      [1, '#cdd9e8'],
    ],
    566,
    675,
  )
  g.shape(g.line(570, 26, { seed: 61, rough: 2 }))
  g.c.fillStyle = '#edf2f8'
  g.c.fill()
  for (const [x, w, h] of [
    [520, 130, 62],
    [680, 100, 52],
    [400, 90, 46],
  ]) {
    g.house(x, 612, w, h, { wall: '#8a6f5a', roof: '#51647a', glow: 1 })
    poly(g.c, '#f7fafd', [
      [x + w * 0.02, 612 - h - 2],
      [x + w * 0.2, 612 - h - w * 0.27],
      [x + w * 0.8, 612 - h - w * 0.27],
      [x + w * 0.98, 612 - h - 2],
      [x + w * 0.7, 612 - h - w * 0.08],
      [x + w * 0.4, 612 - h - 4],
      [x + w * 0.2, 612 - h - w * 0.1],
    ])
  }
  for (const [x, h] of [
    [120, 240],
    [1060, 280],
    [960, 170],
  ])
    for (let k = 0; k < 7; k++) {
      const y = 640 - (k * h) / 8
      const w = (h / 3.4) * (1 - k / 8)
      poly(g.c, '#34505a', [
        [x - w, y],
        [x, y - h / 4.6],
        [x + w, y],
      ])
      poly(g.c, 'rgba(255,255,255,.88)', [
        [x - w * 0.95, y - 2],
        [x, y - h / 4.6],
        [x + w * 0.5, y - h / 12],
        [x - w * 0.1, y - h / 11],
      ])
    }
  g.snow(260)
  g.finish({ bloom: 0.24, tone: '#ffe4d0', vignette: 0.26 })
}

function bamboo(g) {
  const { c, random } = g
  g.sky([
    [0, '#dff0b8'],
    [0.5, '#9fca77'],
    [1, '#3a6a38'],
  ])
  g.glow(620, 150, 520, '#fffbd8', 0.9)
  for (let layer = 0; layer < 5; layer++) {
    const t = layer / 4
    const count = 26 - layer * 4
    for (let i = 0; i < count; i++) {
      const x = random() * 1240 - 20
      if (layer > 2 && Math.abs(x - 600) < 130) continue
      const w = lerp(5, 34, t ** 1.6)
      const lean = random.between(-20, 20)
      const tone = mix(mix('#b9d88a', '#4d8a3a', t), '#16331c', random() * 0.3 * t)
      const gradient = c.createLinearGradient(x, 0, x + w, 0)
      gradient.addColorStop(0, mix(tone, '#0e2413', 0.42))
      gradient.addColorStop(0.45, mix(tone, '#f2ffc4', 0.3 * t))
      gradient.addColorStop(1, mix(tone, '#0e2413', 0.5))
      poly(c, gradient, [
        [x, 680],
        [x + w, 680],
        [x + w * 0.9 + lean, -5],
        [x + lean, -5],
      ])
      for (let y = 650 - random() * 60; y > 0; y -= lerp(34, 110, t)) {
        const dx = lean * (1 - y / 675)
        stroke(c, alpha('#16331c', 0.55), Math.max(1, w * 0.07), [
          [x + dx - 1, y],
          [x + dx + w * 0.95, y],
        ])
        stroke(c, alpha('#eaffc0', 0.35), Math.max(0.8, w * 0.05), [
          [x + dx, y + w * 0.12],
          [x + dx + w * 0.9, y + w * 0.12],
        ])
      }
    }
    for (let i = 0; i < 260; i++) {
      const [x, y] = [random() * 1200, random() ** 1.8 * 520]
      const l = lerp(12, 40, t)
      const a = random.between(0.2, 2.6)
      poly(c, alpha(random.pick(['#d3ec96', '#8fc257', '#4d8a3a', '#2f6630']), 0.6), [
        [x, y],
        [x + Math.cos(a) * l - 2, y + Math.sin(a) * l * 0.5],
        [x + Math.cos(a) * l * 1.6, y + Math.sin(a) * l],
      ])
    }
    g.mist(380, 420, '#f1f8d2', 0.24)
  }
  poly(c, '#8a8564', [
    [520, 470],
    [640, 470],
    [900, 675],
    [260, 675],
  ])
  for (let i = 0; i < 16; i++)
    poly(c, alpha(i % 2 ? '#a9a27c' : '#77724f', 0.8), [
      [520 - i * 16, 470 + i * 13],
      [640 + i * 16, 470 + i * 13],
      [644 + i * 16, 476 + i * 13],
      [516 - i * 16, 476 + i * 13],
    ])
  g.person(575, 560, 96, { top: '#f2eee2', legs: '#3c4a40' })
  g.rays(640, -60, '#fdffd6', 12, 0.12, 1.4, 1.5)
  g.finish({ bloom: 0.3, tone: '#e9ffae', vignette: 0.36 })
}

function flowerFields(g) {
  const { c, random } = g
  g.sky(
    [
      [0, '#3f93d4'],
      [0.7, '#b4dcee'],
      [1, '#f6f3d8'],
    ],
    0,
    320,
  )
  g.clouds({ y0: 0, y1: 270, cover: 0.5, scale: 3, shade: '#bfd6e2' })
  g.hill(290, 100, '#86b0b5', '#d5e6cf', { seed: 71, rough: 2.6 })
  g.hill(326, 70, '#5f9a6c', '#b9d488', { seed: 72, rough: 4, woods: 0.5 })
  for (const [x, w] of [
    [760, 86],
    [860, 66],
    [700, 52],
  ])
    g.house(x, 352, w, 40, { roof: '#4a525a' })
  for (let i = 0; i < 22; i++) {
    const t = i / 21
    const y = lerp(348, 690, t ** 1.6)
    g.scatter(
      -10,
      1210,
      y - lerp(2, 22, t),
      y + lerp(4, 34, t),
      ['#ffd60a', '#ffe44d', '#f2b705', '#ffef8a', '#c9c22a'],
      520,
      lerp(1.6, 11, t),
    )
    g.grass(y, y + 8, ['#6f9a34', '#4f7f2c', '#8fb13f'], 130, lerp(4, 40, t))
  }
  poly(c, '#b99a66', [
    [560, 352],
    [580, 352],
    [700, 500],
    [900, 680],
    [520, 680],
    [600, 500],
  ])
  g.scatter(520, 900, 520, 680, ['#d9bd86', '#9a7c4c'], 200, 4)
  g.person(640, 560, 104, { top: '#e84a5f', skirt: true, hat: '#f5e6c8' })
  g.person(700, 566, 66, { top: '#3f8fc4' })
  for (let i = 0; i < 30; i++) g.disc(random() * 1200, random.between(330, 560), 2, 'rgba(255,255,255,.9)')
  g.finish({ bloom: 0.22, tone: '#fff3a0', vignette: 0.24 })
}

function riceTerraces(g) {
  const { c, random } = g
  g.sky(
    [
      [0, '#41608f'],
      [0.5, '#b6a5b5'],
      [0.85, '#ffcf9a'],
      [1, '#ffe9c0'],
    ],
    0,
    300,
  )
  g.clouds({ y0: 0, y1: 240, light: '#ffe6c4', shade: '#8890b0', cover: 0.6, scale: 2.6 })
  g.sun(420, 214, 20, '#fff6df', '#ffc78a')
  g.hill(250, 90, '#8f8fa5', '#e8c7ae', { seed: 81 })
  g.hill(282, 70, '#5d6f78', '#bfae96', { seed: 82, woods: 0.5 })
  g.mist(276, 60, '#ffe8cc', 0.7)
  for (let i = 0; i < 24; i++) {
    const t = i / 23
    const y = lerp(286, 690, t ** 1.35)
    const bend = (x) =>
      y + Math.sin(x * 0.005 + i * 0.42) * lerp(8, 40, t) + (g.fbm(x * 0.004 + i, i * 0.7, 3) - 0.5) * lerp(18, 74, t)
    const edge = []
    for (let x = -10; x <= 1210; x += 12) edge.push([x, bend(x)])
    const gradient = c.createLinearGradient(0, y - 20, 0, y + lerp(14, 50, t))
    const mirror = mix('#ffb873', '#4f73b0', clampT(t * 1.25 - 0.15 + (random() - 0.5) * 0.5))
    gradient.addColorStop(0, mix(mirror, '#fff0d0', 0.42))
    gradient.addColorStop(1, mix(mirror, '#2c3f66', 0.4))
    poly(c, gradient, [...edge, [1210, 700], [-10, 700]])
    c.strokeStyle = mix('#5f6b3c', '#26351f', t)
    c.lineWidth = lerp(2.5, 15, t)
    c.beginPath()
    for (const [k, [x, yy]] of edge.entries()) k ? c.lineTo(x, yy) : c.moveTo(x, yy)
    c.stroke()
    c.strokeStyle = alpha('#b5bd68', 0.6)
    c.lineWidth = lerp(1, 3, t)
    c.beginPath()
    for (const [k, [x, yy]] of edge.entries()) k ? c.lineTo(x, yy - lerp(1, 4, t)) : c.moveTo(x, yy)
    c.stroke()
  }
  g.person(470, 520, 62, { top: '#4a5a80', hat: '#dcbf85' })
  g.person(800, 440, 40, { top: '#8a4a42', hat: '#dcbf85' })
  g.finish({ bloom: 0.28, tone: '#ffd29a', vignette: 0.34 })
}
const clampT = (t) => Math.min(1, Math.max(0, t))

function orchard(g) {
  const { c, random } = g
  g.sky(
    [
      [0, '#4c9bd6'],
      [1, '#dff0ee'],
    ],
    0,
    300,
  )
  g.clouds({ y0: 0, y1: 240, cover: 0.45, scale: 3 })
  g.hill(276, 60, '#8fb4c4', '#cfe1dc', { seed: 91 })
  g.sky(
    [
      [0, '#4d95b5'],
      [1, '#7fb9c4'],
    ],
    286,
    324,
  )
  g.sky(
    [
      [0, '#7f9f4a'],
      [1, '#3f6a2c'],
    ],
    322,
    675,
  )
  g.grass(330, 675, ['#6f9a3c', '#4f7a2c', '#9ab755', '#3a5f24'], 1800, 13)
  const spots = [...Array(26).keys()].map((i) => ({ t: i / 25, x: ((i * 397) % 1240) - 20 }))
  for (const { t, x } of spots) {
    const base = lerp(350, 650, t ** 1.4)
    const h = lerp(50, 300, t ** 1.4)
    g.disc(x, base, h * 0.42, 'rgba(20,40,12,.28)', h * 0.07)
    g.tree(x, base, h, ['#1f4a20', '#3d7a2e', '#86b545'], { spread: 0.46, count: 420 })
    for (let k = 0; k < 26; k++) {
      const a = random() * 7
      const d = Math.sqrt(random())
      const [ox, oy, r] = [x + Math.cos(a) * d * h * 0.42, base - h * 0.66 + Math.sin(a) * d * h * 0.27, h * 0.026]
      const orange = c.createRadialGradient(ox - r * 0.4, oy - r * 0.4, 0, ox, oy, r)
      orange.addColorStop(0, '#ffd98a')
      orange.addColorStop(0.5, '#ff9a1f')
      orange.addColorStop(1, '#c4570a')
      g.disc(ox, oy, r, orange)
    }
  }
  g.person(330, 640, 118, { top: '#2f6fa0', hat: '#e6cf98' })
  poly(c, '#a8763f', [
    [380, 600],
    [470, 600],
    [462, 650],
    [388, 650],
  ])
  for (let k = 0; k < 40; k++)
    g.disc(random.between(386, 464), random.between(588, 604), 8, random.pick(['#ff9a1f', '#ffb13d', '#e87a0c']))
  g.finish({ bloom: 0.16, tone: '#ffe2a0', vignette: 0.3 })
}

function valleyRiver(g) {
  const { c, random } = g
  g.sky(
    [
      [0, '#5fa3cf'],
      [1, '#e6f1e6'],
    ],
    0,
    300,
  )
  g.clouds({ y0: 0, y1: 240, cover: 0.6, scale: 2.6 })
  for (const [i, base] of [240, 280, 320].entries()) {
    g.hill(base, 150, mix('#8db0b8', '#2f6a4c', i / 2), mix('#d0e2d8', '#8fb577', i / 2), {
      seed: 101 + i,
      rough: 2.2,
      woods: i * 0.5,
      bottom: 420,
    })
    g.mist(base + 30, 70, '#f5f7ee', 0.6, i)
  }
  g.water(372, { tint: '#4f9a94', deep: '#134a4c', strength: 0.6, glints: 400, spread: 420, glint: '#f4fff4' })
  for (const side of [-1, 1]) {
    const line = g.line(470, 130, { rough: 2, seed: 110 + side, tilt: side * 3.6 })
    g.shape(line)
    const bank = c.createLinearGradient(0, 380, 0, 675)
    bank.addColorStop(0, '#6f9a45')
    bank.addColorStop(1, '#2f5526')
    c.fillStyle = bank
    c.fill()
  }
  for (let i = 0; i < 42; i++) {
    const x = random() < 0.5 ? random.between(-20, 330) : random.between(880, 1220)
    g.tree(
      x,
      470 + random() * 160,
      random.between(70, 190),
      random.pick([
        ['#1f4a2a', '#3f7d3f', '#9cc25c'],
        ['#26502c', '#4f8a44', '#b3cf6a'],
      ]),
      { count: 220 },
    )
  }
  for (let i = 0; i < 34; i++)
    g.disc(
      random.between(330, 900),
      random.between(500, 670),
      random.between(10, 36),
      random.pick(['#8b938f', '#a9b0a8', '#6d7672']),
      random.between(6, 18),
    )
  g.person(420, 600, 92, { top: '#c8161d', hat: '#c8161d' })
  g.person(480, 606, 88, { top: '#c8161d' })
  g.finish({ bloom: 0.2, tone: '#eaffd0', vignette: 0.3 })
}

function campStars(g) {
  const { c, random } = g
  g.sky(
    [
      [0, '#050817'],
      [0.5, '#121c46'],
      [0.85, '#2f3f74'],
      [1, '#66608c'],
    ],
    0,
    560,
  )
  c.save()
  c.globalCompositeOperation = 'screen'
  c.translate(600, 260)
  c.rotate(-0.62)
  for (let i = 0; i < 5200; i++) {
    const d = (random() + random() + random() - 1.5) * 1.15
    const x = random.between(-900, 900)
    const near = Math.exp(-d * d * 5)
    g.disc(
      x,
      d * 190 + Math.sin(x * 0.006) * 26,
      random() ** 4 * 1.7 + 0.3,
      alpha(random.pick(['#ffffff', '#cfdcff', '#ffe3c4', '#e9c9ff']), near * random() * 0.9),
    )
  }
  for (let i = 0; i < 24; i++)
    g.glow(
      random.between(-760, 760),
      random.between(-60, 60),
      random.between(90, 220),
      random.pick(['#6a6ad0', '#a878c8', '#d8a488']),
      0.11,
    )
  c.restore()
  g.stars(900, 520)
  g.hill(520, 90, '#171d3c', '#3a4372', { seed: 120, rough: 2.6 })
  const line = g.hill(590, 60, '#0b1020', '#05070f', { seed: 121, rough: 2, woods: 0.3 })
  for (const [x, w, colour] of [
    [420, 120, '#ff9d4a'],
    [640, 150, '#ffb866'],
    [860, 104, '#ff8f5a'],
  ]) {
    const b = line[Math.floor(x / 4)] + 26
    g.glow(x, b - w * 0.3, w * 1.7, '#ffae5a', 0.75)
    const tent = c.createLinearGradient(0, b - w * 0.62, 0, b)
    tent.addColorStop(0, '#fff0bd')
    tent.addColorStop(1, colour)
    poly(c, tent, [
      [x - w * 0.62, b],
      [x, b - w * 0.62],
      [x + w * 0.62, b],
    ])
    poly(c, mix(colour, '#6a2a10', 0.5), [
      [x - w * 0.09, b],
      [x, b - w * 0.46],
      [x + w * 0.09, b],
    ])
    stroke(c, 'rgba(60,20,8,.5)', 2, [
      [x, b - w * 0.62],
      [x - w * 0.32, b],
    ])
  }
  g.person(540, line[135] + 34, 58, { top: '#10152a', legs: '#0b0f1f', skin: '#5a4a58' })
  g.person(572, line[143] + 34, 40, { top: '#10152a', legs: '#0b0f1f', skin: '#5a4a58' })
  g.grass(612, 675, ['#141b33', '#0a0f1f', '#22294a'], 700, 18)
  g.finish({ bloom: 0.34, tone: '#8f9aff', vignette: 0.4 })
}

function reeds(g, count, y0, y1, tones, plume, tall = [120, 330]) {
  const { c, random } = g
  for (let i = 0; i < count; i++) {
    const t = i / count
    const [plumed, leafed] = [random() < 0.5, random() < 0.5]
    const x = random() * 1260 - 30
    const base = lerp(y0, y1, t)
    const h = lerp(tall[0], tall[1], t) * random.between(0.6, 1.1)
    const lean = random.between(10, 60) * (0.4 + t)
    c.strokeStyle = random.pick(tones)
    c.lineWidth = 0.8 + t * 2.6
    c.beginPath()
    c.moveTo(x, base)
    c.quadraticCurveTo(x + lean * 0.2, base - h * 0.6, x + lean, base - h)
    c.stroke()
    if (plumed)
      for (let k = 0; k < 12; k++) {
        c.fillStyle = alpha(random.pick(plume), 0.55)
        c.beginPath()
        c.ellipse(
          x + lean + k * 1.6 * (0.4 + t),
          base - h - 10 * t + k * 3.6 * (0.4 + t),
          (3 + t * 7) * (1 - k / 16),
          1.2 + t * 2.4,
          0.75,
          0,
          7,
        )
        c.fill()
      }
    else if (leafed) {
      c.beginPath()
      c.moveTo(x + lean * 0.1, base - h * 0.4)
      c.quadraticCurveTo(x + lean, base - h * 0.62, x + lean + h * 0.26, base - h * 0.46)
      c.stroke()
    }
  }
}

function wetlandReeds(g) {
  g.sky(
    [
      [0, '#6a6f9a'],
      [0.5, '#d79a86'],
      [0.85, '#ffc987'],
      [1, '#ffe6b5'],
    ],
    0,
    360,
  )
  g.clouds({ y0: 0, y1: 320, light: '#ffe0b0', shade: '#99708a', cover: 0.56, scale: 2.6, ly: 0.5 })
  g.sun(850, 300, 30, '#fff6d8', '#ffb964')
  g.hill(352, 44, '#9a7f88', '#f0bd92', { seed: 131, bottom: 362 })
  g.water(360, {
    tint: '#b98a72',
    deep: '#4a3a4a',
    strength: 0.4,
    glint: '#ffe6b0',
    glintX: 850,
    glints: 420,
    spread: 110,
  })
  birds(g, 44, 200, 780, 90, 300, 'rgba(60,44,60,.75)', 11)
  reeds(g, 320, 440, 700, ['#7a5a3a', '#9a7a4a', '#5a4030', '#b8935a'], ['#f5dcae', '#e8c48c', '#fff0cf'])
  g.finish({ bloom: 0.36, tone: '#ffc27a', vignette: 0.38 })
}

function wetlandEgrets(g) {
  g.sky(
    [
      [0, '#8fb8cf'],
      [0.7, '#d5e6e6'],
      [1, '#f7f1df'],
    ],
    0,
    300,
  )
  g.clouds({ y0: 0, y1: 260, cover: 0.5, scale: 2.8, shade: '#b5cad2' })
  g.hill(286, 50, '#96b2b0', '#d3e0d2', { seed: 141, bottom: 306 })
  for (let i = 0; i < 60; i++) g.leaves(i * 21, 300 - g.random() * 16, 22, 20, ['#4a6f55', '#6f936a', '#a9c08a'], 30, 6)
  g.water(304, { tint: '#7fa9ac', deep: '#33646a', strength: 0.5, glint: '#fffdf0', glints: 300, spread: 500 })
  reeds(g, 150, 330, 430, ['#7d9a55', '#5d7d43', '#a5b56a'], ['#e6d9b0'], [30, 80])
  for (let i = 0; i < 13; i++) {
    const t = (i / 12) ** 1.3
    const [x, y, s] = [90 + ((i * 283) % 1030), lerp(400, 590, t), lerp(30, 112, t)]
    g.disc(x, y + s * 0.63, s * 0.5, 'rgba(255,255,255,.25)', s * 0.05)
    g.c.globalAlpha = 0.22
    g.disc(x, y + s * 0.95, s * 0.22, '#ffffff', s * 0.3)
    g.c.globalAlpha = 1
    egret(g, x, y, s)
  }
  for (const [x, y, s, wing] of [
    [380, 170, 84, 0.25],
    [560, 120, 64, 0.05],
    [740, 190, 96, 0.3],
    [900, 110, 56, -0.1],
    [260, 96, 46, 0.1],
  ])
    egret(g, x, y, s, true, wing)
  reeds(g, 60, 640, 710, ['#4f7038', '#6d8f45', '#93ab5a'], ['#d9cf9a'], [80, 190])
  g.finish({ bloom: 0.2, tone: '#e9fff0', vignette: 0.28 })
}

function lotusPond(g) {
  const { c, random } = g
  g.sky([
    [0, '#cfe3d2'],
    [0.4, '#8fb89a'],
    [1, '#2f5f50'],
  ])
  for (let i = 0; i < 60; i++)
    g.leaves(random() * 1200, random() * 150, 80, 40, ['#3f6f4a', '#6f9f62', '#c9df9a'], 40, 12)
  g.blur(9)
  g.water(190, { tint: '#4f8a78', deep: '#133a36', strength: 0.6, glint: '#f2fff0', glints: 160, spread: 500 })
  const leaf = (x, y, r) => {
    g.disc(x + r * 0.1, y + r * 0.12, r, 'rgba(6,28,24,.4)', r * 0.42)
    const gradient = c.createRadialGradient(x - r * 0.2, y - r * 0.12, r * 0.05, x, y, r)
    gradient.addColorStop(0, '#c6e08a')
    gradient.addColorStop(0.5, '#5f9f4d')
    gradient.addColorStop(1, '#2c6a3c')
    g.disc(x, y, r, gradient, r * 0.42)
    for (let k = 0; k < 14; k++) {
      const a = (k / 14) * 7
      stroke(c, 'rgba(225,245,190,.25)', 1.2, [
        [x, y],
        [x + Math.cos(a) * r * 0.93, y + Math.sin(a) * r * 0.39],
      ])
    }
  }
  for (let i = 0; i < 64; i++)
    leaf(random() * 1240 - 20, lerp(226, 660, (i / 63) ** 1.2), lerp(26, 116, i / 63) * random.between(0.7, 1.1))
  const flower = (x, y, s) => {
    stroke(c, '#4f8048', s * 0.07, [
      [x, y + s * 1.5],
      [x + s * 0.04, y],
    ])
    for (const layer of [0, 1, 2])
      for (let k = -3; k <= 3; k++) {
        const a = -Math.PI / 2 + k * (0.36 - layer * 0.06) + (layer === 1 ? 0.15 : 0)
        const l = s * (1 - layer * 0.14)
        const [tx, ty] = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.95]
        const petal = c.createLinearGradient(x, y, tx, ty)
        petal.addColorStop(0, '#fff3f2')
        petal.addColorStop(0.6, '#ffc3d0')
        petal.addColorStop(1, '#e8638c')
        c.fillStyle = petal
        c.beginPath()
        c.moveTo(x, y)
        c.quadraticCurveTo(x + Math.cos(a - 0.4) * l * 0.75, y + Math.sin(a - 0.4) * l * 0.75, tx, ty)
        c.quadraticCurveTo(x + Math.cos(a + 0.4) * l * 0.75, y + Math.sin(a + 0.4) * l * 0.75, x, y)
        c.fill()
      }
    g.disc(x, y - s * 0.16, s * 0.15, '#f6d24c', s * 0.08)
  }
  for (const [x, y, s] of [
    [260, 330, 44],
    [880, 300, 36],
    [1040, 420, 64],
    [620, 400, 92],
    [180, 520, 78],
    [420, 270, 26],
  ])
    flower(x, y, s)
  g.finish({ bloom: 0.24, tone: '#eaffc9', vignette: 0.36 })
}

function riverBoat(g) {
  const { c } = g
  g.sky(
    [
      [0, '#a9c2c6'],
      [0.7, '#dfe7dd'],
      [1, '#f6efdc'],
    ],
    0,
    360,
  )
  for (const [i, base] of [270, 310].entries()) {
    g.hill(base, 130, ['#a3bcc0', '#6d9690'][i], ['#dfe8e2', '#c3d6c6'][i], { seed: 151 + i, rough: 2.2, sharp: 2 })
    g.mist(base + 34, 90, '#f6f5ec', 0.85, i)
  }
  g.hill(352, 50, '#446f62', '#8fb09a', { seed: 155, rough: 5, woods: 0.7, bottom: 364 })
  g.water(362, { tint: '#8fb5b0', deep: '#3f7070', strength: 0.42, glints: 160, spread: 420, glint: '#fffdf0' })
  const [x, b] = [520, 500]
  c.fillStyle = '#3a2d26'
  c.beginPath()
  c.moveTo(x - 150, b - 20)
  c.quadraticCurveTo(x, b + 20, x + 160, b - 26)
  c.quadraticCurveTo(x + 60, b + 34, x - 60, b + 30)
  c.closePath()
  c.fill()
  c.fillStyle = '#6d5238'
  c.beginPath()
  c.moveTo(x - 62, b - 4)
  c.quadraticCurveTo(x - 10, b - 78, x + 46, b - 4)
  c.fill()
  for (let k = 0; k < 6; k++)
    stroke(c, 'rgba(30,20,12,.4)', 2, [
      [x - 50 + k * 18, b - 8],
      [x - 30 + k * 11, b - 40],
    ])
  g.person(x + 92, b - 4, 92, { top: '#3f5a66', hat: '#d9bd84', shadow: 0 })
  stroke(c, '#4a3b2c', 4, [
    [x + 110, b - 60],
    [x + 190, b + 46],
  ])
  reeds(g, 120, 600, 720, ['#5d7a45', '#7f9a55', '#a9b56a'], ['#e9dcb4'], [60, 190])
  for (const [xx, y, s] of [
    [840, 250, 50],
    [930, 220, 40],
    [760, 210, 36],
  ])
    egret(g, xx, y, s, true, 0.2)
  g.mist(380, 60, '#ffffff', 0.6, 6)
  g.finish({ bloom: 0.2, tone: '#f4ffe0', vignette: 0.28 })
}

function viaduct(g, at) {
  const { c } = g
  c.fillStyle = at.tone
  c.fillRect(0, at.y, 1200, 22)
  c.fillStyle = 'rgba(255,255,255,.35)'
  c.fillRect(0, at.y, 1200, 4)
  c.fillStyle = 'rgba(0,0,0,.2)'
  c.fillRect(0, at.y + 16, 1200, 8)
  for (let x = 70; x < 1200; x += 210) {
    poly(c, mix(at.tone, '#3a4a58', 0.18), [
      [x - 46, at.y + 22],
      [x + 46, at.y + 22],
      [x + 18, at.y + 56],
      [x + 16, 640],
      [x - 16, 640],
      [x - 18, at.y + 56],
    ])
    poly(c, 'rgba(0,0,0,.16)', [
      [x + 2, at.y + 40],
      [x + 18, at.y + 56],
      [x + 16, 640],
      [x + 2, 640],
    ])
  }
}

function metroViaduct(g) {
  g.sky(
    [
      [0, '#4a86bd'],
      [0.6, '#b9d6e4'],
      [1, '#fbe6c8'],
    ],
    0,
    460,
  )
  g.clouds({ y0: 0, y1: 330, light: '#fff8ec', shade: '#9db3c8', cover: 0.5, scale: 3 })
  g.towers(430, {
    min: 60,
    max: 240,
    width: [26, 54],
    colour: '#9fb4c4',
    foot: '#e6e2d6',
    cell: 7,
    hump: 0.75,
    side: '#fff0d4',
    sideAlpha: 0.25,
  })
  g.mist(420, 90, '#f8ecd9', 0.5)
  for (let i = 0; i < 60; i++) g.leaves(i * 21, 440, 24, 20, ['#3c5f3a', '#648a45', '#b3c76a'], 30, 6)
  g.sky(
    [
      [0, '#86a554'],
      [1, '#4d7038'],
    ],
    446,
    675,
  )
  viaduct(g, { y: 356, tone: '#d5d6d2' })
  train(g, 150, 288, 900, 66, { cars: 4 })
  for (let x = 40; x < 1200; x += 150)
    stroke(g.c, '#8a949c', 3, [
      [x, 356],
      [x, 250],
      [x + 44, 252],
    ])
  stroke(g.c, '#6a747c', 1.4, [
    [0, 254],
    [1200, 254],
  ])
  reeds(g, 240, 560, 720, ['#8a9a4a', '#b5a95a', '#6d7f3c'], ['#f5e6bd', '#e6cf98'], [50, 190])
  birds(g, 9, 200, 600, 120, 220, 'rgba(50,64,80,.7)', 10)
  g.finish({ bloom: 0.18, tone: '#ffe6bd', vignette: 0.28 })
}

function trainFields(g) {
  g.sky(
    [
      [0, '#51608f'],
      [0.5, '#c08a92'],
      [0.85, '#ffb778'],
      [1, '#ffdf9f'],
    ],
    0,
    400,
  )
  g.clouds({ y0: 0, y1: 340, light: '#ffd6a4', shade: '#7d5f86', cover: 0.55, scale: 2.6, ly: 0.5 })
  g.sun(930, 340, 30, '#fff3d0', '#ffa95c')
  g.hill(372, 80, '#8a6a80', '#e8a882', { seed: 161 })
  g.hill(398, 40, '#5f4f60', '#b8875f', { seed: 162, woods: 0.4 })
  viaduct(g, { y: 420, tone: '#8a6f74' })
  train(g, 60, 366, 720, 52, { dark: 0.38, cars: 4 })
  g.sky(
    [
      [0, '#8a7a3f'],
      [1, '#3f4424'],
    ],
    470,
    675,
  )
  for (let i = 0; i < 26; i++) {
    const y = lerp(474, 690, (i / 25) ** 1.5)
    g.grass(y, y + 12, ['#c9a94a', '#a8883a', '#e6cd74', '#6f6a34'], 220, lerp(6, 38, i / 25), 4)
  }
  viaduct(g, { y: 420, tone: '#8a6f74' })
  g.grass(600, 675, ['#d9bb5c', '#a8883a', '#f0da8a'], 500, 44, 8)
  birds(g, 12, 240, 640, 150, 280, 'rgba(60,40,64,.7)', 10)
  g.finish({ bloom: 0.32, tone: '#ffb878', vignette: 0.38 })
}

function greenway(g) {
  const { c, random } = g
  g.sky([
    [0, '#cfe9f2'],
    [0.5, '#eaf3cf'],
    [1, '#7fa04f'],
  ])
  g.glow(640, 210, 420, '#fffbe0', 0.9)
  for (let i = 0; i < 40; i++)
    g.leaves(random() * 1200, random.between(150, 330), 90, 60, ['#5f8f4a', '#8fb862', '#d9ea9a'], 60, 10)
  g.blur(5)
  g.sky(
    [
      [0, '#9ab85a'],
      [1, '#4d7a34'],
    ],
    370,
    675,
  )
  g.grass(380, 675, ['#7fa445', '#5a8a38', '#a9c25f', '#466f2c'], 1500, 14)
  poly(c, '#b5543c', [
    [610, 366],
    [650, 366],
    [1010, 675],
    [330, 675],
  ])
  poly(c, '#c96a4c', [
    [616, 366],
    [644, 366],
    [930, 675],
    [410, 675],
  ])
  for (let i = 0; i < 9; i++) {
    const t = (i / 9) ** 1.8
    poly(c, 'rgba(255,250,235,.85)', [
      [629 + t * 34, 372 + t * 300],
      [633 + t * 40, 372 + t * 300],
      [634 + t * 46, 384 + t * 330],
      [629 + t * 38, 384 + t * 330],
    ])
  }
  for (let i = 0; i < 12; i++) {
    const t = (i / 11) ** 1.7
    for (const side of [-1, 1])
      g.tree(632 + side * lerp(46, 640, t), lerp(376, 640, t), lerp(70, 620, t), ['#2f5a2a', '#5d9440', '#c3dc72'], {
        count: 460,
        size: lerp(4, 15, t),
      })
  }
  const bike = (x, y, s, top) => {
    for (const k of [-0.42, 0.42]) {
      c.strokeStyle = '#2a2f36'
      c.lineWidth = s * 0.035
      c.beginPath()
      c.arc(x + k * s, y - s * 0.22, s * 0.22, 0, 7)
      c.stroke()
    }
    stroke(c, '#d9d9d4', s * 0.035, [
      [x - s * 0.42, y - s * 0.22],
      [x - s * 0.05, y - s * 0.24],
      [x + s * 0.3, y - s * 0.6],
      [x - s * 0.15, y - s * 0.58],
      [x - s * 0.05, y - s * 0.24],
    ])
    stroke(c, '#d9d9d4', s * 0.035, [
      [x + s * 0.42, y - s * 0.22],
      [x + s * 0.28, y - s * 0.72],
    ])
    stroke(c, '#2c3440', s * 0.1, [
      [x - s * 0.15, y - s * 0.66],
      [x + s * 0.1, y - s * 0.45],
      [x - s * 0.02, y - s * 0.2],
    ])
    stroke(c, top, s * 0.17, [
      [x - s * 0.14, y - s * 0.72],
      [x + s * 0.04, y - s * 1.08],
    ])
    stroke(c, top, s * 0.07, [
      [x + s * 0.04, y - s * 1.06],
      [x + s * 0.26, y - s * 0.76],
    ])
    g.disc(x + s * 0.1, y - s * 1.25, s * 0.11, '#e6b795')
    g.disc(x + s * 0.09, y - s * 1.3, s * 0.12, '#f4f4f0', s * 0.08)
  }
  bike(560, 560, 110, '#c8161d')
  bike(720, 600, 130, '#2f6fa0')
  g.person(650, 440, 50, { top: '#e0a63c', step: 1 })
  g.rays(640, 120, '#fffde0', 10, 0.1, 1.7, 1.5)
  g.finish({ bloom: 0.26, tone: '#f4ffc0', vignette: 0.3 })
}

function kites(g) {
  const { c, random } = g
  g.sky(
    [
      [0, '#2f8ad2'],
      [0.6, '#8fcdf0'],
      [1, '#f1f6e4'],
    ],
    0,
    520,
  )
  g.clouds({ y0: 0, y1: 400, cover: 0.55, scale: 2.4, shade: '#b5d2e6' })
  g.sky(
    [
      [0, '#3f9ab0'],
      [1, '#7fc4c4'],
    ],
    486,
    520,
  )
  g.shape(g.line(530, 26, { seed: 171, rough: 2 }))
  const lawn = c.createLinearGradient(0, 510, 0, 675)
  lawn.addColorStop(0, '#a5c45a')
  lawn.addColorStop(1, '#4f8a36')
  c.fillStyle = lawn
  c.fill()
  g.grass(540, 675, ['#86b048', '#5f9a3c', '#b9d36c'], 900, 12)
  const tones = ['#e8432e', '#ffc233', '#2f8fd0', '#7a52c7', '#f07f3c', '#2fae87', '#ff6f9a']
  for (let i = 0; i < 26; i++) {
    const [x, y, s] = [random() * 1160 + 20, random.between(40, 380), random.between(14, 46)]
    const [a, b] = [random.pick(tones), random.pick(tones)]
    const turn = random.between(-0.5, 0.5)
    const p = (dx, dy) => [
      x + (dx * Math.cos(turn) - dy * Math.sin(turn)) * s,
      y + (dx * Math.sin(turn) + dy * Math.cos(turn)) * s,
    ]
    stroke(c, 'rgba(60,70,90,.35)', 0.8, [p(0, 0.4), [lerp(x, 600, 0.5), 540]])
    poly(c, a, [p(0, -1), p(0.72, -0.1), p(0, 0)])
    poly(c, b, [p(0, -1), p(-0.72, -0.1), p(0, 0)])
    poly(c, mix(b, '#ffffff', 0.25), [p(0.72, -0.1), p(0, 1.1), p(0, 0)])
    poly(c, mix(a, '#ffffff', 0.2), [p(-0.72, -0.1), p(0, 1.1), p(0, 0)])
    c.strokeStyle = a
    c.lineWidth = s * 0.07
    c.beginPath()
    c.moveTo(...p(0, 1.1))
    c.bezierCurveTo(...p(0.5, 1.6), ...p(-0.5, 2.1), ...p(0.2, 2.8))
    c.stroke()
  }
  for (let i = 0; i < 14; i++)
    g.person(70 + i * 82 + random() * 40, 570 + random() * 76, 58 + random() * 30, {
      top: tones[i % 7],
      arm: i % 2 ? -3 : 0.5,
    })
  g.finish({ bloom: 0.16, tone: '#fff6c0', vignette: 0.22 })
}

export const land = {
  'skyline-dawn': (g) => skyline(g, 'dawn'),
  'skyline-noon': (g) => skyline(g, 'noon'),
  'skyline-golden': (g) => skyline(g, 'golden'),
  'skyline-blue': (g) => skyline(g, 'blue'),
  'skyline-night': (g) => skyline(g, 'night'),
  'skyline-rain': skylineRain,
  'skyline-fog': skylineFog,
  fireworks,
  'tea-terraces': teaTerraces,
  'tea-dawn': teaDawn,
  'hills-mist': hillsMist,
  'hills-autumn': hillsAutumn,
  'hills-snow': hillsSnow,
  bamboo,
  'flower-fields': flowerFields,
  'rice-terraces': riceTerraces,
  orchard,
  'valley-river': valleyRiver,
  'camp-stars': campStars,
  'wetland-reeds': wetlandReeds,
  'wetland-egrets': wetlandEgrets,
  'lotus-pond': lotusPond,
  'river-boat': riverBoat,
  'metro-viaduct': metroViaduct,
  'train-fields': trainFields,
  greenway,
  kites,
}
export { fishingBoat, lamp }
