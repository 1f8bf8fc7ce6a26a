// Things that stand in more than one picture: cranes, boats, bridges, roofs, people in a crowd.
import { alpha, clamp, lerp, mix, seeded } from './paint.js'

const path = (c, points) => {
  c.beginPath()
  for (const [i, [x, y]] of points.entries()) i ? c.lineTo(x, y) : c.moveTo(x, y)
}

export const poly = (c, colour, points) => {
  c.fillStyle = colour
  path(c, points)
  c.closePath()
  c.fill()
}

export const stroke = (c, colour, width, points) => {
  c.strokeStyle = colour
  c.lineWidth = width
  path(c, points)
  c.stroke()
}

export function crane({ c }, x, base, h, colour, up = 0) {
  const w = h * 0.5
  const beam = base - h * 0.72
  for (const leg of [0, w * 0.45]) {
    stroke(c, colour, h * 0.028, [
      [x + leg, base],
      [x + leg + h * 0.02, base - h * 0.95],
    ])
    stroke(c, colour, h * 0.014, [
      [x + leg, base - h * 0.3],
      [x + (leg ? 0 : w * 0.45), beam],
    ])
  }
  stroke(c, colour, h * 0.02, [
    [x, base - h * 0.3],
    [x + w * 0.45, base - h * 0.3],
  ])
  const tipX = x - h * 0.85 * Math.cos(up)
  const tipY = beam - h * 0.85 * Math.sin(up)
  stroke(c, colour, h * 0.034, [
    [x + w * 0.95, beam],
    [x, beam],
    [tipX, tipY],
  ])
  stroke(c, colour, h * 0.01, [
    [tipX, tipY],
    [x + h * 0.05, base - h],
    [x + w * 0.95, beam],
  ])
  stroke(c, colour, h * 0.01, [
    [lerp(x, tipX, 0.5), lerp(beam, tipY, 0.5)],
    [x + h * 0.05, base - h],
  ])
  c.fillStyle = colour
  c.fillRect(x + w * 0.2, beam - h * 0.07, h * 0.16, h * 0.07)
}

export function containers(
  { c },
  x,
  base,
  columns,
  rows,
  w,
  h,
  tones = ['#b5482f', '#2f5f86', '#d49b3d', '#4d7a55', '#8c98a3', '#6d3240'],
  shade = 0.15,
) {
  const random = seeded(x * 7 + columns)
  for (let i = 0; i < columns; i++) {
    const stack = Math.max(1, Math.round(rows * (0.5 + random() * 0.5)))
    for (let j = 0; j < stack; j++) {
      const tone = mix(random.pick(tones), '#101820', shade)
      const left = x + i * w
      const top = base - (j + 1) * h
      c.fillStyle = tone
      c.fillRect(left, top, w - 1, h - 1)
      c.fillStyle = alpha('#000000', 0.13)
      for (let k = 2; k < w - 2; k += 3) c.fillRect(left + k, top + 1, 1, h - 3)
      c.fillStyle = alpha('#ffffff', 0.14)
      c.fillRect(left, top, w - 1, 1.4)
    }
  }
}

export function cargoShip(g, x, base, length, { hull = '#23313f', belly = '#8e2f26', tones, shade } = {}) {
  const { c } = g
  const h = length * 0.085
  poly(c, hull, [
    [x, base - h],
    [x + length, base - h],
    [x + length * 0.965, base],
    [x + length * 0.03, base],
  ])
  poly(c, belly, [
    [x + length * 0.02, base - h * 0.3],
    [x + length * 0.977, base - h * 0.3],
    [x + length * 0.965, base],
    [x + length * 0.03, base],
  ])
  containers(g, x + length * 0.06, base - h, Math.round(length / 15), 4, length / 20, length * 0.024, tones, shade)
  c.fillStyle = mix('#f0efe9', '#101820', shade ?? 0.1)
  c.fillRect(x + length * 0.84, base - h * 2.9, length * 0.075, h * 2)
  c.fillStyle = '#26313c'
  for (let i = 0; i < 4; i++) c.fillRect(x + length * 0.845, base - h * (2.7 - i * 0.45), length * 0.065, h * 0.14)
  c.fillStyle = '#b43a2b'
  c.fillRect(x + length * 0.925, base - h * 2.3, length * 0.03, h * 1.4)
}

