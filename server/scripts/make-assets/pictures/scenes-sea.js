import { alpha, lerp, mix } from './paint.js'
import { birds, cableBridge, cargoShip, crane, fishingBoat, lighthouse, poly, sail, stroke, turbine } from './props.js'

const hours = {
  dawn: {
    sky: [
      [0, '#2c4570'],
      [0.4, '#7d86b0'],
      [0.68, '#f0a98e'],
      [0.9, '#ffd9a8'],
      [1, '#fff0cf'],
    ],
    far: '#8b86a8',
    near: '#3d4766',
    town: '#6b6c90',
    light: '#ffd7ae',
    shade: '#6b6a94',
    glint: '#ffe0b0',
    tint: '#6c6f95',
    deep: '#232f4d',
    sun: [820, 372, 21, '#fff3d6', '#ffb27a'],
    lit: 0.12,
  },
  noon: {
    sky: [
      [0, '#1f6fb8'],
      [0.55, '#69b1e2'],
      [1, '#d6edf6'],
    ],
    far: '#8fb2c8',
    near: '#3d6478',
    town: '#7f9db0',
    light: '#ffffff',
    shade: '#a9c2d6',
    glint: '#ffffff',
    tint: '#2b7fa3',
    deep: '#0e4a68',
    lit: 0,
  },
  golden: {
    sky: [
      [0, '#3b4a78'],
      [0.35, '#a8688a'],
      [0.62, '#ef8354'],
      [0.86, '#ffb958'],
      [1, '#ffe29a'],
    ],
    far: '#a06a72',
    near: '#3a2c3d',
    town: '#6f4a58',
    light: '#ffc98a',
    shade: '#6f4668',
    glint: '#ffd27d',
    tint: '#b0664f',
    deep: '#2b1f33',
    sun: [430, 368, 27, '#fff2c2', '#ffa648'],
    lit: 0.06,
  },
  night: {
    sky: [
      [0, '#060b1c'],
      [0.6, '#122146'],
      [1, '#2a3f6e'],
    ],
    far: '#1f2f54',
    near: '#0c1428',
    town: '#15213f',
    light: '#3a4c78',
    shade: '#141f3d',
    glint: '#ffd692',
    tint: '#10204a',
    deep: '#050a18',
    lit: 0.5,
  },
}

/** One place at four hours: the video of the harbour fades from one to the next. */
function harbour(g, hour) {
  const { c } = g
  const h = hours[hour]
  const y = 400
  g.sky(h.sky, 0, y + 6)
  if (hour === 'night') {
    g.stars(420, 330)
    g.glow(960, 90, 200, '#c9d8ff', 0.5)
    g.disc(960, 90, 22, '#eef2ff')
  }
  g.clouds({
    y0: 10,
    y1: 350,
    light: h.light,
    shade: h.shade,
    cover: hour === 'noon' ? 0.52 : 0.56,
    scale: 3.4,
    strength: hour === 'night' ? 0.55 : 0.9,
    lx: h.sun ? (h.sun[0] - 600) / 1500 : 0.2,
    ly: hour === 'noon' ? -0.6 : 0.5,
  })
  if (h.sun) g.sun(...h.sun)
  g.hill(392, 70, mix(h.far, h.sky[2][1], 0.3), h.far, { rough: 3, seed: 1, bottom: y })
  g.hill(400, 46, h.far, mix(h.far, h.sky.at(-1)[1], 0.5), { rough: 5, seed: 2, bottom: y })
  g.towers(y, {
    min: 26,
    max: 150,
    width: [12, 30],
    colour: h.town,
    foot: mix(h.town, h.sky.at(-1)[1], 0.4),
    lit: h.lit,
    from: 560,
    to: 1220,
    cell: 5,
    hump: 0.55,
    sideAlpha: h.sun ? 0.16 : 0.07,
    side: h.light,
  })
  g.mist(394, 60, h.sky.at(-1)[1], hour === 'night' ? 0.25 : 0.6)
  for (const [x, size] of [
    [120, 170],
    [232, 178],
    [352, 168],
  ])
    crane(g, x, y, size, h.near, 0.03)
  cargoShip(g, 30, y + 3, 350, {
    hull: mix('#23313f', h.near, 0.5),
    shade: hour === 'night' ? 0.72 : hour === 'noon' ? 0.1 : 0.42,
  })
  if (hour === 'night')
    for (const [x, yy] of [
      [120, 280],
      [232, 272],
      [352, 283],
      [180, 360],
      [300, 362],
      [60, 368],
    ]) {
      g.glow(x, yy, 90, '#ffcf80', 0.7)
      g.disc(x, yy, 2.4, '#fff3cf')
    }
  lighthouse(g, 1085, y + 2, 128, { body: mix('#f3efe6', h.near, hour === 'noon' ? 0 : 0.35), side: -1 })
  poly(c, mix(h.near, '#000000', 0.1), [
    [980, y + 5],
    [1020, y - 5],
    [1200, y - 9],
    [1200, y + 8],
  ])
  g.water(y + 4, {
    tint: h.tint,
    deep: h.deep,
    strength: hour === 'noon' ? 0.6 : 0.42,
    glint: h.glint,
    glintX: h.sun?.[0] ?? 900,
    glints: hour === 'noon' ? 300 : 340,
    spread: hour === 'noon' ? 500 : 110,
  })
  if (hour === 'night') lighthouse(g, 1085, y + 2, 128, { on: 0.8, body: '#8f94a3', side: -1 })
  fishingBoat(g, 640, 500, 110, { dark: hour === 'noon' ? 0.05 : 0.55 })
  fishingBoat(g, 850, 452, 58, { hull: '#8b3a2c', dark: hour === 'noon' ? 0.1 : 0.6 })
  if (hour !== 'night') birds(g, 14, 420, 900, 120, 300, alpha(h.near, 0.7), 9)
  g.finish({ bloom: hour === 'noon' ? 0.12 : 0.3, tone: h.light, vignette: hour === 'night' ? 0.5 : 0.32 })
}

