import { alpha, lerp, mix } from './paint.js'
import { birds, books, crowd, lamp, poly, room, stroke, windowLight } from './props.js'

const spines = ['#8a3a2c', '#2f5f6f', '#c9a24a', '#4a5a3a', '#6a4a6f', '#d9cdb0', '#3a4660', '#b5653c', '#7a8a8a']
const bright = ['#d9472f', '#2f8fc0', '#e0a63c', '#4f9a6a', '#f0efe9', '#7a5a9a', '#ef7f9a']

function classroom(g) {
  const { c, random } = g
  room(g, { wall: '#f1e9d6', floor: '#b58a5c', side: '#e6dcc4', back: [0.2, 0.12, 0.8, 0.58] })
  poly(c, '#6b4a30', [
    [330, 120],
    [870, 120],
    [870, 300],
    [330, 300],
  ])
  poly(c, '#23483c', [
    [342, 132],
    [858, 132],
    [858, 288],
    [342, 288],
  ])
  c.fillStyle = 'rgba(245,248,238,.85)'
  c.font = '600 46px "Noto Serif CJK SC", serif'
  c.fillText('降B 大调', 390, 200)
  c.font = '30px "Noto Serif CJK SC", serif'
  c.fillText('潮水退到最远的时候', 390, 252)
  for (let i = 0; i < 4; i++) {
    const [a, b] = [i / 4 + 0.03, (i + 1) / 4 - 0.03]
    const p = (t, k) => [lerp(0, 240, t), lerp(lerp(60, 120, t), lerp(470, 330, t), k)]
    poly(c, '#dff0fa', [p(a, 0), p(b, 0), p(b, 1), p(a, 1)])
    stroke(c, '#fbf7ec', 6, [p((a + b) / 2, 0), p((a + b) / 2, 1)])
  }
  g.rays(-60, 120, '#fff3cf', 9, 0.2, 0.7, 0.42)
  g.person(760, 420, 170, { top: '#4f6f8a', arm: 3 })
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 4; i++) {
      const y = 470 + row * 86
      const w = 150 + row * 40
      const x = 600 + (i - 1.5) * w * 1.35
      g.person(x, y + 40, 120 + row * 34, { top: bright[(i + row * 2) % 7], shadow: 0 })
      poly(c, '#c99a62', [
        [x - w * 0.45, y],
        [x + w * 0.45, y],
        [x + w * 0.52, y + 26],
        [x - w * 0.52, y + 26],
      ])
      poly(c, '#8a6238', [
        [x - w * 0.52, y + 26],
        [x + w * 0.52, y + 26],
        [x + w * 0.52, y + 38],
        [x - w * 0.52, y + 38],
      ])
      poly(c, '#ffffff', [
        [x - 20, y + 5],
        [x + 26, y + 5],
        [x + 30, y + 18],
        [x - 22, y + 18],
      ])
      if (random() > 0.5)
        poly(c, '#d9a83c', [
          [x + w * 0.24, y - 14],
          [x + w * 0.36, y - 30],
          [x + w * 0.4, y + 2],
          [x + w * 0.26, y + 6],
        ])
    }
  g.finish({ bloom: 0.24, tone: '#ffedc0', vignette: 0.3 })
}

function library(g) {
  const { c } = g
  room(g, { wall: '#3a2a22', floor: '#5a3a26', side: '#33241d', ceiling: '#1f1a1c', back: [0.34, 0.22, 0.66, 0.58] })
  for (const s of [0, 1]) {
    for (let i = 0; i < 7; i++) {
      const t0 = i / 7
      const t1 = (i + 0.94) / 7
      const x0 = s ? lerp(1200, 792, t0) : lerp(0, 408, t0)
      const x1 = s ? lerp(1200, 792, t1) : lerp(0, 408, t1)
      const w = Math.abs(x1 - x0)
      const top = lerp(10, 160, t0)
      const bottom = lerp(650, 396, t0)
      const rows = 6
      poly(c, '#4a3020', [
        [x0, top - 8],
        [x1, lerp(10, 160, t1) - 8],
        [x1, lerp(650, 396, t1)],
        [x0, bottom],
      ])
      for (let r = 0; r < rows; r++) {
        const h = (bottom - top) / rows
        const left = Math.min(x0, x1)
        books(g, left + w * 0.07, top + r * h + h * 0.1, w * 0.86, h * 0.8, spines)
        poly(c, '#6b4830', [
          [left, top + (r + 0.92) * h],
          [left + w, top + (r + 0.92) * h],
          [left + w, top + (r + 1) * h],
          [left, top + (r + 1) * h],
        ])
      }
    }
  }
  for (let r = 0; r < 4; r++) books(g, 416, 160 + r * 58, 368, 48, spines)
  g.sky([
    [0, 'rgba(10,8,16,.1)'],
    [1, 'rgba(16,10,12,.35)'],
  ])
  for (const [x, y, r] of [
    [600, 190, 30],
    [450, 230, 20],
    [750, 230, 20],
  ])
    lamp(g, x, 0, y, r, { shade: '#2f5a4a', strength: 0.6 })
  for (let row = 0; row < 3; row++) {
    const y = 440 + row * 78
    const w = 330 + row * 190
    poly(c, '#7a5230', [
      [600 - w / 2, y],
      [600 + w / 2, y],
      [600 + w * 0.58, y + 30],
      [600 - w * 0.58, y + 30],
    ])
    poly(c, '#3a2416', [
      [600 - w * 0.58, y + 30],
      [600 + w * 0.58, y + 30],
      [600 + w * 0.58, y + 42],
      [600 - w * 0.58, y + 42],
    ])
    for (const k of [-0.3, 0.04, 0.34]) {
      const x = 600 + k * w
      g.person(x - 34, y + 6, 90 + row * 26, {
        top: g.random.pick(['#5a6a86', '#7a4a42', '#d9cdb0', '#3f6a5a']),
        shadow: 0,
      })
      stroke(c, '#c9a24a', 3, [
        [x + 12, y + 14],
        [x + 12, y - 26],
      ])
      g.glow(x + 12, y - 6, 120 + row * 26, '#ffd48a', 0.62)
      poly(c, '#2f6a52', [
        [x - 8, y - 20],
        [x + 32, y - 20],
        [x + 26, y - 34],
        [x - 2, y - 34],
      ])
      poly(c, '#fffbe9', [
        [x - 30, y + 8],
        [x + 26, y + 8],
        [x + 32, y + 22],
        [x - 34, y + 22],
      ])
    }
  }
  g.finish({ bloom: 0.36, tone: '#ffb870', vignette: 0.46 })
}

function readingWindow(g) {
  const { c, random } = g
  g.sky([
    [0, '#d9cbb2'],
    [1, '#a88f6e'],
  ])
  for (let i = 0; i < 26; i++)
    g.leaves(random.between(300, 1000), random.between(20, 400), 120, 70, ['#5f8a5a', '#9ac07a', '#e9f2b8'], 40, 12)
  g.blur(8)
  c.save()
  c.globalCompositeOperation = 'source-over'
  poly(c, '#e6d8bd', [
    [0, 0],
    [300, 0],
    [300, 470],
    [0, 470],
  ])
  poly(c, '#dccbad', [
    [1000, 0],
    [1200, 0],
    [1200, 470],
    [1000, 470],
  ])
  for (const x of [300, 530, 765, 1000])
    stroke(c, '#f7f0df', 16, [
      [x, -10],
      [x, 470],
    ])
  for (const y of [10, 210])
    stroke(c, '#f7f0df', 12, [
      [300, y],
      [1000, y],
    ])
  c.restore()
  for (const s of [-1, 1])
    for (let k = 0; k < 9; k++)
      stroke(c, alpha('#fffaf0', 0.5), 15, [
        [s < 0 ? 232 + k * 9 : 968 + k * 9, -10],
        [s < 0 ? 222 + k * 7 + Math.sin(k) * 8 : 974 + k * 8, 480],
      ])
  const desk = c.createLinearGradient(0, 460, 0, 675)
  desk.addColorStop(0, '#c99c68')
  desk.addColorStop(1, '#7a5230')
  c.fillStyle = desk
  c.fillRect(0, 460, 1200, 215)
  for (let i = 0; i < 26; i++)
    stroke(c, alpha('#5a3a1e', 0.12), 1.5, [
      [0, 470 + i * 8 + random() * 4],
      [1200, 468 + i * 8 + random() * 6],
    ])
  g.disc(620, 590, 250, 'rgba(60,36,14,.3)', 36)
  poly(c, '#8a2c26', [
    [380, 600],
    [600, 560],
    [840, 600],
    [610, 640],
  ])
  poly(c, '#fbf6e6', [
    [392, 590],
    [600, 536],
    [606, 612],
  ])
  for (const s of [-1, 1]) {
    const page = c.createLinearGradient(610, 0, 610 + s * 220, 0)
    page.addColorStop(0, '#d6c8a8')
    page.addColorStop(0.2, '#fffaec')
    page.addColorStop(1, '#f4ead2')
    c.fillStyle = page
    c.beginPath()
    c.moveTo(610, 556)
    c.quadraticCurveTo(610 + s * 90, 520, 610 + s * 220, 566)
    c.lineTo(610 + s * 232, 606)
    c.quadraticCurveTo(610 + s * 100, 566, 610, 618)
    c.fill()
    for (let k = 0; k < 8; k++)
      stroke(c, 'rgba(90,80,70,.35)', 2, [
        [610 + s * (30 + k * 1.5), 560 + k * 6 - 8],
        [610 + s * (196 + k * 2), 560 + k * 5],
      ])
  }
  books(g, 900, 470, 190, 90, spines)
  poly(c, '#f4efe4', [
    [210, 520],
    [300, 520],
    [290, 602],
    [220, 602],
  ])
  g.disc(255, 520, 45, '#6a4428', 10)
  stroke(c, '#f4efe4', 9, [
    [300, 540],
    [322, 552],
    [296, 582],
  ])
  for (let k = 0; k < 14; k++) g.disc(255 + Math.sin(k * 0.8) * 9, 505 - k * 12, 7 + k * 1.8, 'rgba(255,255,255,.06)')
  g.rays(560, -80, '#fff0c4', 10, 0.16, 1.2, 1.5)
  g.finish({ bloom: 0.32, tone: '#ffe0a4', vignette: 0.34 })
}

