import { alpha, lerp, mix } from './paint.js'
import { birds, crowd, pagoda, poly, stroke, umbrella } from './props.js'

const reds = ['#c8161d', '#d9342b', '#b8121a']
const coats = ['#d9472f', '#2f6fa0', '#e0a63c', '#4f7a5a', '#f0efe9', '#6a5a86', '#3c4656', '#c77a8a']

function tiles(g, points, tone, rows = 14) {
  const { c } = g
  const [a, b, d, e] = points
  poly(c, tone, points)
  c.save()
  c.beginPath()
  c.moveTo(...a)
  for (const p of [b, d, e]) c.lineTo(...p)
  c.closePath()
  c.clip()
  const count = Math.max(8, Math.round(Math.abs(d[0] - e[0]) / 9))
  for (let i = 0; i <= count; i++) {
    const t = i / count
    stroke(c, alpha('#000000', 0.22), 2.2, [
      [lerp(a[0], b[0], t), a[1]],
      [lerp(e[0], d[0], t), e[1]],
    ])
    stroke(c, alpha('#ffffff', 0.13), 1.2, [
      [lerp(a[0], b[0], t) + 2.4, a[1]],
      [lerp(e[0], d[0], t) + 2.4, e[1]],
    ])
  }
  for (let i = 1; i < rows; i++)
    stroke(c, alpha('#000000', 0.08), 1, [
      [Math.min(a[0], e[0]), lerp(a[1], e[1], i / rows)],
      [Math.max(b[0], d[0]), lerp(b[1], d[1], i / rows)],
    ])
  c.restore()
  stroke(c, mix(tone, '#000000', 0.45), 5, [a, b])
  stroke(c, mix(tone, '#000000', 0.4), 3, [e, d])
}

function oldTownRoofs(g) {
  g.sky(
    [
      [0, '#4f6a9a'],
      [0.5, '#d9a48e'],
      [0.85, '#ffcf94'],
      [1, '#ffe7bd'],
    ],
    0,
    380,
  )
  g.clouds({ y0: 0, y1: 300, light: '#ffe4bb', shade: '#8a7596', cover: 0.5, scale: 2.6 })
  g.sun(880, 250, 26, '#fff4d4', '#ffb566')
  g.hill(300, 80, '#a0879a', '#f0c69c', { seed: 1 })
  pagoda(g, 300, 330, 170, { wall: '#7a5248', roof: '#3f3a44' })
  g.mist(310, 90, '#ffe3b8', 0.7)
  for (let row = 0; row < 9; row++) {
    const t = row / 8
    const level = lerp(316, 700, t ** 1.25)
    const w = lerp(70, 330, t)
    const jitter = lerp(6, 34, t)
    let y = level
    for (let x = -w + g.random() * w * 0.6; x < 1240; x += w * g.random.between(0.78, 1.05)) {
      y = level + g.random.between(-1, 1) * jitter
      const h = lerp(26, 120, t) * g.random.between(0.8, 1.15)
      const tone = mix(g.random.pick(['#4a4650', '#57505a', '#3f3f4a', '#5f5350']), '#e8a878', 0.4 * (1 - t))
      poly(g.c, mix('#efe3d0', '#c98f6a', 0.35 * (1 - t) + 0.1), [
        [x + w * 0.04, y],
        [x + w * 0.96, y],
        [x + w * 0.96, y + h * 1.6],
        [x + w * 0.04, y + h * 1.6],
      ])
      tiles(
        g,
        [
          [x + w * 0.12, y - h * 0.75],
          [x + w * 0.88, y - h * 0.75],
          [x + w, y + 4],
          [x, y + 4],
        ],
        tone,
      )
      if (t > 0.3 && g.random() > 0.4) {
        g.c.fillStyle = g.random() > 0.5 ? '#ffd27a' : '#3a2c26'
        g.c.fillRect(x + w * g.random.between(0.2, 0.7), y + h * 0.3, w * 0.1, h * 0.34)
      }
      if (g.random() > 0.8)
        for (let k = 0; k < 9; k++)
          g.disc(x + w * 0.6 + Math.sin(k) * 5, y - h * 0.9 - k * 9, 5 + k * 1.6, 'rgba(255,240,220,.1)')
    }
    for (let i = 0; i < 4; i++)
      g.tree(g.random() * 1200, y + 12, lerp(40, 110, t), ['#3f4f30', '#7d8440', '#d9b557'], { count: 120 })
    g.mist(level + 8, 60, '#ffdfb4', 0.35 * (1 - t), row)
  }
  birds(g, 16, 480, 1000, 90, 220, 'rgba(70,50,60,.7)', 9)
  g.finish({ bloom: 0.28, tone: '#ffc382', vignette: 0.34 })
}