function seaBridge(g, night) {
  const { c } = g
  const y = 455
  g.sky(
    night
      ? [
          [0, '#050a1d'],
          [0.55, '#13254f'],
          [1, '#40548a'],
        ]
      : [
          [0, '#33507f'],
          [0.38, '#8f93bd'],
          [0.7, '#f5b39a'],
          [1, '#ffe7bd'],
        ],
    0,
    y + 5,
  )
  if (night) g.stars(520, 380)
  g.clouds({
    y0: 0,
    y1: 400,
    light: night ? '#4a5c8c' : '#ffdcc0',
    shade: night ? '#152242' : '#7d7ba5',
    cover: 0.5,
    scale: 3,
    strength: 0.75,
    ly: 0.5,
    lx: -0.3,
  })
  if (!night) g.sun(300, 420, 24, '#fff4da', '#ffb27e')
  g.hill(448, 56, night ? '#1c2c55' : '#9a92b4', night ? '#24386a' : '#e4b9b0', { seed: 4, bottom: y })
  g.towers(y, {
    min: 14,
    max: 62,
    width: [9, 20],
    colour: night ? '#152145' : '#948aa9',
    lit: night ? 0.6 : 0,
    from: 760,
    to: 1210,
    cell: 4.5,
  })
  g.mist(440, 90, night ? '#4a5e96' : '#ffe0c6', 0.55)
  cableBridge(
    g,
    y,
    [
      [335, 0.98],
      [845, 0.98],
    ],
    {
      deck: y - 66,
      height: 300,
      colour: night ? '#c9d3e6' : '#f2e6dd',
      cable: night ? '#ffe2a8' : '#fff2e4',
      lit: night,
      reach: 0.21,
      thick: 8,
    },
  )
  for (let x = 40; x < 1200; x += 86)
    if (Math.abs(x - 335) > 40 && Math.abs(x - 845) > 40)
      poly(c, night ? '#3a4768' : '#b7a6ac', [
        [x - 6, y - 58],
        [x + 6, y - 58],
        [x + 8, y + 4],
        [x - 8, y + 4],
      ])
  if (night)
    for (let x = 10; x < 1200; x += 26) {
      g.glow(x, y - 71, 26, x % 4 ? '#ffd183' : '#ff8d6a', 0.75)
      g.disc(x, y - 71, 1.5, '#fff6dd')
    }
  else {
    stroke(c, '#5a4b58', 3, [
      [566, y - 150],
      [566, y - 66],
    ])
    stroke(c, '#5a4b58', 3, [
      [614, y - 150],
      [614, y - 66],
    ])
    poly(c, '#c7412f', [
      [552, y - 156],
      [628, y - 156],
      [628, y - 146],
      [552, y - 146],
    ])
  }
  g.water(y, {
    tint: night ? '#122349' : '#9c8ba6',
    deep: night ? '#060b1c' : '#33406a',
    strength: 0.42,
    glint: night ? '#ffd998' : '#ffe6c4',
    glintX: night ? 600 : 300,
    glints: 420,
    spread: night ? 560 : 120,
  })
  fishingBoat(g, 930, 560, 120, { dark: night ? 0.75 : 0.4, hull: '#35608a' })
  if (!night) birds(g, 18, 380, 900, 90, 280, 'rgba(60,56,84,.7)', 9)
  g.finish({ bloom: night ? 0.36 : 0.28, tone: night ? '#6d86d8' : '#ffcfa8', vignette: 0.4 })
}