function museumHall(g) {
  const { c } = g
  room(g, {
    wall: '#3c3a3e',
    floor: '#2c2a2c',
    side: '#323036',
    ceiling: '#17161a',
    back: [0.26, 0.14, 0.74, 0.62],
    boards: false,
  })
  poly(c, '#7a6a52', [
    [400, 130],
    [800, 130],
    [800, 330],
    [400, 330],
  ])
  const picture = c.createLinearGradient(0, 140, 0, 320)
  picture.addColorStop(0, '#d9cda8')
  picture.addColorStop(1, '#b5a57c')
  c.fillStyle = picture
  c.fillRect(410, 140, 380, 180)
  for (let i = 0; i < 4; i++) {
    const pts = []
    for (let x = 410; x <= 790; x += 10) pts.push([x, 210 + i * 26 - g.fbm(x * 0.012, i * 3, 4) * 80 + 30])
    poly(c, alpha('#3f4a44', 0.25 + i * 0.12), [...pts, [790, 320], [410, 320]])
  }
  for (const [x, w, y, h] of [
    [110, 190, 400, 170],
    [505, 190, 380, 130],
    [900, 190, 400, 170],
  ]) {
    g.glow(x + w / 2, y + 30, 260, '#ffe3b0', 0.6)
    poly(c, '#1f1d20', [
      [x, y + 60],
      [x + w, y + 60],
      [x + w, y + h + 60],
      [x, y + h + 60],
    ])
    poly(c, 'rgba(255,250,235,.10)', [
      [x, y - 90],
      [x + w, y - 90],
      [x + w, y + 60],
      [x, y + 60],
    ])
    stroke(c, 'rgba(255,255,255,.35)', 1.5, [
      [x, y + 60],
      [x, y - 90],
      [x + w, y - 90],
      [x + w, y + 60],
    ])
  }
  const vase = (x, y, s, tone) => {
    const glaze = c.createLinearGradient(x - s, 0, x + s, 0)
    glaze.addColorStop(0, mix(tone, '#0c1a1c', 0.5))
    glaze.addColorStop(0.4, mix(tone, '#ffffff', 0.55))
    glaze.addColorStop(1, mix(tone, '#0c1a1c', 0.35))
    c.fillStyle = glaze
    c.beginPath()
    c.moveTo(x - s * 0.3, y - s * 2)
    c.bezierCurveTo(x - s * 0.2, y - s * 1.5, x - s * 1.2, y - s * 1.3, x - s * 0.8, y - s * 0.5)
    c.quadraticCurveTo(x - s * 0.5, y, x, y)
    c.quadraticCurveTo(x + s * 0.5, y, x + s * 0.8, y - s * 0.5)
    c.bezierCurveTo(x + s * 1.2, y - s * 1.3, x + s * 0.2, y - s * 1.5, x + s * 0.3, y - s * 2)
    c.fill()
  }
  vase(205, 458, 52, '#7fb0a0')
  vase(995, 458, 48, '#4f76b5')
  c.fillStyle = '#9fc4b4'
  c.beginPath()
  c.ellipse(600, 424, 62, 40, 0, 0, Math.PI)
  c.fill()
  g.disc(600, 424, 62, '#cfe3d6', 15)
  for (const x of [205, 600, 995]) {
    poly(c, 'rgba(255,236,196,.12)', [
      [x - 14, 0],
      [x + 14, 0],
      [x + 120, 470],
      [x - 120, 470],
    ])
    g.disc(x, 4, 12, '#fff6dd')
  }
  for (const [x, y, h, top] of [
    [370, 620, 150, '#4a6a8a'],
    [440, 630, 110, '#d9b34a'],
    [790, 626, 156, '#8a4a4a'],
    [690, 604, 100, '#f0efe9'],
    [60, 650, 180, '#4f5a66'],
  ])
    g.person(x, y, h, { top })
  g.finish({ bloom: 0.32, tone: '#ffcf90', vignette: 0.46 })
}

function building(g, { sky, wall, band, sign, glow = 0, base = 500, windowTone = '#8fb4cc' }) {
  const { c, random } = g
  g.sky(sky, 0, base + 20)
  g.clouds({
    y0: 0,
    y1: 320,
    light: glow ? '#8a90b8' : '#ffffff',
    shade: glow ? '#2c3560' : '#adc5d8',
    cover: 0.5,
    scale: 2.8,
  })
  if (glow) g.stars(120, 220)
  const gradient = c.createLinearGradient(150, 0, 1050, 0)
  gradient.addColorStop(0, mix(wall, '#ffffff', glow ? 0 : 0.25))
  gradient.addColorStop(1, mix(wall, '#1a2030', 0.2))
  poly(c, gradient, [
    [150, 150],
    [1050, 150],
    [1050, base],
    [150, base],
  ])
  for (let j = 0; j < 6; j++)
    for (let i = 0; i < 17; i++) {
      const [x, y] = [172 + i * 51, 172 + j * 46]
      const on = random() < glow
      poly(
        c,
        on ? mix('#ffe3a0', '#ffffff', random() * 0.4) : mix(windowTone, '#20304a', glow ? 0.55 : random() * 0.2),
        [
          [x, y],
          [x + 38, y],
          [x + 38, y + 30],
          [x, y + 30],
        ],
      )
      if (on && random() > 0.7) g.glow(x + 19, y + 15, 60, '#ffdc96', 0.35)
      if (!glow)
        poly(c, 'rgba(255,255,255,.3)', [
          [x, y + 30],
          [x + 22, y],
          [x + 32, y],
          [x + 10, y + 30],
        ])
    }
  poly(c, band, [
    [130, 140],
    [1070, 140],
    [1070, 158],
    [130, 158],
  ])
  poly(c, mix(band, '#ffffff', 0.1), [
    [420, base - 96],
    [780, base - 96],
    [810, base - 72],
    [390, base - 72],
  ])
  const door = c.createLinearGradient(0, base - 72, 0, base)
  door.addColorStop(0, glow ? '#fff0c4' : '#d6ecf4')
  door.addColorStop(1, glow ? '#ffcf80' : '#86aec4')
  poly(c, door, [
    [440, base - 72],
    [760, base - 72],
    [760, base],
    [440, base],
  ])
  for (let i = 1; i < 6; i++)
    stroke(c, '#f4f6f6', 4, [
      [440 + i * 53, base - 72],
      [440 + i * 53, base],
    ])
  c.fillStyle = glow ? '#ffffff' : mix(band, '#000000', 0.05)
  c.font = '700 40px "Noto Sans CJK SC", sans-serif'
  c.textAlign = 'center'
  if (glow) g.glow(600, 110, 300, '#ff6a5a', 0.3)
  c.fillText(sign, 600, 128)
  c.textAlign = 'left'
}

function hospital(g) {
  const { c } = g
  building(g, {
    sky: [
      [0, '#16204a'],
      [0.7, '#46558c'],
      [1, '#c98f8a'],
    ],
    wall: '#8f97ad',
    band: '#b5c0d6',
    sign: '星湾市中心医院',
    glow: 0.5,
  })
  c.fillStyle = '#3a3f52'
  c.fillRect(0, 500, 1200, 175)
  g.water(505, {
    tint: '#2a3050',
    deep: '#12162a',
    strength: 0.6,
    ripple: 0.3,
    glints: 60,
    glint: '#ffe0a0',
    spread: 400,
  })
  g.glow(600, 470, 420, '#ffdc9a', 0.6)
  poly(c, '#f4f4f0', [
    [860, 470],
    [1040, 470],
    [1080, 510],
    [1080, 566],
    [850, 566],
    [850, 480],
  ])
  poly(c, '#d9342b', [
    [850, 526],
    [1080, 526],
    [1080, 536],
    [850, 536],
  ])
  poly(c, '#3a5068', [
    [1000, 482],
    [1036, 482],
    [1062, 512],
    [1000, 512],
  ])
  poly(c, '#d9342b', [
    [912, 488],
    [926, 488],
    [926, 502],
    [940, 502],
    [940, 514],
    [926, 514],
    [926, 526],
    [912, 526],
    [912, 514],
    [898, 514],
    [898, 502],
    [912, 502],
  ])
  for (const x of [896, 1040]) g.disc(x, 568, 18, '#181b22')
  g.glow(960, 462, 110, '#6aa8ff', 0.8)
  for (const x of [70, 1150]) g.tree(x, 560, 220, ['#1a2a2c', '#2f4a40', '#5f7a58'])
  for (const [x, y, h, top, more] of [
    [360, 600, 140, '#4a5a76', {}],
    [410, 606, 80, '#e0a63c', {}],
    [560, 570, 116, '#f4f6f8', { skirt: true }],
    [700, 590, 130, '#8a4a5a', {}],
  ])
    g.person(x, y, h, { top, ...more })
  g.finish({ bloom: 0.34, tone: '#a8b8ff', vignette: 0.4 })
}