export function fishingBoat(
  { c, random },
  x,
  base,
  l,
  { hull = '#2c5f8a', cabin = '#eceae2', flag = true, dark = 0 } = {},
) {
  const k = (colour) => mix(colour, '#0d1420', dark)
  poly(c, k(hull), [
    [x, base - l * 0.19],
    [x + l * 0.75, base - l * 0.15],
    [x + l, base - l * 0.27],
    [x + l * 0.9, base],
    [x + l * 0.08, base],
  ])
  stroke(c, k('#f2ead8'), l * 0.018, [
    [x + l * 0.01, base - l * 0.18],
    [x + l * 0.75, base - l * 0.145],
    [x + l * 0.99, base - l * 0.255],
  ])
  poly(c, k('#7b2c24'), [
    [x + l * 0.045, base - l * 0.05],
    [x + l * 0.925, base - l * 0.05],
    [x + l * 0.9, base],
    [x + l * 0.08, base],
  ])
  c.fillStyle = k(cabin)
  c.fillRect(x + l * 0.12, base - l * 0.4, l * 0.25, l * 0.23)
  c.fillStyle = k('#a33a2c')
  c.fillRect(x + l * 0.1, base - l * 0.43, l * 0.29, l * 0.035)
  c.fillStyle = k('#20303f')
  for (const i of [0, 1, 2]) c.fillRect(x + l * (0.14 + i * 0.075), base - l * 0.36, l * 0.05, l * 0.07)
  const mast = x + l * 0.5
  stroke(c, k('#4a3b31'), l * 0.016, [
    [mast, base - l * 0.16],
    [mast, base - l * 0.72],
  ])
  stroke(c, k('#4a3b31'), l * 0.006, [
    [x + l * 0.98, base - l * 0.26],
    [mast, base - l * 0.71],
    [x + l * 0.1, base - l * 0.42],
  ])
  stroke(c, k('#4a3b31'), l * 0.012, [
    [mast, base - l * 0.3],
    [x + l * 0.78, base - l * 0.52],
  ])
  if (flag)
    poly(c, k('#c8161d'), [
      [mast, base - l * 0.72],
      [mast - l * 0.11, base - l * 0.69 + random() * 3],
      [mast, base - l * 0.65],
    ])
}

export function sail(
  { c },
  x,
  base,
  h,
  { colour = '#ffffff', second = '#f1e8da', hull = '#f4f2ee', lean = 0.08, shade = '#8797ab' } = {},
) {
  const top = [x + lean * h, base - h]
  const gradient = c.createLinearGradient(x - h * 0.4, 0, x + h * 0.3, 0)
  gradient.addColorStop(0, mix(colour, shade, 0.35))
  gradient.addColorStop(1, colour)
  c.fillStyle = gradient
  c.beginPath()
  c.moveTo(...top)
  c.quadraticCurveTo(x + h * 0.34, base - h * 0.4, x + h * 0.3, base - h * 0.09)
  c.lineTo(x + 0.01 * h, base - h * 0.09)
  c.fill()
  c.fillStyle = second
  c.beginPath()
  c.moveTo(top[0] - 1, top[1] + h * 0.08)
  c.quadraticCurveTo(x - h * 0.1, base - h * 0.36, x - h * 0.27, base - h * 0.07)
  c.lineTo(x - h * 0.02, base - h * 0.09)
  c.fill()
  poly(c, hull, [
    [x - h * 0.3, base - h * 0.06],
    [x + h * 0.34, base - h * 0.075],
    [x + h * 0.28, base],
    [x - h * 0.22, base],
  ])
}