function regatta(g) {
  const y = 330
  g.sky(
    [
      [0, '#2a7fc4'],
      [0.6, '#7fc1e8'],
      [1, '#e4f3f5'],
    ],
    0,
    y + 4,
  )
  g.clouds({ y0: 0, y1: 300, cover: 0.55, scale: 3, shade: '#a5c3da' })
  g.hill(326, 44, '#86a9bb', '#bfd6dd', { seed: 3, bottom: y })
  g.hill(332, 22, '#5d8a91', '#9dbfc4', { seed: 8, rough: 7, bottom: y })
  g.water(y, { tint: '#2f8db2', deep: '#0c4a70', strength: 0.72, ripple: 1.2, glints: 700, spread: 620 })
  const tones = [
    ['#ffffff', '#eef3f6'],
    ['#ffffff', '#d9472f'],
    ['#fdf6e6', '#f3c64f'],
    ['#ffffff', '#2f7fb8'],
    ['#fff8ee', '#f08a3c'],
    ['#ffffff', '#4aa27d'],
  ]
  const fleet = Array.from({ length: 34 }, (_, i) => ({ t: i / 33, x: g.random.between(-20, 1220) }))
  for (const { t, x } of fleet) {
    const [colour, second] = g.random.pick(tones)
    const base = lerp(y + 6, 610, t ** 1.9)
    const h = lerp(26, 230, t ** 1.7)
    g.c.save()
    g.c.globalAlpha = 0.16
    g.c.translate(0, base * 2 - h * 0.02)
    g.c.scale(1, -0.55)
    g.c.translate(0, -base * 0.55 - base * 0.45)
    g.c.restore()
    g.disc(x, base, h * 0.34, alpha('#e8f6fb', 0.35), h * 0.03)
    sail(g, x, base, h, { colour, second, lean: g.random.between(0.05, 0.14) })
  }
  g.finish({ bloom: 0.12, tone: '#fff2d0', toneAlpha: 0.14, vignette: 0.26 })
}

function fishingFleet(g) {
  const y = 352
  g.sky(
    [
      [0, '#2f4f86'],
      [0.5, '#8aa6c8'],
      [0.8, '#f6d4ab'],
      [1, '#ffeccb'],
    ],
    0,
    y + 4,
  )
  g.clouds({ y0: 0, y1: 330, light: '#fff0d8', shade: '#7b8db2', cover: 0.6, scale: 2.6 })
  g.sun(760, 318, 18, '#fff6df', '#ffc98c')
  g.hill(350, 48, '#7b8fae', '#d8c6b8', { seed: 6, bottom: y })
  g.water(y, {
    tint: '#5a7a97',
    deep: '#173350',
    strength: 0.5,
    glint: '#ffe6bb',
    glintX: 760,
    glints: 420,
    spread: 170,
  })
  const hulls = ['#2c5f8a', '#234a6e', '#3b7a74', '#8a3a2c', '#38526b']
  for (let i = 0; i < 19; i++) {
    const t = (i / 18) ** 1.6
    const base = lerp(y + 12, 600, t)
    const l = lerp(34, 300, t)
    const x = 560 + Math.sin(i * 1.9) * lerp(320, 420, t) - l * 0.4
    g.disc(x + l * 0.4, base, l * 0.6, alpha('#eef5f8', 0.35), l * 0.035)
    g.disc(x + l * 0.02, base + 1, l * 0.3, alpha('#ffffff', 0.4), l * 0.028)
    fishingBoat(g, x, base, l, { hull: hulls[i % 5], dark: 0.3 * (1 - t) + 0.08 })
  }
  birds(g, 26, 200, 1000, 60, 300, 'rgba(40,48,66,.65)', 10)
  g.finish({ bloom: 0.26, tone: '#ffd9a6', vignette: 0.34 })
}

function fishingPort(g) {
  const { c, random } = g
  const y = 420
  g.sky(
    [
      [0, '#0a1226'],
      [1, '#22365c'],
    ],
    0,
    y,
  )
  g.stars(160, 200)
  g.towers(y - 40, { min: 20, max: 80, width: [20, 44], colour: '#16213a', lit: 0.4, cell: 6 })
  for (let i = 0; i < 7; i++)
    fishingBoat(g, -60 + i * 190 + random() * 30, y + 14, 200 + random() * 40, {
      hull: ['#2c5f8a', '#7b3326', '#2f6a63'][i % 3],
      dark: 0.28,
    })
  g.water(y + 10, {
    tint: '#1c3556',
    deep: '#0a1426',
    strength: 0.4,
    glint: '#ffe3a8',
    glintX: 600,
    glints: 260,
    spread: 560,
    bottom: 530,
  })
  g.sky(
    [
      [0, '#4b4a4c'],
      [1, '#242428'],
    ],
    528,
    675,
  )
  for (let i = 0; i < 120; i++)
    g.disc(
      random() * 1200,
      random.between(532, 675),
      random.between(10, 60),
      alpha('#ffdf9e', 0.05),
      random.between(2, 5),
    )
  for (let i = 0; i < 16; i++) {
    const x = i * 80 - 20 + random() * 20
    const by = 560 + (i % 3) * 34
    for (let k = 0; k < 1 + (i % 3); k++) {
      poly(c, mix('#2b6fb0', '#ffffff', k * 0.06), [
        [x, by - k * 22],
        [x + 62, by - k * 22],
        [x + 57, by + 24 - k * 22],
        [x + 5, by + 24 - k * 22],
      ])
      g.scatter(x + 4, x + 58, by - 7 - k * 22, by + 2 - k * 22, ['#dfe8ec', '#b9c9d2', '#f3f6f7', '#e7b3a4'], 46, 5)
    }
  }
  for (const [i, by] of [
    [0, 600],
    [1, 552],
    [3, 640],
    [4, 566],
    [6, 612],
    [7, 560],
    [8, 648],
  ])
    g.person(90 + i * 128 + random() * 50, by, 116 + random() * 20, {
      top: random.pick(['#e0762f', '#2f6fa0', '#d8b23c', '#4f6a5a']),
      legs: '#26313c',
      hat: random() > 0.5 ? '#d8b23c' : undefined,
    })
  for (const x of [160, 480, 800, 1110]) {
    stroke(c, '#2b3442', 5, [
      [x, 540],
      [x, 190],
      [x + 34, 184],
    ])
    g.glow(x + 34, 190, 230, '#ffd894', 0.7)
    g.disc(x + 34, 190, 6, '#fffaf0')
  }
  g.finish({ bloom: 0.34, tone: '#ffcf8f', vignette: 0.5 })
}