function civicHall(g) {
  const { c } = g
  building(g, {
    sky: [
      [0, '#3f8fd2'],
      [0.8, '#cfe7f2'],
      [1, '#f8f4e4'],
    ],
    wall: '#eef1f2',
    band: '#1f5fb0',
    sign: '市民中心',
  })
  const plaza = c.createLinearGradient(0, 500, 0, 675)
  plaza.addColorStop(0, '#dcd6c8')
  plaza.addColorStop(1, '#a9a08c')
  c.fillStyle = plaza
  c.fillRect(0, 500, 1200, 175)
  for (let i = 0; i < 10; i++)
    stroke(c, 'rgba(90,80,60,.15)', 1.5, [
      [600 + (i - 5) * 90, 500],
      [600 + (i - 5) * 330, 675],
    ])
  for (const x of [80, 150, 1060, 1130]) g.tree(x, 530, 200, ['#3a6a34', '#6d9a45', '#c3d878'])
  for (let i = 0; i < 5; i++)
    poly(c, '#efe9da', [
      [400 - i * 16, 500 + i * 6],
      [800 + i * 16, 500 + i * 6],
      [808 + i * 16, 507 + i * 6],
      [392 - i * 16, 507 + i * 6],
    ])
  crowd(g, 540, 650, 13, { tops: bright, h: [78, 136], x: [160, 1060] })
  birds(g, 10, 700, 1050, 60, 130)
  g.finish({ bloom: 0.16, tone: '#eaf4ff', vignette: 0.22 })
}

function clinic(g) {
  const { c } = g
  room(g, { wall: '#e6f0ec', floor: '#c9bfa8', side: '#d9e6e0', back: [0.22, 0.12, 0.78, 0.6] })
  windowLight(g, 660, 130, 220, 190, { sky: ['#cfe8f4', '#e9f2d0'] })
  poly(c, '#ffffff', [
    [320, 120],
    [560, 120],
    [560, 300],
    [320, 300],
  ])
  for (const [x, y, w, tone] of [
    [340, 144, 190, '#7fb8a8'],
    [340, 170, 150, '#c9d6d2'],
    [340, 192, 170, '#c9d6d2'],
    [340, 214, 120, '#c9d6d2'],
  ])
    poly(c, tone, [
      [x, y],
      [x + w, y],
      [x + w, y + 12],
      [x, y + 12],
    ])
  stroke(c, '#d9472f', 4, [
    [340, 268],
    [390, 268],
    [404, 244],
    [420, 286],
    [434, 262],
    [520, 262],
  ])
  poly(c, '#8fb5a8', [
    [60, 300],
    [160, 330],
    [160, 420],
    [60, 440],
  ])
  g.tree(1060, 470, 220, ['#2f6a3c', '#5f9a50', '#b5d478'], { trunk: '#7a5a3a' })
  poly(c, '#b5653c', [
    [1024, 460],
    [1096, 460],
    [1086, 530],
    [1034, 530],
  ])
  g.person(700, 600, 300, { top: '#fbfcfc', legs: '#6a8a9a', arm: 0.4, back: false })
  stroke(c, '#3a4a56', 5, [
    [676, 388],
    [684, 440],
    [704, 452],
    [720, 438],
    [722, 390],
  ])
  g.person(450, 610, 270, { top: '#7a6a9a', hair: '#dcdcda', back: false })
  poly(c, '#f4f6f4', [
    [500, 520],
    [680, 520],
    [700, 552],
    [480, 552],
  ])
  poly(c, '#c9d2cf', [
    [480, 552],
    [700, 552],
    [700, 566],
    [480, 566],
  ])
  stroke(c, '#2f6a8a', 15, [
    [520, 512],
    [566, 514],
  ])
  poly(c, '#3a4a56', [
    [590, 492],
    [644, 492],
    [648, 520],
    [586, 520],
  ])
  poly(c, '#9fe0c4', [
    [596, 498],
    [638, 498],
    [640, 512],
    [594, 512],
  ])
  g.rays(900, 60, '#fffbe0', 8, 0.14, 0.9, 2.2)
  g.finish({ bloom: 0.24, tone: '#f0fff0', vignette: 0.24 })
}

function serviceCounter(g) {
  const { c } = g
  room(g, {
    wall: '#e9eef2',
    floor: '#cfd3d2',
    side: '#dde5ea',
    ceiling: '#f7f9fa',
    back: [0.2, 0.14, 0.8, 0.56],
    boards: false,
  })
  for (let i = 0; i < 5; i++)
    poly(c, 'rgba(255,255,255,.95)', [
      [330 + i * 120, 20 + (i % 2) * 4],
      [400 + i * 120, 20],
      [408 + i * 112, 56],
      [348 + i * 112, 56],
    ])
  poly(c, '#0e5fd8', [
    [260, 120],
    [940, 120],
    [940, 172],
    [260, 172],
  ])
  c.fillStyle = '#ffffff'
  c.font = '700 30px "Noto Sans CJK SC", sans-serif'
  c.fillText('任何一个窗口都可以办', 450, 157)
  for (let i = 0; i < 6; i++) {
    const x = 250 + i * 118
    poly(c, '#24476f', [
      [x + 14, 200],
      [x + 96, 200],
      [x + 96, 240],
      [x + 14, 240],
    ])
    c.fillStyle = '#ffd24a'
    c.font = '700 28px sans-serif'
    c.fillText(String(24 + i), x + 38, 230)
    g.person(x + 55, 400, 130, { top: i % 2 ? '#2f4f7f' : '#f4f6f8', shadow: 0, back: false })
  }
  const counter = c.createLinearGradient(0, 360, 0, 470)
  counter.addColorStop(0, '#ffffff')
  counter.addColorStop(1, '#9fb4c6')
  poly(c, counter, [
    [200, 366],
    [1000, 366],
    [1080, 470],
    [120, 470],
  ])
  poly(c, '#b98a58', [
    [194, 356],
    [1006, 356],
    [1012, 370],
    [188, 370],
  ])
  for (let i = 0; i < 5; i++) {
    const x = 250 + i * 160
    poly(c, '#2c3440', [
      [x, 322],
      [x + 54, 322],
      [x + 54, 356],
      [x, 356],
    ])
    poly(c, '#9fd0f0', [
      [x + 4, 326],
      [x + 50, 326],
      [x + 50, 350],
      [x + 4, 350],
    ])
  }
  for (const [x, y, h, top, more] of [
    [330, 600, 190, '#d9694f', {}],
    [600, 610, 196, '#4f7a5a', { skirt: true }],
    [660, 616, 120, '#f1c232', {}],
    [880, 600, 190, '#6a6a7a', { hair: '#d6d6d4' }],
    [160, 650, 210, '#3f5f86', {}],
  ])
    g.person(x, y, h, { top, ...more })
  g.glow(600, 60, 600, '#ffffff', 0.3)
  g.finish({ bloom: 0.2, tone: '#e6f2ff', vignette: 0.22 })
}

function studyHall(g) {
  const { c } = g
  room(g, { wall: '#efe3cc', floor: '#8f5f38', side: '#e2d2b4', ceiling: '#fbf4e6', back: [0.2, 0.12, 0.8, 0.58] })
  poly(c, '#b3141b', [
    [250, 96],
    [950, 96],
    [950, 150],
    [250, 150],
  ])
  c.fillStyle = '#ffe29a'
  c.font = '700 34px "Noto Serif CJK SC", serif'
  c.fillText('难事   ·   谁去   ·   下文', 410, 136)
  poly(c, '#6b4428', [
    [330, 178],
    [870, 178],
    [870, 350],
    [330, 350],
  ])
  poly(c, '#fdf8ea', [
    [340, 188],
    [860, 188],
    [860, 340],
    [340, 340],
  ])
  for (const x of [510, 690])
    stroke(c, '#d9c9a4', 3, [
      [x, 188],
      [x, 340],
    ])
  for (let i = 0; i < 7; i++)
    for (const x of [356, 526, 706])
      stroke(c, alpha('#5a4a3a', 0.55), 4, [
        [x, 208 + i * 19],
        [x + 70 + ((i * 37 + x) % 60), 208 + i * 19],
      ])
  for (let i = 0; i < 5; i++)
    stroke(c, '#2f8a4a', 4, [
      [834, 206 + i * 19],
      [840, 212 + i * 19],
      [850, 198 + i * 19],
    ])
  windowLight(g, 40, 150, 110, 240, { sky: ['#d6ecf6', '#fdf0cf'], panes: [2, 3] })
  g.rays(40, 90, '#fff0c9', 9, 0.16, 0.9, 0.55)
  const table = c.createLinearGradient(0, 460, 0, 600)
  table.addColorStop(0, '#b87a48')
  table.addColorStop(1, '#6b3f20')
  for (const [x, top, hair] of [
    [360, '#c8161d', '#222'],
    [480, '#4f6f8a', '#dcdcda'],
    [600, '#e9e2d4', '#222'],
    [720, '#7a5a4a', '#dcdcda'],
    [840, '#2f6a52', '#222'],
  ])
    g.person(x, 520, 170, { top, hair: hair === '#222' ? undefined : hair, shadow: 0 })
  poly(c, table, [
    [240, 450],
    [960, 450],
    [1060, 590],
    [140, 590],
  ])
  poly(c, '#4a2a14', [
    [140, 590],
    [1060, 590],
    [1060, 612],
    [140, 612],
  ])
  for (const x of [320, 470, 620, 770]) {
    poly(c, '#ffffff', [
      [x, 486],
      [x + 70, 486],
      [x + 78, 520],
      [x - 8, 520],
    ])
    g.disc(x + 100, 500, 13, '#f4f4f0', 6)
    g.disc(x + 100, 496, 13, '#8a5a2c', 6)
  }
  for (const [x, top] of [
    [250, '#3f5f86'],
    [930, '#8a3a3a'],
  ])
    g.person(x, 690, 250, { top })
  g.finish({ bloom: 0.24, tone: '#ffe0a8', vignette: 0.32 })
}