export function lighthouse(g, x, base, h, { body = '#f3efe6', band = '#b8392b', on = 0, side = 1 } = {}) {
  const { c } = g
  const wb = h * 0.105
  const wt = h * 0.068
  const gradient = c.createLinearGradient(x - wb, 0, x + wb, 0)
  gradient.addColorStop(side > 0 ? 0 : 1, mix(body, '#27364a', 0.45))
  gradient.addColorStop(side > 0 ? 1 : 0, body)
  const at = (t) => lerp(wb, wt, t)
  poly(c, gradient, [
    [x - wb, base],
    [x - wt, base - h * 0.8],
    [x + wt, base - h * 0.8],
    [x + wb, base],
  ])
  c.globalAlpha = 0.85
  for (const t of [0.2, 0.5, 0.8]) {
    const y = base - h * 0.8 * t
    poly(c, mix(band, '#1a1f2b', 0.12), [
      [x - at(t), y],
      [x - at(t + 0.13), y - h * 0.104],
      [x + at(t + 0.13), y - h * 0.104],
      [x + at(t), y],
    ])
  }
  c.globalAlpha = 1
  c.fillStyle = '#2a3340'
  c.fillRect(x - wt * 1.5, base - h * 0.83, wt * 3, h * 0.03)
  c.fillStyle = on ? '#fff2c4' : '#5f7488'
  c.fillRect(x - wt * 0.75, base - h * 0.92, wt * 1.5, h * 0.09)
  c.fillStyle = '#2a3340'
  for (const k of [-0.75, -0.1, 0.6]) c.fillRect(x + wt * k, base - h * 0.92, h * 0.006, h * 0.09)
  poly(c, '#a5352a', [
    [x - wt * 1.1, base - h * 0.915],
    [x, base - h],
    [x + wt * 1.1, base - h * 0.915],
  ])
  c.fillStyle = '#31404f'
  for (const t of [0.1, 0.38, 0.66]) c.fillRect(x - h * 0.012, base - h * 0.8 * t - h * 0.08, h * 0.024, h * 0.045)
  if (!on) return
  const ly = base - h * 0.875
  g.glow(x, ly, h * 1.1, '#ffe9a8', 0.75)
  c.save()
  c.globalCompositeOperation = 'screen'
  for (const direction of [-1, 1]) {
    const beam = c.createLinearGradient(x, 0, x + direction * g.W * 0.75, 0)
    beam.addColorStop(0, alpha('#fff3c9', 0.5 * on))
    beam.addColorStop(1, alpha('#fff3c9', 0))
    poly(c, beam, [
      [x, ly - 3],
      [x + direction * g.W * 0.75, ly - 70],
      [x + direction * g.W * 0.75, ly + 20],
      [x, ly + 3],
    ])
  }
  c.restore()
}

export function cableBridge(
  { c, W },
  base,
  towers,
  { deck = base, colour = '#e8ecef', cable = '#dfe6ec', height = 240, lit = false, thick = 7, reach = 0.4 } = {},
) {
  const span = W * reach
  for (const [x, k = 1] of towers.map((t) => (Array.isArray(t) ? t : [t]))) {
    const h = height * k
    for (let i = 1; i <= 15; i++)
      for (const side of [-1, 1])
        stroke(c, alpha(cable, lit ? 0.75 : 0.62), 0.6 + k * 0.7, [
          [x, deck - h * (0.42 + (0.5 * i) / 15)],
          [x + side * span * k * (i / 15) * 0.92, deck],
        ])
    stroke(c, colour, 8 * k, [
      [x - 17 * k, base + 46 * k],
      [x - 4 * k, deck - h * 0.5],
      [x, deck - h],
    ])
    stroke(c, colour, 8 * k, [
      [x + 17 * k, base + 46 * k],
      [x + 4 * k, deck - h * 0.5],
      [x, deck - h],
    ])
    stroke(c, colour, 6 * k, [
      [x - 12 * k, deck - h * 0.18],
      [x + 12 * k, deck - h * 0.18],
    ])
  }
  c.fillStyle = colour
  c.fillRect(0, deck, W, thick)
  c.fillStyle = 'rgba(10,20,30,.25)'
  c.fillRect(0, deck + thick * 0.55, W, thick * 0.5)
}