function containerPort(g) {
  const { c } = g
  const y = 470
  g.sky(
    [
      [0, '#3f7fb5'],
      [0.6, '#a9cfe4'],
      [1, '#f4e9d4'],
    ],
    0,
    y,
  )
  g.clouds({ y0: 0, y1: 330, cover: 0.48, scale: 3.2, shade: '#a3b9cb' })
  g.hill(440, 60, '#93aebd', '#d7dfdd', { seed: 5, bottom: y })
  g.mist(430, 80, '#f4ede0', 0.6)
  for (const [x, h, tone] of [
    [690, 250, '#9fb3c0'],
    [820, 256, '#9fb3c0'],
    [960, 262, '#8ca4b4'],
    [1110, 270, '#8ca4b4'],
  ])
    crane(g, x, y, h, tone, 0.02)
  for (const [x, h, up] of [
    [330, 400, 0.02],
    [620, 410, 0.9],
  ])
    crane(g, x, y + 24, h, '#c4452f', up)
  cargoShip(g, -160, y + 26, 640, { hull: '#1f3a56', shade: 0.05 })
  g.water(y + 22, {
    tint: '#3d7894',
    deep: '#123a52',
    strength: 0.55,
    glints: 240,
    spread: 500,
    glint: '#fff4df',
    bottom: 580,
  })
  poly(c, '#8f8a80', [
    [0, 578],
    [1200, 566],
    [1200, 675],
    [0, 675],
  ])
  poly(c, '#b3aca0', [
    [0, 574],
    [1200, 562],
    [1200, 570],
    [0, 584],
  ])
  c.save()
  c.translate(0, 4)
  for (const [x, cols, rows, w, h] of [[560, 7, 4, 92, 26]]) {
    const tones = ['#c0492f', '#2f6a98', '#dda63f', '#4c8060', '#9aa5ae', '#7a3846']
    for (let i = 0; i < cols; i++)
      for (let j = 0; j < rows - ((i * 7) % 3); j++) {
        const tone = g.random.pick(tones)
        const [left, top] = [x + i * w, 640 - (j + 1) * h]
        const gradient = c.createLinearGradient(left, top, left, top + h)
        gradient.addColorStop(0, mix(tone, '#ffffff', 0.16))
        gradient.addColorStop(1, mix(tone, '#000000', 0.2))
        c.fillStyle = gradient
        c.fillRect(left, top, w - 2, h - 1.5)
        c.fillStyle = alpha('#000000', 0.12)
        for (let k = 4; k < w - 4; k += 6) c.fillRect(left + k, top + 2, 2, h - 5)
      }
  }
  c.restore()
  for (const x of [120, 300, 470]) {
    poly(c, '#f2f0ea', [
      [x, 606],
      [x + 26, 606],
      [x + 34, 622],
      [x + 34, 636],
      [x, 636],
    ])
    poly(c, g.random.pick(['#2f6a98', '#c0492f', '#4c8060']), [
      [x - 92, 600],
      [x - 4, 600],
      [x - 4, 632],
      [x - 92, 632],
    ])
    for (const k of [-80, -60, 8, 24]) g.disc(x + k, 639, 6, '#22262b')
  }
  birds(g, 10, 500, 1000, 60, 220)
  g.finish({ bloom: 0.12, tone: '#ffe2b4', vignette: 0.28 })
}