function lab(g) {
  const { c, random } = g
  room(g, {
    wall: '#dfe9ee',
    floor: '#b5c0c4',
    side: '#cfdce2',
    ceiling: '#f2f6f8',
    back: [0.2, 0.12, 0.8, 0.56],
    boards: false,
  })
  windowLight(g, 300, 110, 600, 170, { panes: [5, 1], sky: ['#8fc8ea', '#d6f0f2'] })
  for (let i = 0; i < 3; i++)
    poly(c, ['#5f9ab8', '#86b8c9', '#b5d6d9'][i], [
      [300, 250 + i * 10],
      [900, 240 + i * 12],
      [900, 280],
      [300, 280],
    ])
  for (const [x, w] of [
    [0, 320],
    [880, 340],
  ])
    for (let r = 0; r < 2; r++) {
      poly(c, '#f4f7f8', [
        [x, 210 + r * 90],
        [x + w, 210 + r * 90],
        [x + w, 222 + r * 90],
        [x, 222 + r * 90],
      ])
      for (let k = 0; k < 8; k++) {
        const bx = x + 20 + k * 38
        const h = random.between(34, 62)
        c.globalAlpha = 0.85
        poly(c, '#e9f4f6', [
          [bx, 210 + r * 90 - h],
          [bx + 24, 210 + r * 90 - h],
          [bx + 24, 210 + r * 90],
          [bx, 210 + r * 90],
        ])
        poly(c, random.pick(['#4fb0c4', '#7ad0a0', '#f0b84a', '#e8806a', '#8a9ae0']), [
          [bx + 2, 210 + r * 90 - h * 0.55],
          [bx + 22, 210 + r * 90 - h * 0.55],
          [bx + 22, 208 + r * 90],
          [bx + 2, 208 + r * 90],
        ])
        c.globalAlpha = 1
      }
    }
  for (const [x, tone] of [
    [360, '#fbfcfd'],
    [560, '#fbfcfd'],
    [790, '#fbfcfd'],
    [910, '#fbfcfd'],
  ])
    g.person(x, 560, 250, { top: tone, shadow: 0, back: false })
  const bench = c.createLinearGradient(0, 490, 0, 675)
  bench.addColorStop(0, '#f7fafb')
  bench.addColorStop(1, '#8fa4ae')
  poly(c, bench, [
    [80, 496],
    [1120, 496],
    [1260, 690],
    [-60, 690],
  ])
  const flask = (x, y, s, tone) => {
    c.fillStyle = 'rgba(230,246,250,.8)'
    c.beginPath()
    c.moveTo(x - s * 0.16, y - s * 1.5)
    c.lineTo(x - s * 0.16, y - s * 0.9)
    c.lineTo(x - s * 0.7, y)
    c.lineTo(x + s * 0.7, y)
    c.lineTo(x + s * 0.16, y - s * 0.9)
    c.lineTo(x + s * 0.16, y - s * 1.5)
    c.fill()
    poly(c, tone, [
      [x - s * 0.43, y - s * 0.5],
      [x + s * 0.43, y - s * 0.5],
      [x + s * 0.66, y - 3],
      [x - s * 0.66, y - 3],
    ])
    g.glow(x, y - s * 0.3, s * 1.6, tone, 0.35)
  }
  flask(260, 600, 64, '#3fb8c9')
  flask(470, 570, 50, '#7ad07f')
  flask(900, 610, 70, '#f0a63c')
  poly(c, '#3a4652', [
    [650, 600],
    [780, 600],
    [780, 618],
    [650, 618],
  ])
  stroke(c, '#3a4652', 18, [
    [760, 606],
    [766, 500],
    [716, 460],
  ])
  stroke(c, '#56646f', 26, [
    [700, 470],
    [680, 540],
  ])
  poly(c, '#2c3640', [
    [640, 560],
    [720, 560],
    [720, 572],
    [640, 572],
  ])
  g.finish({ bloom: 0.24, tone: '#d9f4ff', vignette: 0.26 })
}

function greenhouse(g) {
  const { c, random } = g
  g.sky([
    [0, '#dff0f2'],
    [0.5, '#f4f7e2'],
    [1, '#a9c47a'],
  ])
  const [vx, vy] = [600, 300]
  for (let i = 0; i < 9; i++) {
    const t = (i / 8) ** 1.7
    const r = lerp(80, 760, t)
    c.strokeStyle = alpha('#ffffff', 0.9)
    c.lineWidth = lerp(2, 13, t)
    c.beginPath()
    c.arc(vx, vy + r * 0.34, r, Math.PI, 0)
    c.stroke()
  }
  for (let k = 0; k <= 10; k++) {
    const a = Math.PI + (k / 10) * Math.PI
    stroke(c, alpha('#ffffff', 0.55), 2.4, [
      [vx + Math.cos(a) * 80, vy + 27 + Math.sin(a) * 80],
      [vx + Math.cos(a) * 800, vy + 270 + Math.sin(a) * 800],
    ])
  }
  poly(c, '#b59a72', [
    [570, 330],
    [630, 330],
    [800, 680],
    [400, 680],
  ])
  for (const s of [-1, 1])
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 16; i++) {
        const t = (i / 15) ** 1.5
        const x = 600 + s * lerp(40 + row * 34, 250 + row * 330, t)
        const y = lerp(332, 660, t)
        const r = lerp(9, 64, t)
        g.leaves(x, y, r * 1.5, r * 0.7, ['#1f5a2a', '#3f8f3a', '#9ad05a'], 40, r * 0.24)
        for (let k = 0; k < 5; k++) {
          const [bx, by] = [x + random.between(-1, 1) * r * 1.2, y + random.between(-0.2, 0.6) * r * 0.6]
          poly(c, '#d91f2b', [
            [bx - r * 0.13, by],
            [bx + r * 0.13, by],
            [bx, by + r * 0.24],
          ])
          g.disc(bx, by, r * 0.13, '#e8343c', r * 0.1)
        }
      }
  g.person(560, 480, 150, { top: '#e0862f', hat: '#e6cf98' })
  g.person(660, 520, 170, { top: '#f4f6f4' })
  g.rays(700, -60, '#fffde0', 10, 0.16, 1.4, 1.7)
  g.finish({ bloom: 0.3, tone: '#f4ffd0', vignette: 0.26 })
}

function volunteersBeach(g) {
  const { c, random } = g
  g.sky(
    [
      [0, '#6f96c0'],
      [0.6, '#e0c4b4'],
      [1, '#ffe4bd'],
    ],
    0,
    300,
  )
  g.clouds({ y0: 0, y1: 260, light: '#fff0da', shade: '#8fa0bd', cover: 0.52, scale: 2.8 })
  g.sun(930, 250, 22, '#fff8e4', '#ffcb8f')
  g.hill(296, 46, '#8a9ab0', '#d9c4b5', { seed: 6, bottom: 302 })
  g.water(300, {
    tint: '#7fa4b5',
    deep: '#3f7590',
    strength: 0.5,
    glint: '#fff0cf',
    glintX: 930,
    glints: 360,
    spread: 200,
    bottom: 440,
  })
  for (let i = 0; i < 4; i++) {
    g.shape(g.line(420 + i * 16, 24, { rough: 2.2, seed: 70 + i, tilt: -1.8 }))
    c.fillStyle = i < 3 ? alpha('#ffffff', 0.5) : '#d6bf94'
    c.fill()
  }
  g.shape(g.line(478, 24, { rough: 2.2, seed: 73, tilt: -1.8 }))
  const sand = c.createLinearGradient(0, 440, 0, 675)
  sand.addColorStop(0, '#b59c74')
  sand.addColorStop(0.3, '#dcc69b')
  sand.addColorStop(1, '#c9ae80')
  c.fillStyle = sand
  c.fill()
  for (let i = 0; i < 1400; i++)
    g.disc(random() * 1200, random.between(480, 675), random() * 2, alpha(random() > 0.5 ? '#8f744a' : '#fff3d6', 0.3))
  for (let i = 0; i < 11; i++) {
    const t = i / 10
    const [x, y, h] = [60 + i * 108 + random() * 20, lerp(470, 640, (i * 0.37) % 1), lerp(74, 170, (i * 0.37) % 1)]
    g.person(x, y, h, {
      top: '#d3202a',
      hat: i % 3 ? '#c8161d' : undefined,
      lean: i % 2 ? 1.6 : 0.2,
      arm: 1.2 + t,
      legs: '#33506a',
    })
    poly(c, alpha('#f4f6f2', 0.92), [
      [x + h * 0.2, y - h * 0.34],
      [x + h * 0.38, y - h * 0.34],
      [x + h * 0.42, y - h * 0.03],
      [x + h * 0.15, y - h * 0.03],
    ])
  }
  birds(g, 14, 200, 700, 80, 220, 'rgba(255,255,255,.9)', 12)
  g.finish({ bloom: 0.26, tone: '#ffdcae', vignette: 0.28 })
}