function lane(g, { sky, wall, glow, wet = 0, people = 5, lanterns = true, snow = 0, light = '#ffc27a' }) {
  const { c, random } = g
  const [vx, vy] = [610, 352]
  g.sky(sky, 0, 420)
  const side = (dir) => {
    for (let i = 7; i >= 0; i--) {
      const far = (i + 1) / 8
      const near = i / 8
      const px = (t) => vx + dir * lerp(700, 62, t ** 0.72)
      const py = (t, h) => vy + h * lerp(1, 0.1, t ** 0.72)
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
    mirror.getContext('2d').drawImage(g.canvas, 0, 0)
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

const oldTownLane = (g) => {
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

const oldTownRain = (g) => {
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
  ]) {
    g.person(x, y, h, { top: '#46515c', shadow: 0.1 })
    umbrella(g, x, y - h * 0.98, h * 0.44, tone)
  }
  g.rain(620, 0.3)
  g.mist(380, 120, '#d9dddb', 0.5)
  g.finish({ bloom: 0.22, tone: '#9fb3bd', vignette: 0.4 })
}

const snowStreet = (g) => {
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

function canal(g, { sky, cloud, glow, wall, roof, tint, deep, tone, dusk }) {
  g.sky(sky, 0, 420)
  g.clouds({ y0: 0, y1: 300, light: cloud[0], shade: cloud[1], cover: 0.5, scale: 2.6 })
  if (dusk) g.stars(80, 150)
  for (let i = 0; i < 9; i++)
    g.house(-40 + i * 150, 402 - (i % 2) * 8, 120 + g.random() * 30, 110 + g.random() * 60, {
      wall: mix(wall, sky[1][1], 0.3),
      roof: mix(roof, sky[1][1], 0.3),
      glow: glow * 0.7,
    })
  for (let i = 0; i < 8; i++)
    g.house(-60 + i * 176 + g.random() * 20, 448, 130 + g.random() * 40, 110 + g.random() * 50, { wall, roof, glow })
  for (const x of [130, 420, 1010])
    g.tree(x, 452, 170, dusk ? ['#1f2f33', '#35484a', '#5f7065'] : ['#3c5f34', '#6d9448', '#b8d070'], { spread: 0.36 })
  poly(g.c, dusk ? '#3a3540' : '#9a948a', [
    [0, 446],
    [1200, 446],
    [1200, 470],
    [0, 470],
  ])
  g.c.fillStyle = dusk ? '#5a4f58' : '#b5ada0'
  g.c.beginPath()
  g.c.moveTo(560, 470)
  g.c.quadraticCurveTo(730, 300, 900, 470)
  g.c.lineTo(850, 470)
  g.c.quadraticCurveTo(730, 372, 610, 470)
  g.c.fill()
  for (const [x, y] of [
    [700, 388],
    [752, 386],
  ])
    g.person(x, y, 48, { top: g.random.pick(coats), shadow: 0 })
  if (glow > 0.4) for (let i = 0; i < 22; i++) g.lantern(20 + i * 56, 424 + Math.sin(i) * 4, 8)
  g.water(470, { tint, deep, strength: 0.42, glint: dusk ? '#ffca80' : '#ffffff', glints: 240, spread: 560 })
  const [x, b] = [330, 590]
  g.c.fillStyle = dusk ? '#1f1a22' : '#4a3626'
  g.c.beginPath()
  g.c.moveTo(x - 130, b - 24)
  g.c.quadraticCurveTo(x, b + 16, x + 140, b - 28)
  g.c.quadraticCurveTo(x, b + 44, x - 130, b - 24)
  g.c.fill()
  g.person(x + 80, b - 6, 88, { top: '#3a5a7a', hat: '#d9bd84', shadow: 0 })
  if (dusk) g.lantern(x - 60, b - 40, 12)
  g.finish({ bloom: dusk ? 0.38 : 0.18, tone, vignette: 0.34 })
}

function lanternFestival(g) {
  const { c, random } = g
  g.sky([
    [0, '#120b2c'],
    [0.6, '#38204f'],
    [1, '#8a3f50'],
  ])
  g.stars(120, 300)
  for (let i = 0; i < 9; i++)
    g.house(-40 + i * 150, 560, 130, 120 + random() * 70, { wall: '#5a3f44', roof: '#231d2a', glow: 0.9 })
  g.blur(3)
  for (let i = 0; i < 70; i++) {
    const t = i / 69
    g.lantern(
      random() * 1240 - 20,
      random.between(20, 430) * (0.5 + t * 0.5),
      lerp(5, 40, t ** 2),
      random.pick(['#e8432e', '#d92b2b', '#f0702e', '#ffb13d', '#c8161d']),
    )
  }
  crowd(g, 610, 690, 26, { tops: ['#2a1830', '#3a2038', '#4a2434', '#5c2b34'], h: [80, 150], skin: '#b97a5c' })
  c.save()
  c.globalCompositeOperation = 'screen'
  c.restore()
  g.finish({ bloom: 0.46, tone: '#ff8a5a', vignette: 0.42 })
}

function nightMarket(g) {
  const { c } = g
  g.sky([
    [0, '#0a0d20'],
    [0.55, '#2a2440'],
    [1, '#4a2f36'],
  ])
  g.towers(330, { min: 60, max: 220, width: [30, 60], colour: '#14182e', lit: 0.4 })
  g.bokeh(60, 160, 420, ['#ffb65c', '#ff6a4a', '#ffe0a3', '#7fe0ff', '#ff9ad0'], [10, 36])
  g.blur(4)
  for (const [x, w, tone] of [
    [-40, 330, '#c8402f'],
    [300, 290, '#e0a03a'],
    [610, 290, '#2f7a86'],
    [910, 340, '#b8324a'],
  ]) {
    const y = 330
    poly(c, '#2a1a18', [
      [x + 16, y],
      [x + w - 16, y],
      [x + w - 16, 560],
      [x + 16, 560],
    ])
    const inside = c.createLinearGradient(0, y, 0, 480)
    inside.addColorStop(0, '#ffd98a')
    inside.addColorStop(1, '#c9703a')
    poly(c, inside, [
      [x + 26, y + 40],
      [x + w - 26, y + 40],
      [x + w - 26, 470],
      [x + 26, 470],
    ])
    g.glow(x + w / 2, 410, 260, '#ffb45a', 0.6)
    for (let k = 0; k < 8; k++) {
      const [a, b] = [x + (w * k) / 8, x + (w * (k + 1)) / 8]
      poly(c, k % 2 ? '#f6ecd8' : tone, [
        [lerp(a, x + w / 2, 0.16), y - 46],
        [lerp(b, x + w / 2, 0.16), y - 46],
        [b, y + 26],
        [a, y + 26],
      ])
      g.disc((a + b) / 2, y + 26, w / 17, k % 2 ? '#f6ecd8' : tone, 10)
    }
    g.person(x + w * 0.5, 500, 150, { top: '#f4efe6', hat: '#ffffff', shadow: 0 })
    poly(c, '#6a3a24', [
      [x + 10, 462],
      [x + w - 10, 462],
      [x + w - 10, 570],
      [x + 10, 570],
    ])
    poly(c, '#a8683c', [
      [x + 2, 456],
      [x + w - 2, 456],
      [x + w - 2, 468],
      [x + 2, 468],
    ])
    g.scatter(x + 24, x + w - 24, 442, 456, ['#e8a04a', '#d9472f', '#f3d26a', '#7fae4a', '#fff0cf'], 90, 8)
    for (let k = 0; k < 16; k++)
      g.disc(x + w * 0.3 + Math.sin(k * 1.3) * 12, 440 - k * 12, 8 + k * 2.6, 'rgba(255,236,210,.05)')
  }
  for (let i = 0; i < 34; i++) {
    const x = i * 36 + 6
    const y = 262 + Math.sin(i * 0.7) * 12
    g.glow(x, y, 34, '#ffce7a', 0.8)
    g.disc(x, y, 3.4, '#fff6dd')
  }
  g.sky(
    [
      [0, '#3a2a2c'],
      [1, '#17131c'],
    ],
    566,
    675,
  )
  crowd(g, 600, 690, 18, { tops: coats, h: [120, 190] })
  g.finish({ bloom: 0.42, tone: '#ffb070', vignette: 0.44 })
}

function morningMarket(g) {
  const { c, random } = g
  g.sky([
    [0, '#8f7d66'],
    [0.5, '#c9ae86'],
    [1, '#8a6b4c'],
  ])
  for (let i = 0; i < 6; i++) {
    const x = 60 + i * 200
    poly(c, '#fff3d2', [
      [x, 60],
      [x + 110, 60],
      [x + 110, 200],
      [x, 200],
    ])
    stroke(c, '#7a5f42', 5, [
      [x + 55, 60],
      [x + 55, 200],
    ])
    stroke(c, '#7a5f42', 5, [
      [x, 130],
      [x + 110, 130],
    ])
  }
  for (let x = 0; x < 1300; x += 200) {
    stroke(c, '#4f3a28', 16, [
      [x + 5, 20],
      [x + 5, 480],
    ])
    stroke(c, '#4f3a28', 10, [
      [x + 5, 230],
      [x + 90, 30],
    ])
  }
  g.sky(
    [
      [0, '#3f2f22'],
      [1, '#5c4630'],
    ],
    0,
    26,
  )
  g.blur(1.4)
  g.rays(200, -120, '#ffeec4', 10, 0.17, 1.0, 1.0)
  const goods = [
    ['#d9342b', '#f0603a'],
    ['#4f8f3a', '#8fbf55'],
    ['#f0a63c', '#ffd06a'],
    ['#7a4a8a', '#a878b0'],
    ['#e9e2cf', '#ffffff'],
    ['#c9d3d8', '#eef3f5'],
  ]
  for (let row = 0; row < 3; row++) {
    const y = 430 + row * 84
    crowd(g, y - 26, y - 10, 6 - row, { tops: coats, h: [110 + row * 26, 124 + row * 30] })
    for (let i = 0; i < 8; i++) {
      const w = 150 + row * 36
      const x = i * w - 60 + row * 50
      if (random() < 0.12) continue
      poly(c, mix('#7a5436', '#000000', 0.1), [
        [x, y],
        [x + w - 22, y],
        [x + w - 12, y + 46 + row * 10],
        [x - 10, y + 46 + row * 10],
      ])
      const tones = goods[(i + row * 2) % goods.length]
      for (let k = 0; k < 74; k++) {
        const [px, py] = [x + random() * (w - 26), y + 4 - random() ** 0.8 * 26]
        const r = random.between(5, 9 + row * 2)
        g.disc(px, py, r, mix(tones[0], tones[1], random()), r * 0.8)
        g.disc(px - r * 0.3, py - r * 0.3, r * 0.28, 'rgba(255,255,255,.35)')
      }
      for (let k = 1; k < 4; k++)
        stroke(c, 'rgba(0,0,0,.22)', 2, [
          [x - k * 2, y + k * 13],
          [x + w - 22 + k * 2, y + k * 13],
        ])
    }
  }
  g.mist(300, 320, '#ffe9c0', 0.32)
  g.finish({ bloom: 0.3, tone: '#ffd28a', vignette: 0.4 })
}

function pagodaSunset(g) {
  g.sky([
    [0, '#3a3f78'],
    [0.4, '#b8647a'],
    [0.72, '#ff9656'],
    [1, '#ffd88f'],
  ])
  g.clouds({ y0: 0, y1: 430, light: '#ffc792', shade: '#7a4a78', cover: 0.56, scale: 2.6, ly: 0.5 })
  g.sun(700, 300, 48, '#fff1c4', '#ff9f4a')
  g.hill(470, 110, '#8a5a74', '#e89a72', { seed: 2, rough: 2.2 })
  g.mist(470, 90, '#ffc48c', 0.7)
  g.hill(540, 80, '#5a3a58', '#a8607a', { seed: 3, rough: 3, woods: 0.5 })
  pagoda(g, 560, 590, 500, { wall: '#4a2a36', roof: '#2a1c2a' })
  const line = g.hill(606, 60, '#2f1f34', '#150e1c', { seed: 4, rough: 3, woods: 1 })
  for (const x of [90, 190, 920, 1040, 1140])
    g.tree(x, line[Math.floor(x / 4)] + 20, 170, ['#20142a', '#3a2038', '#7a3f4a'], { count: 260 })
  birds(g, 26, 640, 1050, 120, 300, 'rgba(50,24,44,.8)', 11)
  g.finish({ bloom: 0.36, tone: '#ff9a5a', vignette: 0.42 })
}

const ginkgo = ['#b8860f', '#f0b91c', '#ffe066']

function courtyardGinkgo(g) {
  const { c } = g
  g.sky(
    [
      [0, '#bcd6e2'],
      [1, '#f4efdc'],
    ],
    0,
    330,
  )
  g.house(60, 440, 460, 150, { wall: '#efe7d6', roof: '#43464c', wood: '#6b3a24' })
  g.house(700, 440, 460, 150, { wall: '#efe7d6', roof: '#43464c', wood: '#6b3a24' })
  poly(c, '#7a4a30', [
    [520, 330],
    [700, 330],
    [700, 440],
    [520, 440],
  ])
  poly(c, '#3a2418', [
    [560, 356],
    [660, 356],
    [660, 440],
    [560, 440],
  ])
  const ground = c.createLinearGradient(0, 436, 0, 675)
  ground.addColorStop(0, '#a8977a')
  ground.addColorStop(1, '#7a6a50')
  c.fillStyle = ground
  c.fillRect(0, 436, 1200, 240)
  for (let i = 0; i < 9; i++)
    stroke(c, 'rgba(60,48,30,.2)', 1.5, [
      [0, 450 + i * i * 3],
      [1200, 450 + i * i * 3],
    ])
  g.disc(600, 560, 420, 'rgba(240,190,40,.55)', 80)
  g.scatter(0, 1200, 440, 675, ['#f5c52e', '#ffdb5c', '#d9a51c', '#ffe98a'], 2600, 7)
  g.tree(600, 560, 560, ginkgo, { spread: 0.5, count: 2400, size: 13, trunk: '#5a4433' })
  g.rays(180, -60, '#fff3c0', 9, 0.12, 0.9, 0.8)
  g.person(400, 600, 104, { top: '#f4f0e6', legs: '#4a5566' })
  g.person(800, 620, 116, { top: '#7a2a2c', skirt: true })
  g.scatter(0, 1200, 60, 600, ['#ffd84d', '#f5c52e'], 120, 6)
  g.finish({ bloom: 0.28, tone: '#ffe08a', vignette: 0.32 })
}

function ginkgoAvenue(g) {
  const { c } = g
  g.sky([
    [0, '#9cc7e6'],
    [0.6, '#fff3d2'],
    [1, '#f3cf7a'],
  ])
  g.glow(600, 300, 420, '#fff6d0', 0.9)
  const road = c.createLinearGradient(0, 360, 0, 675)
  road.addColorStop(0, '#e0bc6c')
  road.addColorStop(1, '#8a7048')
  poly(c, road, [
    [570, 360],
    [640, 360],
    [1300, 680],
    [-100, 680],
  ])
  g.sky(
    [
      [0, 'rgba(232,182,50,.0)'],
      [1, 'rgba(210,160,40,.35)'],
    ],
    360,
    675,
  )
  for (let i = 0; i < 12; i++) {
    const t = (i / 11) ** 1.7
    for (const s of [-1, 1])
      g.tree(604 + s * lerp(40, 620, t), lerp(372, 650, t), lerp(90, 780, t), ginkgo, {
        count: 620,
        size: lerp(4, 16, t),
        spread: 0.36,
        lx: s * 0.5,
      })
  }
  g.scatter(-20, 1220, 376, 675, ['#f5c52e', '#ffdb5c', '#d9a51c', '#ffe98a', '#c9901a'], 3000, 8)
  g.person(580, 470, 74, { top: '#c8161d' })
  g.person(640, 520, 100, { top: '#3c5a86', legs: '#2c3440', step: 0.8 })
  g.person(684, 522, 62, { top: '#f0efe9' })
  g.rays(600, 150, '#fff2b8', 14, 0.09, 2.6, 1.5)
  g.scatter(0, 1200, 40, 520, ['#ffe066', '#f5c52e'], 160, 6)
  g.finish({ bloom: 0.32, tone: '#ffe08a', vignette: 0.32 })
}

function street(g, y, tones) {
  const { c } = g
  const road = c.createLinearGradient(0, y, 0, 675)
  road.addColorStop(0, tones[0])
  road.addColorStop(1, tones[1])
  c.fillStyle = road
  c.fillRect(0, y, 1200, 675 - y)
}

function volunteersCrossing(g) {
  const { c, random } = g
  g.sky(
    [
      [0, '#86bde4'],
      [1, '#fdf0d8'],
    ],
    0,
    330,
  )
  g.towers(330, {
    min: 80,
    max: 250,
    width: [40, 80],
    colour: '#b5c6d2',
    foot: '#e8e4d8',
    cell: 9,
    side: '#fff3da',
    sideAlpha: 0.3,
  })
  poly(c, '#d9b38a', [
    [30, 210],
    [420, 210],
    [420, 360],
    [30, 360],
  ])
  for (let i = 0; i < 7; i++)
    for (let j = 0; j < 2; j++)
      poly(c, '#7fa0b8', [
        [56 + i * 52, 230 + j * 60],
        [90 + i * 52, 230 + j * 60],
        [90 + i * 52, 268 + j * 60],
        [56 + i * 52, 268 + j * 60],
      ])
  for (let x = 470; x < 1200; x += 96) g.tree(x, 366, 150, ['#3f6a34', '#6d9a45', '#bcd770'], { count: 260 })
  street(g, 356, ['#8f9499', '#5c6067'])
  poly(c, '#c5c0b5', [
    [0, 348],
    [1200, 348],
    [1200, 372],
    [0, 372],
  ])
  for (let i = 0; i < 9; i++)
    poly(c, '#f3f2ec', [
      [200 + i * 92, 400],
      [256 + i * 92, 400],
      [190 + i * 118, 670],
      [100 + i * 118, 670],
    ])
  poly(c, '#2f6fa0', [
    [950, 320],
    [1180, 320],
    [1190, 402],
    [940, 402],
  ])
  poly(c, '#bfe0f0', [
    [966, 332],
    [1164, 332],
    [1168, 362],
    [962, 362],
  ])
  for (const x of [984, 1146]) g.disc(x, 404, 17, '#22262b')
  for (const [x, y, h, tone] of [
    [420, 520, 92, '#f1c232'],
    [486, 530, 88, '#3f8fc4'],
    [552, 518, 94, '#f07f5a'],
    [622, 534, 86, '#7ab86a'],
    [690, 522, 92, '#f0efe9'],
  ]) {
    g.person(x, y, h, { top: tone, step: random.between(-1, 1) })
    poly(c, random.pick(['#d9472f', '#2f6fa0', '#e0a63c']), [
      [x - 13, y - 72],
      [x + 13, y - 72],
      [x + 14, y - 46],
      [x - 14, y - 46],
    ])
  }
  g.person(300, 560, 168, { top: '#c8161d', hat: '#c8161d', arm: -3 })
  g.person(850, 570, 172, { top: '#c8161d', hat: '#c8161d', arm: 3 })
  poly(c, '#ffd54a', [
    [352, 430],
    [396, 420],
    [398, 448],
    [354, 456],
  ])
  stroke(c, '#7a5a3a', 4, [
    [350, 426],
    [346, 520],
  ])
  g.rays(-40, 0, '#fff3d0', 8, 0.1, 0.7, 0.6)
  g.finish({ bloom: 0.18, tone: '#ffe9b8', vignette: 0.24 })
}

function schoolMorning(g) {
  const { c } = g
  g.sky(
    [
      [0, '#6fb4e8'],
      [0.7, '#d9eef4'],
      [1, '#fff0cf'],
    ],
    0,
    420,
  )
  g.clouds({ y0: 0, y1: 260, cover: 0.45, scale: 3 })
  poly(c, '#f0e0c4', [
    [180, 170],
    [1020, 170],
    [1020, 420],
    [180, 420],
  ])
  poly(c, '#c8503c', [
    [160, 150],
    [1040, 150],
    [1040, 176],
    [160, 176],
  ])
  poly(c, '#d9694f', [
    [520, 90],
    [680, 90],
    [680, 420],
    [520, 420],
  ])
  g.disc(600, 140, 30, '#fffdf4')
  stroke(c, '#3a3a3a', 3, [
    [600, 140],
    [600, 120],
  ])
  stroke(c, '#3a3a3a', 3, [
    [600, 140],
    [614, 146],
  ])
  for (let i = 0; i < 11; i++)
    for (let j = 0; j < 3; j++) {
      const x = 204 + i * 74
      if (x > 500 && x < 680) continue
      poly(c, '#8fb8d2', [
        [x, 196 + j * 72],
        [x + 50, 196 + j * 72],
        [x + 50, 238 + j * 72],
        [x, 238 + j * 72],
      ])
      poly(c, 'rgba(255,250,225,.5)', [
        [x, 238 + j * 72],
        [x + 30, 196 + j * 72],
        [x + 50, 196 + j * 72],
        [x + 20, 238 + j * 72],
      ])
    }
  poly(c, '#6b4a36', [
    [560, 330],
    [640, 330],
    [640, 420],
    [560, 420],
  ])
  stroke(c, '#9aa0a6', 4, [
    [300, 430],
    [300, 90],
  ])
  poly(c, '#e0a63c', [
    [300, 94],
    [364, 100],
    [360, 132],
    [300, 128],
  ])
  for (const x of [60, 130, 1080, 1150]) g.tree(x, 440, 220, ['#3f6a34', '#74a048', '#c9dd78'], { count: 420 })
  street(g, 418, ['#d0c4ac', '#a8987c'])
  poly(c, '#b5543c', [
    [0, 470],
    [1200, 440],
    [1200, 520],
    [0, 570],
  ])
  for (const k of [0.25, 0.5, 0.75])
    stroke(c, 'rgba(255,255,255,.7)', 2, [
      [0, lerp(470, 570, k)],
      [1200, lerp(440, 520, k)],
    ])
  const tones = ['#f1c232', '#3f8fc4', '#f07f5a', '#7ab86a', '#f0efe9', '#d96a8a']
  for (let i = 0; i < 15; i++) {
    const [x, y] = [60 + i * 78 + g.random() * 30, 540 + g.random() * 100]
    const h = 92 + (y - 540) * 0.4
    g.person(x, y, h, { top: tones[i % 6], skirt: i % 3 === 0 })
    poly(c, tones[(i + 2) % 6], [
      [x - h * 0.14, y - h * 0.77],
      [x + h * 0.14, y - h * 0.77],
      [x + h * 0.16, y - h * 0.48],
      [x - h * 0.16, y - h * 0.48],
    ])
  }
  g.rays(1240, -40, '#fff4d0', 9, 0.11, 0.9, 2.4)
  g.finish({ bloom: 0.2, tone: '#ffedb8', vignette: 0.22 })
}

function communitySquare(g) {
  const { c, random } = g
  g.sky(
    [
      [0, '#7db8e0'],
      [1, '#fbf1da'],
    ],
    0,
    400,
  )
  g.clouds({ y0: 0, y1: 240, cover: 0.45, scale: 3 })
  for (let i = 0; i < 6; i++) {
    const x = i * 210 - 30
    const h = 230 + (i % 3) * 40
    poly(c, ['#ead9bf', '#e3cdb0', '#efe2cc'][i % 3], [
      [x, 400 - h],
      [x + 170, 400 - h],
      [x + 170, 400],
      [x, 400],
    ])
    poly(c, '#b5654a', [
      [x - 8, 400 - h - 12],
      [x + 178, 400 - h - 12],
      [x + 178, 400 - h],
      [x - 8, 400 - h],
    ])
    for (let a = 0; a < 4; a++)
      for (let b = 0; b < 5; b++) {
        poly(c, '#86a6ba', [
          [x + 16 + a * 38, 418 - h + b * 44],
          [x + 40 + a * 38, 418 - h + b * 44],
          [x + 40 + a * 38, 444 - h + b * 44],
          [x + 16 + a * 38, 444 - h + b * 44],
        ])
        if (random() > 0.6)
          g.scatter(
            x + 14 + a * 38,
            x + 42 + a * 38,
            444 - h + b * 44,
            450 - h + b * 44,
            ['#d9472f', '#6d9a45', '#f0c04a'],
            9,
            4,
          )
      }
  }
  street(g, 396, ['#d9cdb6', '#b5a586'])
  for (let i = 0; i < 10; i++)
    stroke(c, 'rgba(120,100,70,.18)', 1.5, [
      [0, 410 + i * i * 3],
      [1200, 410 + i * i * 3],
    ])
  for (const [x, h] of [
    [120, 250],
    [420, 210],
    [900, 230],
    [1120, 270],
  ]) {
    g.disc(x, 470, h * 0.4, 'rgba(60,70,30,.2)', 20)
    g.tree(x, 470, h, ['#4a6a30', '#86a445', '#d6d06a'])
  }
  for (const [x, y] of [
    [250, 540],
    [720, 520],
  ]) {
    poly(c, '#8a6a48', [
      [x, y],
      [x + 110, y],
      [x + 120, y + 12],
      [x - 10, y + 12],
    ])
    poly(c, '#6b4f34', [
      [x + 40, y + 12],
      [x + 70, y + 12],
      [x + 70, y + 50],
      [x + 40, y + 50],
    ])
    for (const [dx, tone] of [
      [-18, '#5a6a86'],
      [126, '#7a4a4a'],
    ])
      g.person(x + dx, y + 54, 100, { top: tone, hair: '#d8d8d6' })
  }
  for (const [x, y, h, top, extra] of [
    [520, 600, 130, '#c8161d', {}],
    [580, 604, 128, '#f0efe9', { hair: '#c9c9c9' }],
    [880, 610, 86, '#f1c232', {}],
    [940, 620, 90, '#3f8fc4', {}],
    [640, 470, 84, '#d96a8a', { skirt: true }],
    [1010, 540, 112, '#4f7a5a', {}],
    [90, 620, 132, '#6a5a86', { skirt: true }],
  ])
    g.person(x, y, h, { top, ...extra })
  birds(g, 7, 500, 800, 60, 130)
  g.finish({ bloom: 0.18, tone: '#ffe9b5', vignette: 0.24 })
}

function elevatorBuilding(g) {
  const { c, random } = g
  g.sky(
    [
      [0, '#6fb0e0'],
      [1, '#eaf2ee'],
    ],
    0,
    520,
  )
  g.clouds({ y0: 0, y1: 320, cover: 0.5, scale: 2.8 })
  poly(c, '#d9c6a6', [
    [60, 90],
    [1140, 90],
    [1140, 560],
    [60, 560],
  ])
  poly(c, '#b8a483', [
    [60, 90],
    [1140, 90],
    [1140, 104],
    [60, 104],
  ])
  for (let i = 0; i < 12; i++)
    for (let j = 0; j < 6; j++) {
      const [x, y] = [84 + i * 88, 120 + j * 74]
      if (i === 5 || i === 6) continue
      poly(c, '#efe6d2', [
        [x - 5, y - 5],
        [x + 63, y - 5],
        [x + 63, y + 49],
        [x - 5, y + 49],
      ])
      poly(c, mix('#7f9fb5', '#ffe3a3', random() > 0.8 ? 0.7 : random() * 0.2), [
        [x, y],
        [x + 58, y],
        [x + 58, y + 44],
        [x, y + 44],
      ])
      stroke(c, '#f4efe2', 4, [
        [x + 29, y],
        [x + 29, y + 44],
      ])
      if (random() > 0.5)
        poly(c, '#e9e9e4', [
          [x + 36, y + 48],
          [x + 66, y + 48],
          [x + 66, y + 64],
          [x + 36, y + 64],
        ])
      if (random() > 0.6) g.scatter(x, x + 56, y + 42, y + 50, ['#5f8f3c', '#d9472f', '#f0c04a', '#86b04a'], 12, 5)
      if (random() > 0.72)
        for (let k = 0; k < 4; k++)
          poly(c, random.pick(['#f0efe9', '#7fb0d0', '#e8a0a8', '#f1d27a']), [
            [x + 4 + k * 14, y + 50],
            [x + 14 + k * 14, y + 50],
            [x + 13 + k * 14, y + 66],
            [x + 5 + k * 14, y + 66],
          ])
    }
  const [l, r] = [520, 690]
  const glass = c.createLinearGradient(l, 0, r, 0)
  glass.addColorStop(0, '#4f86a5')
  glass.addColorStop(0.45, '#d6eef6')
  glass.addColorStop(1, '#5f96b0')
  poly(c, glass, [
    [l, 60],
    [r, 60],
    [r, 560],
    [l, 560],
  ])
  for (let j = 0; j < 8; j++)
    stroke(c, '#f4f6f6', 6, [
      [l, 60 + j * 71],
      [r, 60 + j * 71],
    ])
  for (const x of [l, (l + r) / 2, r])
    stroke(c, '#f4f6f6', 7, [
      [x, 56],
      [x, 560],
    ])
  poly(c, 'rgba(255,214,120,.92)', [
    [l + 10, 278],
    [r - 10, 278],
    [r - 10, 338],
    [l + 10, 338],
  ])
  g.glow(605, 308, 170, '#ffdc8a', 0.6)
  g.person(580, 338, 54, { top: '#7a4a6a', hair: '#d9d9d9', shadow: 0 })
  g.person(628, 338, 56, { top: '#c8161d', shadow: 0 })
  street(g, 556, ['#cabfa8', '#9f927a'])
  poly(c, '#5f8f3c', [
    [0, 552],
    [500, 552],
    [500, 582],
    [0, 582],
  ])
  poly(c, '#5f8f3c', [
    [710, 552],
    [1200, 552],
    [1200, 582],
    [710, 582],
  ])
  for (let i = 0; i < 40; i++)
    g.leaves(i < 20 ? i * 25 : 720 + (i - 20) * 25, 560, 18, 14, ['#2f5f2a', '#5f9440', '#a9ca60'], 30, 5)
  for (const [x, y, h, top] of [
    [480, 640, 120, '#5a6a86'],
    [760, 632, 116, '#d9694f'],
    [820, 640, 76, '#f1c232'],
  ])
    g.person(x, y, h, { top, hair: x < 500 ? '#d9d9d9' : undefined })
  g.tree(130, 640, 300, ['#2f5a2a', '#5d9440', '#c3dc72'])
  g.finish({ bloom: 0.16, tone: '#fff0c4', vignette: 0.24 })
}

function newHomes(g) {
  const { c, random } = g
  g.sky(
    [
      [0, '#4f9ad8'],
      [0.8, '#cfe8f2'],
      [1, '#f8f2dd'],
    ],
    0,
    520,
  )
  g.clouds({ y0: 0, y1: 360, cover: 0.5, scale: 2.8 })
  for (const [x, w, h, tone] of [
    [60, 150, 400, '#e6dccb'],
    [240, 140, 340, '#d9cbb5'],
    [860, 150, 420, '#e6dccb'],
    [1040, 140, 360, '#d6c8b2'],
    [700, 130, 300, '#ece3d4'],
  ]) {
    const gradient = c.createLinearGradient(x, 0, x + w, 0)
    gradient.addColorStop(0, mix(tone, '#ffffff', 0.3))
    gradient.addColorStop(1, mix(tone, '#7a6a55', 0.25))
    poly(c, gradient, [
      [x, 520 - h],
      [x + w, 520 - h],
      [x + w, 520],
      [x, 520],
    ])
    for (let a = 0; a < 4; a++)
      for (let b = 0; b < h / 30 - 1; b++) {
        poly(c, random() > 0.2 ? '#7fa8c0' : '#ffe2a0', [
          [x + 12 + (a * (w - 20)) / 4, 532 - h + b * 30],
          [x + 34 + (a * (w - 20)) / 4, 532 - h + b * 30],
          [x + 34 + (a * (w - 20)) / 4, 550 - h + b * 30],
          [x + 12 + (a * (w - 20)) / 4, 550 - h + b * 30],
        ])
        stroke(c, 'rgba(255,255,255,.8)', 2, [
          [x + 8 + (a * (w - 20)) / 4, 553 - h + b * 30],
          [x + 38 + (a * (w - 20)) / 4, 553 - h + b * 30],
        ])
      }
  }
  street(g, 516, ['#8fb55a', '#4f7f36'])
  g.grass(520, 675, ['#86b048', '#5f9a3c', '#b9d36c'], 900, 9)
  poly(c, '#e0d3b8', [
    [560, 516],
    [640, 516],
    [820, 675],
    [300, 675],
  ])
  g.tree(460, 580, 330, ['#24502a', '#4f8a3c', '#a9cc5c'], { spread: 0.5, count: 900 })
  g.tree(760, 570, 290, ['#24502a', '#4f8a3c', '#b5d468'], { spread: 0.5, count: 800 })
  for (const [x, y, h, top, more] of [
    [560, 610, 108, '#c8161d', {}],
    [610, 612, 104, '#3f6fa0', {}],
    [650, 616, 68, '#f1c232', {}],
    [510, 640, 112, '#8a7a9a', { hair: '#d9d9d9' }],
    [880, 600, 100, '#f0efe9', {}],
  ])
    g.person(x, y, h, { top, ...more })
  birds(g, 8, 400, 700, 100, 220)
  g.finish({ bloom: 0.16, tone: '#fff2c4', vignette: 0.24 })
}

function umbrellaStreet(g) {
  const { random } = g
  g.sky([
    [0, '#3a4a5c'],
    [0.6, '#6d7f8c'],
    [1, '#9fa9a9'],
  ])
  g.towers(400, {
    min: 120,
    max: 380,
    width: [50, 110],
    colour: '#4a5a68',
    foot: '#7d8b93',
    lit: 0.35,
    cell: 11,
    window: '#ffd08a',
  })
  g.bokeh(50, 280, 440, ['#ff6a4a', '#ffd08a', '#9fe0ff', '#ffb65c'], [14, 40])
  g.blur(5)
  street(g, 400, ['#6f7b82', '#2f3a42'])
  g.water(404, {
    tint: '#56646e',
    deep: '#1c262e',
    strength: 0.4,
    ripple: 0.6,
    glint: '#ffe2b0',
    glints: 260,
    spread: 560,
  })
  const people = [...Array(12).keys()].map((i) => ({ x: ((i * 373) % 1160) + 20, t: i / 11 }))
  for (const { x, t } of people) {
    const h = lerp(80, 260, t)
    const y = lerp(440, 690, t)
    g.person(x, y, h, { top: random.pick(['#3a4656', '#5a4a4a', '#46584c', '#8a3a36']) })
    umbrella(
      g,
      x + 6,
      y - h * 0.96,
      h * 0.44,
      [
        '#c9ced2',
        '#b9c0c6',
        '#d9342b',
        '#c9ced2',
        '#e0b23c',
        '#c2c8cc',
        '#3f7fae',
        '#d0d4d7',
        '#b5bcc2',
        '#c9ced2',
        '#d4d8da',
        '#c8161d',
      ][Math.round(t * 11)],
    )
  }
  g.rain(760, 0.34)
  g.finish({ bloom: 0.26, tone: '#9fb8c8', vignette: 0.4 })
}

export const town = {
  'old-town-roofs': oldTownRoofs,
  'old-town-lane': oldTownLane,
  'old-town-rain': oldTownRain,
  'snow-street': snowStreet,
  'canal-houses': (g) =>
    canal(g, {
      sky: [
        [0, '#1c2450'],
        [0.6, '#6a5580'],
        [1, '#e09a80'],
      ],
      cloud: ['#e8a890', '#3a3a68'],
      glow: 0.7,
      wall: '#8a7a80',
      roof: '#2a2632',
      tint: '#4a4068',
      deep: '#10122a',
      tone: '#ffb07a',
      dusk: true,
    }),
  'lantern-festival': lanternFestival,
  'night-market': nightMarket,
  'morning-market': morningMarket,
  'pagoda-sunset': pagodaSunset,
  'courtyard-ginkgo': courtyardGinkgo,
  'ginkgo-avenue': ginkgoAvenue,
  'volunteers-crossing': volunteersCrossing,
  'school-morning': schoolMorning,
  'community-square': communitySquare,
  'elevator-building': elevatorBuilding,
  'new-homes': newHomes,
  'umbrella-street': umbrellaStreet,
}
export { reds }