function lighthouseDusk(g) {
  const { c } = g
  const y = 462
  g.sky(
    [
      [0, '#16214f'],
      [0.4, '#4a4a88'],
      [0.68, '#c0668a'],
      [0.88, '#ff9d6f'],
      [1, '#ffd08f'],
    ],
    0,
    y + 4,
  )
  g.stars(160, 180)
  g.clouds({ y0: 30, y1: 430, light: '#ffab86', shade: '#3c3d72', cover: 0.55, scale: 2.6, ly: 0.7 })
  g.hill(458, 30, '#5c4f80', '#c77f86', { seed: 7, bottom: y })
  const line = g.line(478, 80, { rough: 3, seed: 3, tilt: 2.4 })
  g.water(y, {
    tint: '#7a5580',
    deep: '#1b1f47',
    strength: 0.42,
    glint: '#ffcf9c',
    glintX: 330,
    glints: 360,
    spread: 160,
  })
  g.shape(line)
  const rock = c.createLinearGradient(0, 380, 0, 675)
  rock.addColorStop(0, '#33284a')
  rock.addColorStop(1, '#120e22')
  c.fillStyle = rock
  c.fill()
  g.grass(420, 675, ['#3f3152', '#2a2140', '#55406a', '#6d4a66'], 900, 16, 5)
  lighthouse(g, 905, line[226] + 8, 300, { on: 1, body: '#ecd9d2', side: -1 })
  g.house(968, line[254] + 4, 92, 44, { wall: '#c9b3b6', roof: '#3a2f4a', glow: 1 })
  g.person(800, line[200] + 4, 40, { top: '#2c2540', legs: '#1a1630', step: 0.4 })
  birds(g, 8, 200, 600, 120, 260, 'rgba(30,24,58,.7)', 9)
  g.finish({ bloom: 0.34, tone: '#ff9d8a', vignette: 0.46 })
}

function lighthouseStorm(g) {
  const { c, random } = g
  const y = 400
  g.sky(
    [
      [0, '#1a232b'],
      [0.6, '#46545c'],
      [1, '#7b8a8c'],
    ],
    0,
    y + 5,
  )
  g.clouds({ y0: -60, y1: 320, light: '#8c9aa0', shade: '#1c252d', cover: 0.9, scale: 2.2, soft: 0.4 })
  g.clouds({ y0: 60, y1: 420, light: '#a4b0b2', shade: '#2b363d', cover: 0.7, scale: 4, shift: 7, strength: 0.7 })
  g.water(y, {
    tint: '#4c5e64',
    deep: '#141e24',
    strength: 0.75,
    ripple: 2.6,
    glint: '#cfdcdc',
    glints: 300,
    spread: 600,
  })
  for (let i = 0; i < 8; i++) {
    const base = 430 + i * 34
    const line = g.line(base, 26 + i * 9, { rough: 6 - i * 0.4, seed: 20 + i })
    g.shape(line)
    const wave = c.createLinearGradient(0, base - 40, 0, base + 80)
    wave.addColorStop(0, mix('#9fb2b4', '#5b6c70', i / 8))
    wave.addColorStop(1, mix('#43545a', '#18242a', i / 8))
    c.fillStyle = wave
    c.fill()
    for (const [k, yy] of line.entries())
      if (random() > 0.62)
        g.disc(k * 4, yy + random() * 6, random() * (3 + i), alpha('#f2f7f6', 0.4 + random() * 0.4), random() * 3 + 1)
  }
  poly(c, '#20282d', [
    [640, 675],
    [700, 560],
    [760, 530],
    [880, 520],
    [960, 545],
    [1040, 620],
    [1080, 675],
  ])
  for (let i = 0; i < 60; i++)
    g.disc(
      random.between(680, 1040),
      random.between(540, 675),
      random.between(8, 26),
      alpha(random() > 0.5 ? '#3a454b' : '#12181c', 0.5),
      random.between(5, 14),
    )
  lighthouse(g, 835, 532, 380, { on: 0.9, body: '#d8d8d2', side: -1 })
  for (let i = 0; i < 520; i++) {
    const a = random() * Math.PI
    const d = random() ** 0.6 * 190
    g.disc(
      690 + Math.cos(a) * d * 0.9,
      580 - Math.sin(a) * d,
      random() * 4 + 0.6,
      alpha('#ffffff', 0.22 + random() * 0.4),
    )
  }
  g.mist(560, 200, '#dfe8e8', 0.4)
  g.rain(760, 0.24, 0.55)
  g.finish({ bloom: 0.22, tone: '#7fa0aa', vignette: 0.52 })
}

function islandMist(g) {
  const y = 420
  g.sky(
    [
      [0, '#9db8c4'],
      [0.6, '#d3e0df'],
      [1, '#f4efe2'],
    ],
    0,
    y + 5,
  )
  g.sun(300, 170, 30, '#fffdf4', '#fff2d4')
  for (const [base, h, top, foot, seed] of [
    [400, 150, '#a9c0c4', '#dde6e2', 31],
    [412, 190, '#86a5aa', '#cfdcd8', 32],
    [424, 130, '#5f868a', '#b8ccc8', 33],
  ]) {
    g.hill(base, h, top, foot, { rough: 2.6, seed, bottom: y, woods: 0.2 })
    g.mist(base - 26, 110, '#f3f4ee', 0.85, seed)
  }
  g.hill(428, 66, '#3f6a68', '#8fb0a8', { rough: 5, seed: 37, bottom: y, woods: 0.6, tilt: 2.4 })
  g.water(y + 2, {
    tint: '#8fb0b4',
    deep: '#3f6a75',
    strength: 0.42,
    glint: '#fff9e6',
    glintX: 320,
    glints: 260,
    spread: 160,
  })
  fishingBoat(g, 700, 520, 90, { dark: 0.25, hull: '#3d6a72' })
  sail(g, 420, 470, 60, { colour: '#fdf8ec' })
  birds(g, 22, 420, 980, 120, 320, 'rgba(60,84,90,.6)', 9)
  g.mist(430, 60, '#ffffff', 0.6, 4)
  g.finish({ bloom: 0.24, tone: '#fff0cf', vignette: 0.24 })
}