function volunteersTrees(g) {
  const { c, random } = g
  g.sky(
    [
      [0, '#79b8e4'],
      [0.8, '#e4f1ea'],
      [1, '#f8f4dc'],
    ],
    0,
    340,
  )
  g.clouds({ y0: 0, y1: 260, cover: 0.5, scale: 2.8 })
  g.hill(320, 110, '#8fb8a8', '#d0e2c0', { seed: 4, rough: 2.4 })
  g.hill(370, 90, '#5f9a5a', '#a9c878', { seed: 5, rough: 3, woods: 0.6 })
  g.hill(450, 60, '#86a848', '#6f8f3a', { seed: 6, rough: 2 })
  g.grass(440, 675, ['#86b048', '#5f9a3c', '#b9d36c', '#a48a5a'], 1300, 12)
  for (let i = 0; i < 30; i++) {
    const t = i / 29
    const [x, y, h] = [((i * 317) % 1220) - 10, lerp(440, 640, t), lerp(44, 150, t)]
    g.disc(x, y, h * 0.2, '#7a5a3a', h * 0.05)
    stroke(c, '#b59a6a', h * 0.03, [
      [x - h * 0.1, y],
      [x - h * 0.08, y - h * 0.6],
    ])
    g.tree(x, y, h, ['#2f6a2f', '#6aa845', '#cfe87a'], { count: 90, spread: 0.26 })
  }
  for (const [x, y, h, lean] of [
    [240, 580, 160, 1.4],
    [360, 590, 150, 0],
    [620, 560, 140, 1.6],
    [760, 600, 168, 0.2],
    [980, 570, 146, 1.2],
    [1060, 590, 92, 0],
  ]) {
    g.person(x, y, h, { top: '#d3202a', lean, hat: random() > 0.5 ? '#c8161d' : undefined })
    stroke(c, '#7a5a3a', 4, [
      [x + h * 0.24, y - h * 0.55],
      [x + h * 0.34, y],
    ])
  }
  g.rays(1100, -60, '#fffbd9', 9, 0.1, 1.1, 2.3)
  g.finish({ bloom: 0.2, tone: '#f4ffc4', vignette: 0.24 })
}

function elderlyDining(g) {
  const { c, random } = g
  room(g, { wall: '#f4e6c9', floor: '#b5855a', side: '#ead8b4', ceiling: '#fdf6e6', back: [0.22, 0.12, 0.78, 0.54] })
  windowLight(g, 330, 110, 240, 170, { sky: ['#cfe8f4', '#f4f0cf'] })
  poly(c, '#a8402c', [
    [630, 110],
    [900, 110],
    [900, 290],
    [630, 290],
  ])
  c.fillStyle = '#fff3d2'
  c.font = '700 30px "Noto Serif CJK SC", serif'
  for (const [i, line] of ['红烧豆腐', '清蒸鲈鱼', '青菜汤', '今日十二元'].entries())
    c.fillText(line, 662, 152 + i * 40)
  for (const [x, y, r] of [
    [360, 70, 22],
    [600, 60, 24],
    [840, 70, 22],
  ])
    lamp(g, x, 0, y, r, { shade: '#b5543c', strength: 0.5 })
  const hairs = ['#dcdcda', '#c9c9c6', '#efefec', '#8a8a88']
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 3; i++) {
      const y = 400 + row * 100
      const w = 210 + row * 70
      const x = 600 + (i - 1) * w * 1.5 + (row % 2) * 40
      for (const k of [-0.34, 0, 0.34])
        g.person(x + k * w, y + 24, 118 + row * 40, {
          top: random.pick(['#7a5a86', '#4f6f8a', '#a8604a', '#5a7a5a', '#8a7a4a']),
          hair: random.pick(hairs),
          shadow: 0,
        })
      poly(c, '#d9a868', [
        [x - w * 0.5, y],
        [x + w * 0.5, y],
        [x + w * 0.58, y + 46],
        [x - w * 0.58, y + 46],
      ])
      poly(c, '#8a5a30', [
        [x - w * 0.58, y + 46],
        [x + w * 0.58, y + 46],
        [x + w * 0.58, y + 58],
        [x - w * 0.58, y + 58],
      ])
      for (const k of [-0.32, -0.02, 0.3]) {
        const r = 17 + row * 5
        g.disc(x + k * w, y + 22, r, '#fbfaf5', r * 0.5)
        g.disc(x + k * w, y + 20, r * 0.76, random.pick(['#b5482a', '#7aa845', '#f0dfae', '#d9883a']), r * 0.34)
        for (let s = 0; s < 7; s++)
          g.disc(x + k * w + Math.sin(s) * 5, y + 8 - s * 9, 6 + s * 1.6, 'rgba(255,255,255,.06)')
      }
    }
  g.rays(330, 60, '#fff3cf', 8, 0.12, 0.8, 0.9)
  g.finish({ bloom: 0.28, tone: '#ffd9a0', vignette: 0.3 })
}

function stadium(g) {
  const { c } = g
  g.sky(
    [
      [0, '#1c2c5f'],
      [0.55, '#6a5a92'],
      [1, '#f0987a'],
    ],
    0,
    330,
  )
  g.clouds({ y0: 0, y1: 280, light: '#ffb59a', shade: '#4a4478', cover: 0.5, scale: 2.8 })
  g.towers(320, { min: 30, max: 130, width: [30, 60], colour: '#4a4a78', lit: 0.35, cell: 8 })
  for (let i = 0; i < 50; i++) g.leaves(i * 25, 326, 26, 18, ['#1f3a2c', '#3a5f3c', '#6d8a55'], 26, 6)
  const grass = c.createLinearGradient(0, 330, 0, 675)
  grass.addColorStop(0, '#3f7a48')
  grass.addColorStop(1, '#2a5f34')
  c.fillStyle = grass
  c.fillRect(0, 330, 1200, 345)
  for (let i = 0; i < 7; i++)
    poly(c, 'rgba(255,255,255,.05)', [
      [i * 200 - 60, 330],
      [i * 200 + 30, 330],
      [i * 300 - 200, 560],
      [i * 300 - 360, 560],
    ])
  g.disc(600, 425, 150, 'rgba(255,255,255,.0)')
  c.strokeStyle = 'rgba(255,255,255,.8)'
  c.lineWidth = 3
  c.beginPath()
  c.ellipse(600, 420, 120, 32, 0, 0, 7)
  c.stroke()
  stroke(c, 'rgba(255,255,255,.8)', 3, [
    [600, 340],
    [600, 510],
  ])
  poly(c, '#b5503a', [
    [0, 500],
    [1200, 470],
    [1200, 640],
    [0, 690],
  ])
  for (let k = 0; k < 6; k++)
    stroke(c, 'rgba(255,255,255,.85)', 2.6, [
      [0, lerp(500, 690, k / 5)],
      [1200, lerp(470, 640, k / 5)],
    ])
  for (const [x, y, h, top, step] of [
    [200, 590, 140, '#e0a63c', 1.8],
    [330, 556, 120, '#2f8fc0', -1.6],
    [610, 590, 136, '#f0efe9', 1.7],
    [820, 552, 116, '#d9472f', 1.9],
    [870, 556, 112, '#7a5a9a', -1.6],
    [1060, 580, 130, '#4f9a6a', 1.5],
  ])
    g.person(x, y, h, { top, step: step * 0.8, arm: 1, lean: 0.4 })
  for (const [x, y, h] of [
    [500, 420, 56],
    [640, 406, 50],
    [720, 430, 60],
    [420, 400, 48],
  ])
    g.person(x, y, h, { top: g.random.pick(bright), step: 1.2 })
  for (const x of [110, 1090]) {
    stroke(c, '#3a3f58', 7, [
      [x, 350],
      [x, 90],
    ])
    poly(c, '#e9ecf4', [
      [x - 46, 60],
      [x + 46, 60],
      [x + 46, 100],
      [x - 46, 100],
    ])
    for (let a = 0; a < 4; a++) for (const b of [70, 90]) g.disc(x - 33 + a * 22, b, 7, '#fffbe6')
    g.glow(x, 80, 380, '#fff2cf', 0.75)
  }
  g.finish({ bloom: 0.32, tone: '#ffb0a0', vignette: 0.36 })
}