export function pagoda(g, x, base, h, { wall = '#8a4a36', roof = '#2f3740', glow = 0, tiers = 7 } = {}) {
  const { c } = g
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers
    const w = h * lerp(0.17, 0.075, t)
    const y = base - h * 0.86 * t
    const th = (h * 0.86) / tiers
    const gradient = c.createLinearGradient(x - w, 0, x + w, 0)
    gradient.addColorStop(0, mix(wall, '#1a1518', 0.4))
    gradient.addColorStop(1, wall)
    c.fillStyle = gradient
    c.fillRect(x - w * 0.8, y - th, w * 1.6, th)
    c.fillStyle = glow ? '#ffcb78' : mix(wall, '#120d10', 0.65)
    for (const k of [-0.5, 0, 0.5]) c.fillRect(x + w * k - w * 0.1, y - th * 0.62, w * 0.2, th * 0.5)
    if (glow) g.glow(x, y - th * 0.4, w * 2.4, '#ffb45a', glow * 0.4)
    c.fillStyle = roof
    c.beginPath()
    c.moveTo(x - w * 1.55, y - th * 0.92)
    c.quadraticCurveTo(x - w * 0.9, y - th * 0.98, x - w * 0.72, y - th * 1.28)
    c.lineTo(x + w * 0.72, y - th * 1.28)
    c.quadraticCurveTo(x + w * 0.9, y - th * 0.98, x + w * 1.55, y - th * 0.92)
    c.quadraticCurveTo(x, y - th * 0.74, x - w * 1.55, y - th * 0.92)
    c.fill()
  }
  const top = base - h * 0.86
  poly(c, roof, [
    [x - h * 0.07, top],
    [x, top - h * 0.075],
    [x + h * 0.07, top],
  ])
  stroke(c, mix(roof, '#c9a25a', 0.4), h * 0.011, [
    [x, top - h * 0.05],
    [x, base - h * 1.04],
  ])
}

export function turbine({ c }, x, base, h, turn, colour = '#f4f6f8') {
  poly(c, colour, [
    [x - h * 0.014, base],
    [x - h * 0.007, base - h],
    [x + h * 0.007, base - h],
    [x + h * 0.014, base],
  ])
  for (let i = 0; i < 3; i++) {
    const a = turn + (i * Math.PI * 2) / 3
    const [dx, dy] = [Math.cos(a), Math.sin(a)]
    poly(c, colour, [
      [x - dy * h * 0.014, base - h + dx * h * 0.014],
      [x + dx * h * 0.56, base - h + dy * h * 0.56],
      [x + dy * h * 0.008, base - h - dx * h * 0.008],
    ])
  }
  c.beginPath()
  c.arc(x, base - h, h * 0.02, 0, 7)
  c.fill()
}

export function birds({ c, random }, count, x0, x1, y0, y1, colour = 'rgba(25,35,48,.7)', size = 8) {
  c.strokeStyle = colour
  for (let i = 0; i < count; i++) {
    const [x, y, s] = [random.between(x0, x1), random.between(y0, y1), size * random.between(0.5, 1.2)]
    c.lineWidth = s * 0.16
    c.beginPath()
    c.moveTo(x - s, y - s * random.between(0.1, 0.5))
    c.quadraticCurveTo(x - s * 0.4, y - s * 0.5, x, y)
    c.quadraticCurveTo(x + s * 0.4, y - s * 0.5, x + s, y - s * random.between(0.1, 0.5))
    c.stroke()
  }
}

/** White waders, flying or standing. */
export function egret({ c }, x, y, s, flying = false, wing = 0.4) {
  c.fillStyle = '#fbfaf5'
  if (flying) {
    c.beginPath()
    c.ellipse(x, y, s * 0.5, s * 0.13, -0.08, 0, 7)
    c.fill()
    for (const [dx, tilt] of [
      [-0.15, -1],
      [0.2, -0.86],
    ])
      poly(c, dx < 0 ? '#e6e9ea' : '#ffffff', [
        [x + dx * s - s * 0.2, y],
        [x + dx * s - s * 0.35 + tilt * s * 0.05, y - s * (0.75 + wing)],
        [x + dx * s + s * 0.2, y],
      ])
    stroke(c, '#fbfaf5', s * 0.07, [
      [x + s * 0.4, y - s * 0.03],
      [x + s * 0.58, y - s * 0.12],
    ])
    stroke(c, '#d9a441', s * 0.045, [
      [x + s * 0.58, y - s * 0.12],
      [x + s * 0.8, y - s * 0.1],
    ])
    stroke(c, '#3a3f45', s * 0.04, [
      [x - s * 0.4, y + s * 0.04],
      [x - s * 0.9, y + s * 0.12],
    ])
    return
  }
  stroke(c, '#2f3338', s * 0.035, [
    [x - s * 0.05, y],
    [x - s * 0.06, y + s * 0.62],
  ])
  stroke(c, '#2f3338', s * 0.035, [
    [x + s * 0.07, y],
    [x + s * 0.09, y + s * 0.62],
  ])
  c.beginPath()
  c.ellipse(x, y - s * 0.05, s * 0.36, s * 0.18, -0.35, 0, 7)
  c.fill()
  c.strokeStyle = '#fbfaf5'
  c.lineWidth = s * 0.085
  c.beginPath()
  c.moveTo(x + s * 0.24, y - s * 0.16)
  c.bezierCurveTo(x + s * 0.5, y - s * 0.42, x + s * 0.12, y - s * 0.56, x + s * 0.3, y - s * 0.78)
  c.stroke()
  stroke(c, '#d9a441', s * 0.045, [
    [x + s * 0.33, y - s * 0.78],
    [x + s * 0.58, y - s * 0.74],
  ])
}