function beach(g) {
  const { c, random } = g
  const y = 300
  g.sky(
    [
      [0, '#1f86cf'],
      [0.6, '#7cc7ec'],
      [1, '#e6f6f4'],
    ],
    0,
    y + 3,
  )
  g.clouds({ y0: 0, y1: 270, cover: 0.48, scale: 3, shade: '#b3cfe2' })
  g.hill(298, 40, '#7fb0b8', '#b5d7d4', { seed: 9, bottom: y, tilt: -2 })
  g.water(y, { tint: '#21a3b5', deep: '#0e6f95', strength: 0.85, glints: 420, spread: 620, bottom: 470 })
  for (let i = 0; i < 5; i++) {
    const line = g.line(430 + i * 15, 26, { rough: 2.4, seed: 60 + i, tilt: 1.6 })
    g.shape(line)
    c.fillStyle = i < 4 ? alpha(i % 2 ? '#ffffff' : '#bfe9e6', 0.55) : '#ead7ad'
    c.fill()
  }
  const line = g.line(500, 26, { rough: 2.4, seed: 64, tilt: 1.6 })
  g.shape(line)
  const sand = c.createLinearGradient(0, 470, 0, 675)
  sand.addColorStop(0, '#d8bf8f')
  sand.addColorStop(0.25, '#f0dcb0')
  sand.addColorStop(1, '#e2c690')
  c.fillStyle = sand
  c.fill()
  for (let i = 0; i < 1600; i++)
    g.disc(random() * 1200, random.between(510, 675), random() * 2, alpha(random() > 0.5 ? '#b8935a' : '#fff3d6', 0.3))
  const stripes = ['#e2553d', '#f1b53d', '#2f8fc0', '#3fa37d', '#ef7f9a']
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    const [x, by, r] = [60 + ((i * 331) % 1120), lerp(500, 640, t), lerp(26, 78, t)]
    g.disc(x + r * 0.5, by + 4, r * 1.0, 'rgba(90,60,20,.2)', r * 0.16)
    stroke(c, '#8a6a48', r * 0.05, [
      [x, by + 4],
      [x, by - r * 1.6],
    ])
    for (let k = 0; k < 6; k++) {
      const [a, b] = [-1 + k / 3, -1 + (k + 1) / 3]
      poly(c, k % 2 ? '#fbf7ee' : stripes[i % 5], [
        [x + a * r, by - r * 1.25],
        [x, by - r * 1.85],
        [x + b * r, by - r * 1.25],
      ])
    }
    if (i % 2) g.person(x + r * 1.1, by + 6, r * 0.95, { top: stripes[(i + 2) % 5], legs: '#e6b795' })
  }
  for (let i = 0; i < 24; i++) g.disc(random() * 1200, random.between(330, 440), 2.6, '#5a3b2c')
  g.finish({ bloom: 0.14, tone: '#ffedc0', vignette: 0.24 })
}

function promenade(g) {
  const { c, random } = g
  const y = 372
  g.sky(
    [
      [0, '#4f7fb0'],
      [0.5, '#a9c6da'],
      [0.85, '#ffdcae'],
      [1, '#fff0d2'],
    ],
    0,
    y + 4,
  )
  g.clouds({ y0: 0, y1: 330, light: '#fff2de', shade: '#8ea3bd', cover: 0.5, scale: 3 })
  g.sun(210, 330, 18, '#fff8e4', '#ffcd90')
  g.towers(y, {
    min: 40,
    max: 190,
    width: [18, 40],
    colour: '#8fa0b4',
    foot: '#d9cdc2',
    from: 380,
    cell: 6,
    side: '#ffe9c4',
    sideAlpha: 0.22,
  })
  g.water(y, {
    tint: '#6d93ac',
    deep: '#2c5570',
    strength: 0.45,
    glint: '#ffe9c0',
    glintX: 210,
    glints: 320,
    spread: 130,
    bottom: 520,
  })
  poly(c, '#b9ad9b', [
    [0, 560],
    [1200, 470],
    [1200, 675],
    [0, 675],
  ])
  poly(c, '#d5cab6', [
    [0, 590],
    [1200, 492],
    [1200, 520],
    [0, 632],
  ])
  for (let i = 0; i < 22; i++)
    stroke(c, alpha('#6b5f50', 0.25), 1.4, [
      [i * 62, 640 - i * 4.6],
      [i * 62 - 60, 675],
    ])
  for (let i = 0; i < 13; i++) {
    const x = i * 98 + 10
    const by = 566 - i * 7.6
    stroke(c, '#56616b', 4, [
      [x, by],
      [x, by - 44],
    ])
  }
  for (const k of [44, 26, 10])
    stroke(c, '#66727d', 3, [
      [0, 567 - k],
      [1200, 472 - k],
    ])
  for (const [x, h] of [
    [1040, 250],
    [820, 210],
    [640, 180],
  ])
    g.tree(x, 590 - x * 0.08, h, ['#4a5f34', '#78924a', '#c3cf7d'], { spread: 0.4 })
  const tops = ['#d9472f', '#f0efe9', '#2f6fa0', '#e0a63c', '#5a8a70', '#7a5a8a']
  g.person(150, 640, 130, { top: '#e9e2d4', legs: '#3c4656' })
  g.person(206, 644, 84, { top: '#e0a63c', legs: '#3c4656' })
  g.person(470, 616, 108, { top: '#c8161d', legs: '#22303f', step: 1, arm: 1 })
  g.person(760, 588, 92, { top: '#2f6fa0', skirt: true })
  g.person(806, 588, 96, { top: '#f0efe9' })
  for (let i = 0; i < 7; i++) g.person(880 + i * 46, 560 - i * 6 + random() * 8, 62, { top: random.pick(tops) })
  g.finish({ bloom: 0.22, tone: '#ffdcae', vignette: 0.3 })
}