function marathon(g) {
  const { c } = g
  g.sky(
    [
      [0, '#3f5f9a'],
      [0.5, '#d99a86'],
      [0.85, '#ffc887'],
      [1, '#ffe9bd'],
    ],
    0,
    440,
  )
  g.clouds({ y0: 0, y1: 340, light: '#ffe2b8', shade: '#8a6a92', cover: 0.5, scale: 2.8 })
  g.sun(600, 380, 40, '#fff6da', '#ffb65e')
  g.towers(436, {
    min: 50,
    max: 250,
    width: [26, 56],
    colour: '#8a6478',
    foot: '#f0b888',
    cell: 8,
    side: '#ffd9a0',
    sideAlpha: 0.25,
  })
  g.mist(420, 100, '#ffd9a4', 0.6)
  const road = c.createLinearGradient(0, 430, 0, 675)
  road.addColorStop(0, '#b58a78')
  road.addColorStop(1, '#4a4250')
  c.fillStyle = road
  c.fillRect(0, 432, 1200, 243)
  for (let i = 0; i < 8; i++)
    poly(c, 'rgba(255,244,220,.6)', [
      [597 - i * 3, 440 + i * i * 4.4],
      [603 + i * 3, 440 + i * i * 4.4],
      [606 + i * 4, 448 + i * i * 4.8],
      [594 - i * 4, 448 + i * i * 4.8],
    ])
  const runners = [...Array(46).keys()].map((i) => ({ x: ((i * 727) % 1150) + 25, t: (i / 45) ** 1.3 }))
  for (const [i, { x, t }] of runners.entries()) {
    const h = lerp(40, 190, t)
    const y = lerp(446, 668, t)
    c.fillStyle = 'rgba(30,20,40,.28)'
    poly(c, 'rgba(40,24,44,.22)', [
      [x - 4, y],
      [x + 4, y],
      [x + (x - 600) * 0.25 + 10, y + h * 0.4],
      [x + (x - 600) * 0.25 - 10, y + h * 0.4],
    ])
    g.person(x, y, h, {
      top: mix(bright[(i * 5 + (i >> 2)) % 7], '#5a2c40', 0.25),
      legs: '#2c2438',
      skin: '#b87a5c',
      step: i % 2 ? 1.3 : -1.3,
      arm: 1.1,
      lean: 0.4,
      shadow: 0,
    })
  }
  g.rays(600, 380, '#fff0c4', 20, 0.09, 6.2, 0)
  g.finish({ bloom: 0.36, tone: '#ffb070', vignette: 0.36 })
}

function stageLights(g) {
  const { c, random } = g
  g.sky([
    [0, '#07061a'],
    [0.6, '#1c1038'],
    [1, '#2c1440'],
  ])
  poly(c, '#12081f', [
    [0, 430],
    [1200, 430],
    [1200, 675],
    [0, 675],
  ])
  for (const [x, a, tone] of [
    [120, 1.0, '#5a8aff'],
    [320, 1.3, '#ff5aa0'],
    [520, 1.5, '#ffd27a'],
    [680, 1.64, '#ffd27a'],
    [880, 1.85, '#a05aff'],
    [1080, 2.1, '#5ad0ff'],
  ]) {
    c.save()
    c.globalCompositeOperation = 'screen'
    c.filter = 'blur(6px)'
    const beam = c.createRadialGradient(x, 10, 0, x, 10, 700)
    beam.addColorStop(0, alpha(tone, 0.75))
    beam.addColorStop(1, alpha(tone, 0))
    poly(c, beam, [
      [x, 10],
      [x + Math.cos(a - 0.14) * 800, 10 + Math.sin(a - 0.14) * 800],
      [x + Math.cos(a + 0.14) * 800, 10 + Math.sin(a + 0.14) * 800],
    ])
    c.restore()
    g.glow(x, 14, 120, tone, 0.9)
  }
  const floor = c.createLinearGradient(0, 440, 0, 560)
  floor.addColorStop(0, '#6a3a52')
  floor.addColorStop(1, '#2a1428')
  poly(c, floor, [
    [180, 440],
    [1020, 440],
    [1120, 556],
    [80, 556],
  ])
  for (const [x, tone] of [
    [430, '#e9d6c0'],
    [600, '#f4e6d0'],
    [770, '#d9c4d0'],
  ]) {
    g.disc(x, 504, 120, 'rgba(255,226,170,.25)', 22)
    g.person(x, 504, 150, { top: tone, skirt: x !== 770 })
  }
  for (const s of [-1, 1])
    for (let k = 0; k < 8; k++) {
      const x = s < 0 ? k * 24 : 1200 - k * 24
      const fold = c.createLinearGradient(x, 0, x + s * -24, 0)
      fold.addColorStop(0, '#5a0f1c')
      fold.addColorStop(0.5, '#b3202c')
      fold.addColorStop(1, '#4a0a16')
      poly(c, fold, [
        [x, 0],
        [x - s * 24, 0],
        [x - s * (18 - k), 560],
        [x + s * k, 560],
      ])
    }
  for (let i = 0; i < 60; i++)
    g.disc(random() * 1240 - 20, 640 + (i % 3) * 22, 24, mix('#1a0f22', '#000000', (i % 3) * 0.3), 28)
  g.finish({ bloom: 0.46, tone: '#b07aff', vignette: 0.42 })
}

function opera(g) {
  const { c } = g
  g.sky([
    [0, '#2a0f12'],
    [0.6, '#6a1f1c'],
    [1, '#3a1210'],
  ])
  for (let k = 0; k < 20; k++) {
    const x = k * 62 - 20
    const fold = c.createLinearGradient(x, 0, x + 62, 0)
    fold.addColorStop(0, '#5a1214')
    fold.addColorStop(0.5, '#a8282a')
    fold.addColorStop(1, '#4f0f12')
    c.fillStyle = fold
    c.fillRect(x, 0, 62, 560)
  }
  g.glow(600, 260, 460, '#ffc27a', 0.75)
  poly(c, '#5a2c18', [
    [0, 548],
    [1200, 548],
    [1200, 675],
    [0, 675],
  ])
  g.disc(600, 600, 380, 'rgba(255,196,120,.35)', 46)
  const [x, b] = [600, 640]
  const robe = c.createLinearGradient(x - 220, 0, x + 220, 0)
  robe.addColorStop(0, '#1f6a72')
  robe.addColorStop(0.5, '#5fc4bc')
  robe.addColorStop(1, '#17525c')
  c.fillStyle = robe
  c.beginPath()
  c.moveTo(x - 60, 330)
  c.quadraticCurveTo(x - 120, 480, x - 170, b)
  c.lineTo(x + 170, b)
  c.quadraticCurveTo(x + 120, 480, x + 60, 330)
  c.fill()
  for (const s of [-1, 1]) {
    c.fillStyle = '#f7f2e6'
    c.beginPath()
    c.moveTo(x + s * 56, 345)
    c.bezierCurveTo(x + s * 200, 330, x + s * 260, 240, x + s * 380, 210)
    c.bezierCurveTo(x + s * 400, 320, x + s * 330, 430, x + s * 370, 520)
    c.bezierCurveTo(x + s * 280, 470, x + s * 220, 420, x + s * 66, 430)
    c.fill()
    c.fillStyle = robe
    c.beginPath()
    c.moveTo(x + s * 54, 340)
    c.bezierCurveTo(x + s * 150, 330, x + s * 190, 300, x + s * 220, 276)
    c.bezierCurveTo(x + s * 220, 340, x + s * 180, 400, x + s * 62, 420)
    c.fill()
  }
  for (let k = 0; k < 8; k++) g.disc(x + Math.sin(k * 2.4) * 90, 430 + k * 24, 13, ['#f4d27a', '#e8607a'][k % 2], 11)
  poly(c, '#f4efe2', [
    [x - 34, 336],
    [x + 34, 336],
    [x, 420],
  ])
  g.disc(x, 262, 58, '#fbe6d6', 70)
  for (const s of [-1, 1]) {
    g.disc(x + s * 26, 274, 24, 'rgba(235,90,110,.5)', 26)
    stroke(c, '#2a1418', 5, [
      [x + s * 12, 250],
      [x + s * 40, 240],
    ])
    g.disc(x + s * 26, 262, 10, '#2a1418', 5)
  }
  g.disc(x, 302, 10, '#c8161d', 5)
  g.disc(x, 206, 74, '#1c1214', 46)
  for (let k = -5; k <= 5; k++) {
    const a = -Math.PI / 2 + k * 0.25
    const [px, py] = [x + Math.cos(a) * 90, 214 + Math.sin(a) * 66]
    g.disc(px, py, 13, ['#f4d27a', '#5fc4ea', '#f08aa0'][Math.abs(k) % 3])
    g.disc(px, py, 5, '#ffffff')
    g.glow(px, py, 30, '#fff0c0', 0.5)
  }
  g.finish({ bloom: 0.36, tone: '#ffb070', vignette: 0.46 })
}

function bowl(g, x, y, r, { inside = '#d9a35a', rim = '#f4f1ea', body = ['#2f5f86', '#e9f0f2'] }) {
  const { c } = g
  g.disc(x, y + r * 0.52, r * 1.05, 'rgba(20,10,4,.4)', r * 0.2)
  const side = c.createLinearGradient(x - r, 0, x + r, 0)
  side.addColorStop(0, mix(body[1], '#20304a', 0.35))
  side.addColorStop(0.4, body[1])
  side.addColorStop(1, mix(body[1], '#20304a', 0.4))
  c.fillStyle = side
  c.beginPath()
  c.moveTo(x - r, y)
  c.bezierCurveTo(x - r * 0.9, y + r * 0.6, x - r * 0.4, y + r * 0.62, x, y + r * 0.62)
  c.bezierCurveTo(x + r * 0.4, y + r * 0.62, x + r * 0.9, y + r * 0.6, x + r, y)
  c.fill()
  stroke(c, body[0], r * 0.03, [
    [x - r * 0.88, y + r * 0.22],
    [x - r * 0.5, y + r * 0.36],
    [x, y + r * 0.4],
    [x + r * 0.5, y + r * 0.36],
    [x + r * 0.88, y + r * 0.22],
  ])
  g.disc(x, y, r, rim, r * 0.4)
  g.disc(x, y + r * 0.02, r * 0.92, inside, r * 0.34)
}

const steam = (g, x, y, s) => {
  g.c.save()
  g.c.globalCompositeOperation = 'screen'
  for (let k = 0; k < 46; k++)
    g.disc(
      x + Math.sin(k * 0.5) * s * 0.25 + g.random.between(-1, 1) * s * 0.3,
      y - k * s * 0.05,
      s * (0.1 + k * 0.005),
      'rgba(255,248,235,.035)',
    )
  g.c.restore()
}