export function umbrella({ c }, x, y, r, colour) {
  const gradient = c.createLinearGradient(x - r, y - r, x + r, y)
  gradient.addColorStop(0, mix(colour, '#ffffff', 0.3))
  gradient.addColorStop(1, mix(colour, '#0b1119', 0.3))
  c.fillStyle = gradient
  c.beginPath()
  c.moveTo(x - r, y)
  c.quadraticCurveTo(x - r * 0.8, y - r * 0.86, x, y - r * 0.9)
  c.quadraticCurveTo(x + r * 0.8, y - r * 0.86, x + r, y)
  for (const k of [0.5, 0, -0.5]) c.quadraticCurveTo(x + r * (k + 0.25), y - r * 0.14, x + r * k, y)
  c.quadraticCurveTo(x - r * 0.75, y - r * 0.14, x - r, y)
  c.fill()
  stroke(c, '#2b2b2e', r * 0.04, [
    [x, y - r * 0.4],
    [x, y + r * 0.9],
  ])
}

export function windowLight(
  g,
  x,
  y,
  w,
  h,
  { panes = [3, 2], frame = '#f3ede2', sky = ['#dff0fb', '#fdf3da'], depth = 8 } = {},
) {
  const { c } = g
  const gradient = c.createLinearGradient(0, y, 0, y + h)
  gradient.addColorStop(0, sky[0])
  gradient.addColorStop(1, sky[1])
  c.fillStyle = frame
  c.fillRect(x - depth, y - depth, w + depth * 2, h + depth * 2)
  c.fillStyle = gradient
  c.fillRect(x, y, w, h)
  c.fillStyle = frame
  for (let i = 1; i < panes[0]; i++) c.fillRect(x + (w * i) / panes[0] - 2.5, y, 5, h)
  for (let i = 1; i < panes[1]; i++) c.fillRect(x, y + (h * i) / panes[1] - 2.5, w, 5)
}

/** A room in one-point perspective: back wall, floor, ceiling, side walls. */
export function room(
  g,
  {
    wall = '#d9cdb8',
    side = mix(wall, '#2b2118', 0.22),
    floor = '#8a6a4b',
    ceiling = mix(wall, '#ffffff', 0.35),
    back = [0.24, 0.16, 0.76, 0.64],
    boards = true,
  },
) {
  const { c, W, H } = g
  const [l, t, r, b] = [back[0] * W, back[1] * H, back[2] * W, back[3] * H]
  const shade = (a, z, x0, y0, x1, y1) => {
    const gradient = c.createLinearGradient(x0, y0, x1, y1)
    gradient.addColorStop(0, a)
    gradient.addColorStop(1, z)
    return gradient
  }
  poly(c, shade(ceiling, mix(ceiling, '#4a3b2a', 0.3), 0, 0, 0, t), [
    [0, 0],
    [W, 0],
    [r, t],
    [l, t],
  ])
  poly(c, shade(mix(side, '#000000', 0.2), side, 0, 0, l, 0), [
    [0, 0],
    [l, t],
    [l, b],
    [0, H],
  ])
  poly(c, shade(side, mix(side, '#000000', 0.3), r, 0, W, 0), [
    [W, 0],
    [r, t],
    [r, b],
    [W, H],
  ])
  poly(c, shade(wall, mix(wall, '#3a2c1e', 0.15), 0, t, 0, b), [
    [l, t],
    [r, t],
    [r, b],
    [l, b],
  ])
  poly(c, shade(mix(floor, '#ffffff', 0.12), mix(floor, '#000000', 0.25), 0, b, 0, H), [
    [l, b],
    [r, b],
    [W, H],
    [0, H],
  ])
  if (boards)
    for (let i = 0; i <= 16; i++)
      stroke(c, alpha('#1c120a', 0.16), 1.2, [
        [lerp(l, r, i / 16), b],
        [lerp(-W * 0.3, W * 1.3, i / 16), H],
      ])
  return { l, t, r, b }
}