function windFarm(g) {
  const y = 452
  g.sky(
    [
      [0, '#22558f'],
      [0.5, '#6f9fc9'],
      [0.82, '#f2cfa8'],
      [1, '#ffe5bd'],
    ],
    0,
    y + 4,
  )
  g.clouds({ y0: 0, y1: 400, light: '#fff1dc', shade: '#7d95b8', cover: 0.56, scale: 2.6, ly: 0.3 })
  g.sun(980, 420, 20, '#fff6df', '#ffc387')
  const rows = [...Array(26).keys()].map((i) => ({ t: (i % 13) / 12, row: Math.floor(i / 13) }))
  for (const { t, row } of rows)
    turbine(g, 40 + t * 1120, y + 2, lerp(46, 84, row) + t * 20, g.random() * 6, row ? '#e7ebf0' : '#c3cbd8')
  g.mist(446, 60, '#ffe6c8', 0.6)
  for (const [x, h, a] of [
    [190, 330, 0.4],
    [520, 270, 1.2],
    [790, 380, 2.3],
  ])
    turbine(g, x, y + 10 + h * 0.08, h, a)
  g.water(y + 4, {
    tint: '#4f7f9e',
    deep: '#123650',
    strength: 0.5,
    glint: '#ffe6bf',
    glintX: 980,
    glints: 380,
    spread: 150,
  })
  fishingBoat(g, 380, 560, 90, { dark: 0.2, hull: '#e0762f' })
  g.finish({ bloom: 0.22, tone: '#ffd9b0', vignette: 0.34 })
}

function ferry(g) {
  const { c } = g
  const y = 384
  g.sky(
    [
      [0, '#3a4f7d'],
      [0.5, '#8796b8'],
      [0.85, '#f1c6a6'],
      [1, '#ffe3c0'],
    ],
    0,
    y + 4,
  )
  g.clouds({ y0: 0, y1: 350, light: '#ffe7cf', shade: '#6d7ba2', cover: 0.62, scale: 2.8 })
  g.hill(380, 60, '#7d87a8', '#c9b6b6', { seed: 12, bottom: y })
  g.towers(y, { min: 20, max: 90, width: [12, 26], colour: '#7a80a0', lit: 0.14, from: 700, cell: 5 })
  g.mist(376, 60, '#ffe4cc', 0.6)
  g.water(y, {
    tint: '#6b80a0',
    deep: '#1d3352',
    strength: 0.46,
    glint: '#ffe2bd',
    glintX: 860,
    glints: 280,
    spread: 240,
  })
  const [x, b] = [240, 560]
  for (let i = 0; i < 60; i++)
    g.disc(x - 30 + g.random() * 640, b + g.random() * 26, g.random.between(14, 60), alpha('#ffffff', 0.1), 3)
  poly(c, '#f4f1ea', [
    [x, b - 62],
    [x + 560, b - 62],
    [x + 610, b - 84],
    [x + 560, b],
    [x + 30, b],
  ])
  poly(c, '#1f4f86', [
    [x + 12, b - 30],
    [x + 580, b - 30],
    [x + 560, b],
    [x + 30, b],
  ])
  poly(c, '#c8161d', [
    [x + 10, b - 36],
    [x + 584, b - 36],
    [x + 580, b - 30],
    [x + 12, b - 30],
  ])
  poly(c, '#fbf9f4', [
    [x + 40, b - 122],
    [x + 470, b - 122],
    [x + 500, b - 62],
    [x + 40, b - 62],
  ])
  for (let i = 0; i < 11; i++) {
    c.fillStyle = i % 3 ? '#ffe1a3' : '#4f6a86'
    c.beginPath()
    c.roundRect(x + 58 + i * 37, b - 108, 26, 26, 4)
    c.fill()
  }
  poly(c, '#fbf9f4', [
    [x + 250, b - 164],
    [x + 400, b - 164],
    [x + 420, b - 122],
    [x + 250, b - 122],
  ])
  poly(c, '#37516d', [
    [x + 300, b - 156],
    [x + 398, b - 156],
    [x + 408, b - 134],
    [x + 300, b - 134],
  ])
  poly(c, '#c8161d', [
    [x + 130, b - 176],
    [x + 176, b - 176],
    [x + 182, b - 122],
    [x + 126, b - 122],
  ])
  stroke(c, '#54606c', 4, [
    [x + 330, b - 164],
    [x + 330, b - 226],
  ])
  for (let i = 0; i < 7; i++)
    g.person(x + 52 + i * 26, b - 121, 40, {
      top: g.random.pick(['#c8161d', '#37516d', '#e0a63c', '#5b7a66']),
      shadow: 0,
    })
  g.glow(x + 260, b - 94, 300, '#ffdc9a', 0.3)
  birds(g, 16, 500, 1100, 160, 360, 'rgba(250,250,250,.9)', 13)
  g.finish({ bloom: 0.24, tone: '#ffd3ad', vignette: 0.36 })
}