function tableTop(g, tones) {
  const { c, random } = g
  const wood = c.createLinearGradient(0, 250, 0, 675)
  wood.addColorStop(0, tones[0])
  wood.addColorStop(1, tones[1])
  c.fillStyle = wood
  c.fillRect(0, 270, 1200, 405)
  for (let i = 0; i < 60; i++)
    stroke(c, alpha(random() > 0.5 ? '#000000' : '#ffe0b0', 0.06), random.between(1, 3), [
      [-10, 280 + i * 7],
      [1210, 276 + i * 7 + random() * 10],
    ])
}

function noodles(g) {
  const { c, random } = g
  g.sky([
    [0, '#2a1c16'],
    [1, '#6a4428'],
  ])
  g.bokeh(36, 20, 260, ['#ffb65c', '#ffd9a0', '#ff8a4a', '#ffe9c4'], [20, 64])
  g.blur(3)
  tableTop(g, ['#5a3a22', '#2c1a10'])
  bowl(g, 600, 380, 340, { inside: '#c98a3c' })
  c.save()
  c.beginPath()
  c.ellipse(600, 386, 308, 112, 0, 0, 7)
  c.clip()
  for (let i = 0; i < 190; i++) {
    const [x, y] = [600 + random.between(-250, 250), 396 + random.between(-70, 70)]
    c.strokeStyle = random.pick(['#f4d998', '#e8c478', '#fff0c4', '#d9ae5c'])
    c.lineWidth = random.between(4, 7)
    c.beginPath()
    c.moveTo(x - 90, y + random.between(-20, 20))
    c.bezierCurveTo(
      x - 40,
      y - random.between(10, 50),
      x + 30,
      y + random.between(10, 40),
      x + 90,
      y + random.between(-24, 24),
    )
    c.stroke()
  }
  for (const [x, y] of [
    [470, 360],
    [540, 330],
  ]) {
    g.disc(x, y, 62, '#fdf6e4', 34)
    g.disc(x, y - 2, 30, '#f0a02c', 18)
    g.disc(x - 8, y - 8, 9, 'rgba(255,255,255,.6)', 5)
  }
  for (let i = 0; i < 8; i++) {
    const [x, y] = [690 + (i % 4) * 46, 350 + Math.floor(i / 4) * 44]
    c.strokeStyle = '#f0805a'
    c.lineWidth = 15
    c.beginPath()
    c.arc(x, y, 18, i, i + 3.6)
    c.stroke()
    c.strokeStyle = 'rgba(255,230,210,.7)'
    c.lineWidth = 3
    c.beginPath()
    c.arc(x, y, 20, i, i + 3)
    c.stroke()
  }
  g.scatter(380, 820, 320, 450, ['#4f9a3a', '#86c255', '#b5e07a', '#2f7a2c'], 240, 8)
  c.restore()
  for (const k of [0, 26])
    stroke(c, '#7a2c1c', 10, [
      [760 + k, 470 + k * 0.4],
      [1180, 240 + k * 1.6],
    ])
  steam(g, 560, 330, 220)
  steam(g, 700, 330, 180)
  g.finish({ bloom: 0.3, tone: '#ffb060', vignette: 0.48 })
}

function seafood(g) {
  const { c, random } = g
  g.sky([
    [0, '#3a5a6a'],
    [1, '#16303c'],
  ])
  for (let i = 0; i < 900; i++) {
    const [x, y, r] = [random() * 1200, random() * 675, random.between(8, 30)]
    poly(c, alpha(random.pick(['#dff0f6', '#bcd8e4', '#f4fafc', '#9fc0d0']), 0.45), [
      [x, y],
      [x + r, y + random() * r * 0.4],
      [x + r * 0.7, y + r],
      [x - r * 0.2, y + r * 0.7],
    ])
  }
  const fish = (x, y, l, a, tones) => {
    c.save()
    c.translate(x, y)
    c.rotate(a)
    g.disc(6, 16, l * 0.5, 'rgba(8,24,34,.35)', l * 0.15)
    const skin = c.createLinearGradient(0, -l * 0.16, 0, l * 0.16)
    skin.addColorStop(0, tones[0])
    skin.addColorStop(0.5, tones[1])
    skin.addColorStop(1, tones[2])
    c.fillStyle = skin
    c.beginPath()
    c.moveTo(-l * 0.5, 0)
    c.quadraticCurveTo(-l * 0.2, -l * 0.22, l * 0.34, -l * 0.03)
    c.lineTo(l * 0.5, -l * 0.13)
    c.lineTo(l * 0.46, l * 0.13)
    c.lineTo(l * 0.34, l * 0.04)
    c.quadraticCurveTo(-l * 0.2, l * 0.22, -l * 0.5, 0)
    c.fill()
    for (let k = 0; k < 60; k++)
      g.disc(random.between(-0.3, 0.3) * l, random.between(-0.1, 0.1) * l, l * 0.012, 'rgba(255,255,255,.4)')
    stroke(c, 'rgba(20,40,50,.35)', 2, [
      [-l * 0.3, -l * 0.1],
      [-l * 0.27, 0],
      [-l * 0.3, l * 0.1],
    ])
    g.disc(-l * 0.4, -l * 0.025, l * 0.03, '#ffffff')
    g.disc(-l * 0.4, -l * 0.025, l * 0.017, '#14181c')
    c.restore()
  }
  for (let i = 0; i < 9; i++)
    fish(
      120 + (i % 5) * 190,
      130 + Math.floor(i / 5) * 120,
      230,
      0.2 + random() * 0.3,
      [
        ['#5a7a8a', '#dfe9ec', '#f7fafa'],
        ['#c9962c', '#ffdf7a', '#fff4cf'],
        ['#8a96a4', '#e9eef2', '#ffffff'],
      ][i % 3],
    )
  const crab = (x, y, s) => {
    for (const side of [-1, 1]) {
      for (let k = 0; k < 4; k++)
        stroke(c, '#4a6a72', s * 0.09, [
          [x + side * s * 0.5, y + k * s * 0.12 - s * 0.1],
          [x + side * s * (0.95 + k * 0.05), y - s * 0.16 + k * s * 0.2],
          [x + side * s * 1.1, y + s * 0.14 + k * s * 0.18],
        ])
      stroke(c, '#557a80', s * 0.17, [
        [x + side * s * 0.5, y - s * 0.25],
        [x + side * s * 0.95, y - s * 0.55],
      ])
      g.disc(x + side * s * 1.05, y - s * 0.68, s * 0.26, '#5f8a8c', s * 0.17)
      poly(c, '#c9803c', [
        [x + side * s * 1.1, y - s * 0.75],
        [x + side * s * 1.45, y - s * 0.95],
        [x + side * s * 1.25, y - s * 0.7],
      ])
    }
    const shell = c.createRadialGradient(x - s * 0.2, y - s * 0.2, 0, x, y, s * 0.8)
    shell.addColorStop(0, '#a8c4b8')
    shell.addColorStop(1, '#3f5f68')
    g.disc(x, y, s * 0.8, shell, s * 0.46)
    for (const k of [-0.3, 0, 0.3]) g.disc(x + k * s, y - s * 0.08, s * 0.06, 'rgba(255,240,210,.5)')
  }
  for (const [x, y, s] of [
    [230, 480, 110],
    [560, 520, 130],
    [900, 470, 116],
    [1090, 590, 90],
  ])
    crab(x, y, s)
  for (let i = 0; i < 12; i++) {
    c.strokeStyle = '#ef8a64'
    c.lineWidth = 17
    c.beginPath()
    c.arc(980 + (i % 4) * 60, 130 + Math.floor(i / 4) * 60, 24, i, i + 3.4)
    c.stroke()
  }
  poly(c, '#f4e04a', [
    [700, 610],
    [770, 600],
    [780, 650],
    [710, 655],
  ])
  g.finish({ bloom: 0.2, tone: '#d0f0ff', vignette: 0.4 })
}