export function books({ c, random }, x, y, w, h, tones) {
  let at = x
  while (at < x + w - 2) {
    const bw = Math.min(random.between(0.09, 0.24) * h, x + w - at)
    const bh = h * random.between(0.66, 0.96)
    c.fillStyle = random.pick(tones)
    c.fillRect(at, y + h - bh, bw - 0.8, bh)
    c.fillStyle = 'rgba(255,245,220,.28)'
    if (random() > 0.4) c.fillRect(at + bw * 0.2, y + h - bh * 0.8, bw * 0.5, bh * 0.06)
    c.fillStyle = 'rgba(0,0,0,.2)'
    c.fillRect(at + bw - 1.6, y + h - bh, 1.2, bh)
    at += bw
  }
}

export function lamp(g, x, top, y, r, { shade = '#2f4a3f', light = '#ffd795', strength = 0.7 } = {}) {
  const { c } = g
  stroke(c, 'rgba(20,16,12,.8)', 1.6, [
    [x, top],
    [x, y - r * 0.5],
  ])
  g.glow(x, y + r * 0.4, r * 7, light, strength)
  poly(c, shade, [
    [x - r * 0.3, y - r * 0.55],
    [x + r * 0.3, y - r * 0.55],
    [x + r, y + r * 0.2],
    [x - r, y + r * 0.2],
  ])
  c.fillStyle = '#fff6dc'
  c.beginPath()
  c.ellipse(x, y + r * 0.2, r * 0.92, r * 0.16, 0, 0, 7)
  c.fill()
}

export function crowd(g, y0, y1, count, { tops, h = [60, 110], x = [0, g.W], ...rest }) {
  const people = Array.from({ length: count }, () => ({ x: g.random.between(...x), t: g.random() })).sort(
    (a, b) => a.t - b.t,
  )
  for (const { x: px, t } of people)
    g.person(px, lerp(y0, y1, t), lerp(h[0], h[1], t) * g.random.between(0.92, 1.06), {
      top: g.random.pick(tops),
      legs: g.random.pick(['#2c3440', '#3d4654', '#4d4238', '#1f2733']),
      ...rest,
    })
}

export function train(
  { c },
  x,
  y,
  l,
  h,
  { body = '#eef1f4', stripe = '#c8161d', lit = '#fff3cf', dark = 0, cars = 4 } = {},
) {
  const k = (colour, own = dark) => mix(colour, '#0a1220', own)
  const w = l / cars
  for (let i = 0; i < cars; i++) {
    const left = x + i * w
    const gradient = c.createLinearGradient(0, y, 0, y + h)
    gradient.addColorStop(0, k(mix(body, '#8fa0b0', 0.25)))
    gradient.addColorStop(0.3, k(body))
    gradient.addColorStop(1, k(mix(body, '#5f6c78', 0.5)))
    c.fillStyle = gradient
    c.beginPath()
    c.roundRect(left + 1.5, y, w - 3, h, i === 0 ? [h * 0.6, 3, 3, 6] : [3, 3, 3, 3])
    c.fill()
    c.fillStyle = k(stripe, dark * 0.7)
    c.fillRect(left + 2, y + h * 0.66, w - 4, h * 0.11)
    for (let j = 0; j < 7; j++) {
      c.fillStyle = dark > 0.25 ? lit : k('#3b4f63')
      c.beginPath()
      c.roundRect(left + w * (0.07 + j * 0.127) + (i === 0 ? w * 0.03 : 0), y + h * 0.2, w * 0.09, h * 0.34, 2)
      c.fill()
    }
    c.fillStyle = k('#2b333c')
    c.fillRect(left + w * 0.1, y + h, w * 0.8, h * 0.12)
  }
}

export { clamp }