function redSail(g) {
  const { c } = g
  const y = 396
  g.sky(
    [
      [0, '#7a1c22'],
      [0.34, '#c8402f'],
      [0.66, '#f58a4a'],
      [0.9, '#ffcf83'],
      [1, '#ffeebc'],
    ],
    0,
    y + 4,
  )
  g.clouds({ y0: 0, y1: 380, light: '#ffd190', shade: '#98302f', cover: 0.52, scale: 2.6, ly: 0.6 })
  g.sun(600, 352, 44, '#fff4cf', '#ffc25c')
  g.rays(600, 352, '#ffe3a0', 22, 0.1, 6.3, 0)
  g.hill(394, 34, '#b0503f', '#f0a566', { seed: 14, bottom: y })
  g.water(y, {
    tint: '#c8603f',
    deep: '#5a1a22',
    strength: 0.42,
    glint: '#ffe7ae',
    glintX: 600,
    glints: 520,
    spread: 110,
  })
  for (const [x, b, h] of [
    [250, 452, 84],
    [930, 440, 70],
    [400, 424, 44],
    [1060, 420, 36],
    [820, 414, 30],
  ])
    sail(g, x, b, h, { colour: '#d9342b', second: '#b8252a', hull: '#4a1a1c', shade: '#7a1a1f' })
  const [x, b] = [600, 590]
  g.disc(x, b, 190, alpha('#ffe9b8', 0.3), 9)
  poly(c, '#3d171a', [
    [x - 170, b - 44],
    [x + 150, b - 38],
    [x + 196, b - 66],
    [x + 138, b],
    [x - 120, b],
  ])
  stroke(c, '#3d171a', 7, [
    [x - 8, b - 40],
    [x + 4, b - 360],
  ])
  const cloth = c.createLinearGradient(x - 160, 0, x + 190, 0)
  cloth.addColorStop(0, '#a8161d')
  cloth.addColorStop(0.55, '#e2382d')
  cloth.addColorStop(1, '#ff7a4a')
  c.fillStyle = cloth
  c.beginPath()
  c.moveTo(x + 6, b - 352)
  c.quadraticCurveTo(x + 190, b - 230, x + 172, b - 66)
  c.quadraticCurveTo(x + 70, b - 82, x + 2, b - 62)
  c.fill()
  c.beginPath()
  c.moveTo(x - 2, b - 326)
  c.quadraticCurveTo(x - 60, b - 160, x - 158, b - 70)
  c.quadraticCurveTo(x - 70, b - 84, x - 8, b - 66)
  c.fill()
  for (const t of [0.25, 0.5, 0.75])
    stroke(c, 'rgba(90,10,14,.35)', 2.4, [
      [x + 4, b - 352 + t * 285],
      [x + 20 + t * 150, b - 352 + t * 280 - 8],
    ])
  for (const k of [-70, -20, 60]) g.person(x + k, b - 40, 48, { top: '#f4d9a0', legs: '#3d171a', shadow: 0 })
  birds(g, 12, 240, 520, 110, 260, 'rgba(90,22,24,.8)', 11)
  g.finish({ bloom: 0.34, tone: '#ffae5a', vignette: 0.36 })
}

export const sea = {
  'harbour-dawn': (g) => harbour(g, 'dawn'),
  'harbour-noon': (g) => harbour(g, 'noon'),
  'harbour-golden': (g) => harbour(g, 'golden'),
  'harbour-night': (g) => harbour(g, 'night'),
  'sea-bridge-dawn': (g) => seaBridge(g, false),
  'sea-bridge-night': (g) => seaBridge(g, true),
  regatta,
  'fishing-fleet': fishingFleet,
  'fishing-port': fishingPort,
  'container-port': containerPort,
  'lighthouse-dusk': lighthouseDusk,
  'lighthouse-storm': lighthouseStorm,
  'island-mist': islandMist,
  'beach-summer': beach,
  promenade,
  'wind-farm': windFarm,
  ferry,
  'red-sail': redSail,
}