function teaCup(g) {
  const { c, random } = g
  g.sky([
    [0, '#cfe2c4'],
    [0.5, '#8fb47a'],
    [1, '#4f7a48'],
  ])
  for (let i = 0; i < 40; i++)
    g.leaves(random() * 1200, random() * 360, 110, 60, ['#4f8a48', '#9ac46a', '#eef5c0'], 30, 14)
  g.bokeh(30, 20, 300, ['#ffffff', '#f4ffd0', '#d9f0a8'], [20, 60])
  g.blur(10)
  tableTop(g, ['#a8794a', '#5a3a20'])
  g.disc(620, 610, 260, 'rgba(40,22,8,.4)', 34)
  const [x, t, b, w] = [600, 230, 600, 150]
  c.fillStyle = 'rgba(240,250,244,.32)'
  poly(c, 'rgba(240,250,244,.34)', [
    [x - w, t],
    [x + w, t],
    [x + w * 0.84, b],
    [x - w * 0.84, b],
  ])
  const tea = c.createLinearGradient(x - w, 0, x + w, 0)
  tea.addColorStop(0, 'rgba(150,180,60,.75)')
  tea.addColorStop(0.5, 'rgba(222,232,130,.8)')
  tea.addColorStop(1, 'rgba(130,165,50,.75)')
  poly(c, tea, [
    [x - w * 0.97, 300],
    [x + w * 0.97, 300],
    [x + w * 0.84, b - 10],
    [x - w * 0.84, b - 10],
  ])
  g.disc(x, 300, w * 0.97, 'rgba(232,240,150,.85)', 26)
  for (let i = 0; i < 46; i++) {
    const [lx, ly] = [x + random.between(-0.7, 0.7) * w, i < 16 ? random.between(300, 360) : random.between(470, 586)]
    const l = random.between(26, 54)
    c.fillStyle = random.pick(['#4f7a2c', '#6d9a3a', '#8fb84a', '#3f6a26'])
    c.save()
    c.translate(lx, ly)
    c.rotate(Math.PI / 2 + random.between(-0.3, 0.3))
    c.beginPath()
    c.ellipse(0, 0, l * 0.5, l * 0.13, 0, 0, 7)
    c.fill()
    c.restore()
  }
  c.strokeStyle = 'rgba(255,255,255,.75)'
  c.lineWidth = 4
  c.beginPath()
  c.ellipse(x, t, w, 28, 0, 0, 7)
  c.stroke()
  stroke(c, 'rgba(255,255,255,.55)', 9, [
    [x - w * 0.8, t + 40],
    [x - w * 0.7, b - 40],
  ])
  stroke(c, 'rgba(255,255,255,.3)', 4, [
    [x + w * 0.84, t + 30],
    [x + w * 0.74, b - 60],
  ])
  g.scatter(820, 1060, 590, 640, ['#4f7a2c', '#6d9a3a', '#8fb84a', '#3f6a26'], 150, 12)
  steam(g, 600, 240, 200)
  g.rays(1100, -80, '#fffde0', 8, 0.12, 0.9, 2.3)
  g.finish({ bloom: 0.28, tone: '#f4ffb8', vignette: 0.36 })
}

function studioMic(g) {
  const { c, random } = g
  g.sky([
    [0, '#1c1a22'],
    [1, '#2c2228'],
  ])
  for (let i = 0; i < 14; i++)
    for (let j = 0; j < 6; j++) {
      const [x, y] = [i * 90 - 20, j * 90 - 10]
      poly(c, '#2a2830', [
        [x, y],
        [x + 86, y],
        [x + 43, y + 43],
      ])
      poly(c, '#232129', [
        [x, y],
        [x + 43, y + 43],
        [x, y + 86],
      ])
      poly(c, '#34313a', [
        [x + 86, y],
        [x + 86, y + 86],
        [x + 43, y + 43],
      ])
      poly(c, '#1f1d24', [
        [x, y + 86],
        [x + 43, y + 43],
        [x + 86, y + 86],
      ])
    }
  g.glow(260, 120, 420, '#ff8a5a', 0.55)
  g.glow(1000, 240, 460, '#ffb86a', 0.5)
  g.blur(5)
  poly(c, '#c8161d', [
    [120, 80],
    [300, 80],
    [300, 140],
    [120, 140],
  ])
  g.glow(210, 110, 200, '#ff4a3a', 0.8)
  c.fillStyle = '#fff4e6'
  c.font = '700 34px sans-serif'
  c.fillText('ON AIR', 146, 123)
  tableTop(g, ['#4a3022', '#20140f'])
  poly(c, '#15161a', [
    [0, 520],
    [1200, 500],
    [1200, 675],
    [0, 675],
  ])
  for (let i = 0; i < 13; i++) {
    stroke(c, '#0a0b0d', 7, [
      [50 + i * 92, 548],
      [40 + i * 94, 656],
    ])
    const y = random.between(560, 640)
    poly(c, '#d9d4cc', [
      [30 + i * 93, y],
      [64 + i * 93, y],
      [64 + i * 93, y + 18],
      [30 + i * 93, y + 18],
    ])
    for (let k = 0; k < 4; k++) g.disc(80 + i * 92, 552 + k * 26, 5, random() > 0.5 ? '#5ad07a' : '#f0a63c')
  }
  const [x, y] = [600, 300]
  stroke(c, '#0f1013', 15, [
    [1210, 90],
    [860, 140],
    [690, 250],
  ])
  stroke(c, '#2c2e34', 7, [
    [1210, 84],
    [860, 134],
    [690, 244],
  ])
  const metal = c.createLinearGradient(x - 90, 0, x + 90, 0)
  metal.addColorStop(0, '#2c2e34')
  metal.addColorStop(0.35, '#d9dce2')
  metal.addColorStop(0.6, '#8a8f99')
  metal.addColorStop(1, '#1f2126')
  c.fillStyle = metal
  c.beginPath()
  c.roundRect(x - 82, y - 140, 164, 210, 80)
  c.fill()
  c.fillStyle = 'rgba(10,10,14,.55)'
  for (let j = 0; j < 16; j++)
    for (let i = 0; i < 13; i++)
      if (Math.hypot((i - 6) / 6.5, (j - 7.5) / 9) < 1)
        g.disc(x - 66 + i * 11, y - 118 + j * 10.4, 3.1, 'rgba(12,12,16,.75)')
  c.fillStyle = metal
  c.fillRect(x - 60, y + 66, 120, 26)
  c.beginPath()
  c.roundRect(x - 44, y + 90, 88, 120, 16)
  c.fill()
  c.strokeStyle = '#17181c'
  c.lineWidth = 9
  c.beginPath()
  c.arc(x, y - 20, 130, 0.3, Math.PI - 0.3)
  c.stroke()
  c.strokeStyle = 'rgba(18,18,22,.9)'
  c.lineWidth = 7
  c.beginPath()
  c.ellipse(430, 290, 120, 132, 0, 0, 7)
  c.stroke()
  c.fillStyle = 'rgba(30,30,36,.45)'
  c.fill()
  g.finish({ bloom: 0.34, tone: '#ff9a6a', vignette: 0.48 })
}

function studioTv(g) {
  const { c, random } = g
  g.sky([
    [0, '#0a1430'],
    [1, '#16264f'],
  ])
  for (let i = 0; i < 9; i++) {
    const x = 60 + i * 122
    const pane = c.createLinearGradient(x, 90, x, 420)
    pane.addColorStop(0, '#3f7fd9')
    pane.addColorStop(0.6, '#7fb8f0')
    pane.addColorStop(1, '#f0b890')
    poly(c, pane, [
      [x, 90],
      [x + 112, 90],
      [x + 112, 400],
      [x, 400],
    ])
  }
  g.towers(400, { min: 60, max: 220, width: [30, 60], colour: '#24406f', lit: 0.35, from: 60, to: 1150, cell: 7 })
  for (let i = 0; i <= 9; i++)
    stroke(c, '#0f1c3c', 10, [
      [60 + i * 122 - 5, 84],
      [60 + i * 122 - 5, 404],
    ])
  poly(c, '#0c1630', [
    [0, 400],
    [1200, 400],
    [1200, 675],
    [0, 675],
  ])
  for (let i = 0; i < 12; i++) g.disc(600, 560, 420 - i * 20, alpha('#3f7fd9', 0.03), 70)
  for (const [x, top] of [
    [520, '#24304a'],
    [690, '#c8161d'],
  ])
    g.person(x, 560, 230, { top, shadow: 0, back: false, step: 0 })
  const desk = c.createLinearGradient(300, 0, 900, 0)
  desk.addColorStop(0, '#9fb8d9')
  desk.addColorStop(0.5, '#f4f8fc')
  desk.addColorStop(1, '#86a0c4')
  c.fillStyle = desk
  c.beginPath()
  c.moveTo(300, 470)
  c.quadraticCurveTo(600, 520, 900, 470)
  c.lineTo(860, 590)
  c.quadraticCurveTo(600, 636, 340, 590)
  c.fill()
  poly(c, '#c8161d', [
    [318, 520],
    [600, 562],
    [882, 520],
    [878, 538],
    [600, 580],
    [322, 538],
  ])
  for (const [x, s] of [
    [150, 1],
    [1050, -1],
  ]) {
    poly(c, '#14161c', [
      [x - 60, 420],
      [x + 60, 420],
      [x + 60, 510],
      [x - 60, 510],
    ])
    poly(c, '#0a0b10', [
      [x + s * 60, 440],
      [x + s * 110, 430],
      [x + s * 110, 500],
      [x + s * 60, 490],
    ])
    stroke(c, '#14161c', 12, [
      [x, 510],
      [x - 50, 675],
    ])
    stroke(c, '#14161c', 12, [
      [x, 510],
      [x + 50, 675],
    ])
    g.disc(x - s * 40, 434, 6, '#ff4a3a')
    g.glow(x - s * 40, 434, 40, '#ff4a3a', 0.8)
  }
  for (let i = 0; i < 7; i++) {
    const x = 120 + i * 160
    poly(c, '#0c0e14', [
      [x - 34, 0],
      [x + 34, 0],
      [x + 26, 46],
      [x - 26, 46],
    ])
    g.glow(x, 48, 190 + random() * 40, '#dfeaff', 0.65)
    g.disc(x, 46, 22, '#fdfdff', 6)
  }
  g.finish({ bloom: 0.34, tone: '#9fc4ff', vignette: 0.4 })
}

export const rooms = {
  classroom,
  library,
  'reading-window': readingWindow,
  'museum-hall': museumHall,
  hospital,
  clinic,
  'civic-hall': civicHall,
  'service-counter': serviceCounter,
  'study-hall': studyHall,
  lab,
  greenhouse,
  'volunteers-beach': volunteersBeach,
  'volunteers-trees': volunteersTrees,
  'elderly-dining': elderlyDining,
  stadium,
  marathon,
  stage: stageLights,
  opera,
  noodles,
  seafood,
  'tea-cup': teaCup,
  'studio-mic': studioMic,
  'studio-tv': studioTv,
}
