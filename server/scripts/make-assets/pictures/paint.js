// The brushes: noise, skies, hills, water, buildings, foliage, light. Everything follows from a seed.
export const W = 1200
export const H = 675
const TAU = Math.PI * 2

export const clamp = (v, a = 0, b = 1) => Math.min(b, Math.max(a, v))
export const lerp = (a, b, t) => a + (b - a) * t
export const smooth = (a, b, v) => {
  const t = clamp((v - a) / (b - a))
  return t * t * (3 - 2 * t)
}

export function seeded(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  next.between = (a, b) => a + (b - a) * next()
  next.pick = (list) => list[Math.floor(next() * list.length)]
  return next
}

export const hash = (text) =>
  [...text].reduce((sum, sign) => Math.imul(sum ^ sign.codePointAt(0), 0x01000193), 0x811c9dc5)

export const rgb = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
export const mix = (a, b, t) => {
  const [x, y] = [rgb(a), rgb(b)]
  return `#${x
    .map((v, i) =>
      Math.round(lerp(v, y[i], t))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
export const alpha = (hex, a) => `rgba(${rgb(hex).join(',')},${a})`

function noise2(seed) {
  const random = seeded(seed)
  const size = 128
  const lattice = Float32Array.from({ length: size * size }, random)
  const at = (x, y) => lattice[(y & (size - 1)) * size + (x & (size - 1))]
  const value = (x, y) => {
    const ix = Math.floor(x)
    const iy = Math.floor(y)
    const fx = x - ix
    const fy = y - iy
    const u = fx * fx * (3 - 2 * fx)
    const v = fy * fy * (3 - 2 * fy)
    return lerp(lerp(at(ix, iy), at(ix + 1, iy), u), lerp(at(ix, iy + 1), at(ix + 1, iy + 1), u), v)
  }
  return (x, y, octaves = 5) => {
    let sum = 0
    let weight = 0.5
    let total = 0
    let f = 1
    for (let o = 0; o < octaves; o++) {
      sum += weight * value(x * f + o * 17.3, y * f + o * 9.1)
      total += weight
      weight *= 0.5
      f *= 2.03
    }
    return sum / total
  }
}

export function stage(name, width = W, height = H) {
  const canvas = new OffscreenCanvas(width, height)
  const c = canvas.getContext('2d')
  c.lineCap = 'round'
  c.lineJoin = 'round'
  const seed = hash(name)
  const random = seeded(seed)
  const fbm = noise2(seed ^ 0x5bd1e995)
  const g = { canvas, c, random, fbm, W: width, H: height }
  return Object.assign(
    g,
    Object.fromEntries(Object.entries(brushes).map(([key, brush]) => [key, (...args) => brush(g, ...args)])),
  )
}

const copyOf = (canvas) => {
  const copy = new OffscreenCanvas(canvas.width, canvas.height)
  copy.getContext('2d').drawImage(canvas, 0, 0)
  return copy
}

const brushes = {
  /** Vertical gradient; stops are [place, colour]. */
  sky({ c, W, H }, stops, y0 = 0, y1 = H) {
    const gradient = c.createLinearGradient(0, y0, 0, y1)
    for (const [at, colour] of stops) gradient.addColorStop(at, colour)
    c.fillStyle = gradient
    c.fillRect(0, y0, W, y1 - y0)
  },

  glow({ c }, x, y, r, colour, a = 0.8, mode = 'screen') {
    c.save()
    c.globalCompositeOperation = mode
    const gradient = c.createRadialGradient(x, y, 0, x, y, r)
    gradient.addColorStop(0, alpha(colour, a))
    gradient.addColorStop(0.25, alpha(colour, a * 0.42))
    gradient.addColorStop(0.6, alpha(colour, a * 0.1))
    gradient.addColorStop(1, alpha(colour, 0))
    c.fillStyle = gradient
    c.fillRect(x - r, y - r, r * 2, r * 2)
    c.restore()
  },

  sun(g, x, y, r, colour, halo = colour) {
    g.glow(x, y, r * 14, halo, 0.55)
    g.glow(x, y, r * 5, halo, 0.7)
    g.disc(x, y, r, colour)
  },

  disc({ c }, x, y, r, colour, ry = r) {
    c.fillStyle = colour
    c.beginPath()
    c.ellipse(x, y, r, ry, 0, 0, TAU)
    c.fill()
  },

  stars({ c, random, W }, count, bottom) {
    for (let i = 0; i < count; i++) {
      const y = random() ** 1.3 * bottom
      c.fillStyle = `rgba(255,250,${random.between(225, 255)},${random() ** 2 * 0.9 * (1 - y / bottom) + 0.06})`
      const r = random() ** 4 * 1.5 + 0.35
      c.fillRect(random() * W, y, r * 1.6, r * 1.6)
    }
  },

  /** Clouds lit from (lx, ly); `cover` 0 to 1, `stretch` flattens them towards the horizon. */
  clouds(
    { c, fbm, W, H },
    {
      y0 = 0,
      y1 = H * 0.6,
      light = '#ffffff',
      shade = '#8fa3b8',
      cover = 0.5,
      soft = 0.22,
      scale = 4,
      stretch = 2.6,
      lx = 0.4,
      ly = -0.5,
      strength = 1,
      shift = 0,
    },
  ) {
    const w = 400
    const h = Math.max(8, Math.round((w * (y1 - y0)) / W))
    const layer = new OffscreenCanvas(w, h)
    const l = layer.getContext('2d')
    const image = l.createImageData(w, h)
    const a = rgb(light)
    const b = rgb(shade)
    const edge = 1 - cover * 0.75
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const u = (x / w) * scale + shift
        const v = (y / w) * scale * stretch + shift * 0.7
        const n = fbm(u, v, 6)
        const band = smooth(0, 0.22, y / h) * smooth(0, 0.3, 1 - y / h)
        const density = smooth(edge * 0.72, edge * 0.72 + soft, n) * band
        if (density <= 0.004) continue
        const lit = clamp(0.55 + (n - fbm(u + lx * 0.09, v + ly * 0.09, 5)) * 4.2)
        const at = (y * w + x) * 4
        for (let k = 0; k < 3; k++) image.data[at + k] = lerp(b[k], a[k], lit)
        image.data[at + 3] = 255 * density * strength
      }
    l.putImageData(image, 0, 0)
    c.imageSmoothingQuality = 'high'
    c.drawImage(layer, 0, y0, W, y1 - y0)
  },

  mist({ c, fbm, W }, y, thickness, colour, strength = 0.7, shift = 0) {
    const w = 240
    const h = 60
    const layer = new OffscreenCanvas(w, h)
    const l = layer.getContext('2d')
    const image = l.createImageData(w, h)
    const tone = rgb(colour)
    for (let j = 0; j < h; j++)
      for (let i = 0; i < w; i++) {
        const at = (j * w + i) * 4
        const body = Math.sin((Math.PI * (j + 0.5)) / h) ** 1.4
        const n = fbm((i / w) * 3.2 + shift + y * 0.01, (j / h) * 1.5 + shift, 4)
        image.data.set(tone, at)
        image.data[at + 3] = 255 * clamp(body * (0.3 + n * 1.25 - 0.1) * strength)
      }
    l.putImageData(image, 0, 0)
    c.imageSmoothingQuality = 'high'
    c.drawImage(layer, 0, y - thickness / 2, W, thickness)
  },

  /** Heights of a ridge, one for each four pixels. */
  line({ fbm, W }, base, height, { rough = 3, seed = 0, sharp = 1, tilt = 0 } = {}) {
    return Array.from({ length: W / 4 + 2 }, (_, i) => {
      const x = i / (W / 4)
      const n = fbm(x * rough + seed * 13.7, seed * 3.1, 6)
      const shaped = sharp > 1 ? 1 - Math.abs(n * 2 - 1) ** (1 / sharp) : n
      return base - (shaped - 0.35) * height * 1.9 - tilt * (x - 0.5) * height
    })
  },

  shape({ c, W, H }, line, bottom = H) {
    c.beginPath()
    c.moveTo(-4, bottom)
    for (const [i, y] of line.entries()) c.lineTo(i * 4 - 2, y)
    c.lineTo(W + 4, bottom)
    c.closePath()
  },

  /** A hill from its ridge downwards: its own colour on top, haze at its foot, woods as grain. */
  hill(g, base, height, top, foot, { fall = height * 1.2, woods = 0, bottom = g.H, rim, ...options } = {}) {
    const { c } = g
    const line = g.line(base, height, options)
    const peak = Math.min(...line)
    const gradient = c.createLinearGradient(0, peak, 0, base + fall)
    gradient.addColorStop(0, top)
    gradient.addColorStop(1, foot)
    c.fillStyle = gradient
    g.shape(line, bottom)
    c.fill()
    if (woods) {
      c.save()
      g.shape(line, bottom)
      c.clip()
      for (let i = 0; i < 2600 * woods; i++) {
        const x = g.random() * g.W
        const d = g.random() ** 1.6
        const y = line[Math.floor(x / 4)] + d * fall * 0.95
        const r = g.random.between(3, 9) * (0.6 + d)
        c.fillStyle = g.random() > 0.5 ? alpha('#000000', 0.1 * (1 - d)) : alpha(rim ?? '#ffffff', 0.07 * (1 - d))
        c.beginPath()
        c.ellipse(x, y, r, r * 0.8, 0, 0, TAU)
        c.fill()
      }
      c.restore()
      c.fillStyle = top
      for (let i = 0; i < g.W; i += 5) {
        const y = line[Math.floor(i / 4)]
        const r = g.random.between(2, 6) * woods
        c.beginPath()
        c.ellipse(i, y + r * 0.4, r * 0.8, r, 0, 0, TAU)
        c.fill()
      }
    }
    return line
  },

  /** Mirrors what stands above `y`, shakes it, tints it and lets the light glitter on it. */
  water(
    g,
    y,
    {
      tint = '#1d4b66',
      deep = '#0c2434',
      strength = 0.45,
      ripple = 1,
      glint = '#ffffff',
      glintX = g.W / 2,
      glints = 220,
      spread = 160,
      bottom = g.H,
    } = {},
  ) {
    const { c, random, W } = g
    const above = copyOf(g.canvas)
    const depth = bottom - y
    for (let row = 0; row < depth; row += 2) {
      const t = row / depth
      const from = clamp(y - 2 - row * (0.9 + t * 0.25), 0, y - 2)
      const shake =
        ripple * (Math.sin(row * 0.55 + Math.sin(row * 0.13) * 3) * (1 + t * 9) + g.fbm(row * 0.09, 3, 3) * 8 * t)
      c.drawImage(above, 0, from, W, 2, shake, y + row, W, 2.4)
      if (shake > 0) c.drawImage(above, W - 1, from, 1, 2, 0, y + row, shake, 2.4)
      else c.drawImage(above, 0, from, 1, 2, W + shake, y + row, -shake, 2.4)
    }
    const gradient = c.createLinearGradient(0, y, 0, bottom)
    gradient.addColorStop(0, alpha(tint, strength * 0.5))
    gradient.addColorStop(1, alpha(deep, Math.min(0.95, strength * 1.7)))
    c.fillStyle = gradient
    c.fillRect(0, y, W, depth)
    c.save()
    c.beginPath()
    c.rect(0, y, W, depth)
    c.clip()
    for (let i = 0; i < 260; i++) {
      const t = random() ** 1.4
      c.fillStyle = alpha(random() > 0.5 ? glint : deep, 0.045 + random() * 0.05)
      c.beginPath()
      c.ellipse(random() * W, y + t * depth, 14 + t * 90 * random(), 0.7 + t * 2.4, 0, 0, TAU)
      c.fill()
    }
    c.globalCompositeOperation = 'screen'
    for (let i = 0; i < glints; i++) {
      const t = random() ** 1.2
      const x = glintX + (random() + random() + random() - 1.5) * spread * (0.5 + t * 1.3)
      c.fillStyle = alpha(glint, (0.1 + random() * 0.55) * (1 - t * 0.35))
      c.beginPath()
      c.ellipse(x, y + 2 + t * depth, 3 + t * 15 * random(), 0.6 + t * 1.6, 0, 0, TAU)
      c.fill()
    }
    c.restore()
  },

  /** A row of towers. `lit` is the share of bright windows. */
  towers(
    g,
    base,
    {
      min = 60,
      max = 200,
      width = [26, 64],
      colour = '#45586b',
      foot,
      lit = 0,
      window = '#ffd992',
      gap = 2,
      from = -10,
      to = g.W + 10,
      side = '#ffffff',
      sideAlpha = 0.1,
      cell = 7,
      hump = 0.5,
    },
  ) {
    const { c } = g
    const random = seeded(hash(`${base} ${from} ${min} ${max}`))
    let x = from
    while (x < to) {
      const w = random.between(...width)
      const place = (x - from) / (to - from)
      const favour = 0.45 + 0.55 * Math.exp(-(((place - hump) / 0.27) ** 2))
      const h = (min + (max - min) * random() ** 1.3) * favour
      const top = base - h
      const gradient = c.createLinearGradient(0, top, 0, base)
      const own = mix(colour, random() > 0.5 ? '#ffffff' : '#000000', random() * 0.07)
      gradient.addColorStop(0, own)
      gradient.addColorStop(1, foot ?? own)
      c.fillStyle = gradient
      const style = random()
      c.beginPath()
      if (style < 0.16) {
        c.moveTo(x, base)
        c.lineTo(x, top + w * 0.35)
        c.lineTo(x + w, top)
        c.lineTo(x + w, base)
      } else if (style < 0.3 && h > 90) {
        c.rect(x, top + 16, w, h - 16)
        c.rect(x + w * 0.2, top, w * 0.6, 18)
        c.rect(x + w * 0.48, top - h * 0.13, 2, h * 0.13)
      } else if (style < 0.4 && h > 110) {
        c.moveTo(x, base)
        c.lineTo(x, top + 30)
        c.quadraticCurveTo(x + w / 2, top - 26, x + w, top + 30)
        c.lineTo(x + w, base)
      } else c.rect(x, top, w, h)
      c.fill()
      c.fillStyle = alpha(side, sideAlpha)
      c.fillRect(x + w * 0.74, top + w * 0.3, w * 0.26, h - w * 0.3)
      if (lit > 0) {
        const tone = g.random()
        for (let wy = top + 20; wy < base - 6; wy += cell)
          for (let wx = x + 4; wx < x + w - 5; wx += cell * 0.8)
            if (g.random() < lit * (0.6 + tone * 0.8)) {
              c.fillStyle = alpha(g.random() > 0.85 ? '#bfe3ff' : window, 0.4 + g.random() * 0.6)
              c.fillRect(wx, wy, cell * 0.48, cell * 0.55)
            }
      } else if (cell && sideAlpha > 0.05) {
        c.fillStyle = alpha('#0b1d2e', 0.07)
        for (let wy = top + 18; wy < base - 6; wy += cell) c.fillRect(x + 3, wy, w - 6, cell * 0.4)
      }
      x += w + random() * gap
    }
  },

  /** A crown of leaves: small touches, lighter where the light falls. */
  leaves({ c, random }, x, y, rx, ry, [dark, mid, light], count = 300, size = 6, lx = -0.5, ly = -0.8) {
    for (let i = 0; i < count; i++) {
      const a = random() * TAU
      const d = Math.sqrt(random())
      const px = Math.cos(a) * d
      const py = Math.sin(a) * d
      const lit = (px * lx + py * ly) * 0.6 + random.between(-0.45, 0.45)
      c.fillStyle = lit > 0.22 ? light : lit > -0.25 ? mid : dark
      c.globalAlpha = 0.75
      c.beginPath()
      c.ellipse(
        x + px * rx,
        y + py * ry,
        size * random.between(0.5, 1.2),
        size * random.between(0.35, 0.8),
        random() * 3,
        0,
        TAU,
      )
      c.fill()
    }
    c.globalAlpha = 1
  },

  tree(g, x, base, h, tones, { trunk = '#4a3527', spread = 0.42, size = h * 0.035, count = 420, lx = -0.5 } = {}) {
    const { c, random } = g
    c.strokeStyle = trunk
    for (let i = 0; i < 5; i++) {
      c.lineWidth = h * (i === 0 ? 0.055 : 0.022)
      c.beginPath()
      c.moveTo(x, base)
      c.quadraticCurveTo(
        x + random.between(-4, 4),
        base - h * 0.3,
        x + (i === 0 ? 0 : random.between(-1, 1) * h * spread * 0.6),
        base - h * (0.5 + random() * 0.25),
      )
      c.stroke()
    }
    for (let i = 0; i < 5; i++)
      g.leaves(
        x + random.between(-0.5, 0.5) * h * spread,
        base - h * random.between(0.52, 0.82),
        h * spread * 0.6,
        h * 0.2,
        tones,
        count / 5,
        size,
        lx,
      )
    g.leaves(x, base - h * 0.68, h * spread, h * 0.3, tones, count / 2, size, lx)
  },

  grass({ c, random, W }, y0, y1, colours, count = 1400, height = 14, lean = 2) {
    for (let i = 0; i < count; i++) {
      const t = i / count
      const y = lerp(y0, y1, t)
      const x = random() * (W + 20) - 10
      const h = height * (0.35 + t) * random.between(0.5, 1.2)
      c.strokeStyle = random.pick(colours)
      c.lineWidth = 0.6 + t * 1.6
      c.globalAlpha = 0.75
      c.beginPath()
      c.moveTo(x, y)
      c.quadraticCurveTo(x + lean * t, y - h * 0.6, x + random.between(-1, 2) * lean * 1.6, y - h)
      c.stroke()
    }
    c.globalAlpha = 1
  },

  scatter({ c, random }, x0, x1, y0, y1, colours, count, size = 4) {
    for (let i = 0; i < count; i++) {
      const t = random()
      const y = lerp(y0, y1, t)
      c.fillStyle = random.pick(colours)
      c.globalAlpha = 0.5 + random() * 0.5
      c.beginPath()
      c.ellipse(random.between(x0, x1), y, size * (0.3 + t * 0.9), size * (0.18 + t * 0.35), random() * 3, 0, TAU)
      c.fill()
    }
    c.globalAlpha = 1
  },

  /** A person standing, walking (`step` up to 1) or running (beyond); `h` is the height. Some are seen from behind. */
  person(
    { c, random },
    x,
    base,
    h,
    {
      top = '#c8161d',
      legs = '#2c3440',
      skin = '#e6b795',
      hair = '#2a201c',
      step = random.between(-0.8, 0.8),
      arm = random.between(-1, 1),
      hat,
      skirt,
      lean = 0,
      shadow = 0.22,
      back = random() < 0.4,
    } = {},
  ) {
    const u = h / 8
    const runs = Math.abs(step) > 1
    const dark = mix(top, '#0d1018', 0.2)
    c.fillStyle = `rgba(10,15,25,${shadow})`
    c.beginPath()
    c.ellipse(x, base, u * 1.7, u * 0.32, 0, 0, TAU)
    c.fill()
    const limb = (points, w, colour) => {
      c.strokeStyle = colour
      c.lineWidth = w
      c.beginPath()
      for (const [i, [px, py]] of points.entries()) i ? c.lineTo(px, py) : c.moveTo(px, py)
      c.stroke()
    }
    const dot = (px, py, r, colour, ry = r) => {
      c.fillStyle = colour
      c.beginPath()
      c.ellipse(px, py, r, ry, 0, 0, TAU)
      c.fill()
    }
    const hip = base - u * 3.75
    const shoulder = base - u * 6.15
    const hx = x + lean * u * 0.8
    const leg = (side) => {
      const swing = side * step * 0.8
      const knee = [x + side * u * 0.34 + swing * u * 0.7, base - u * (runs && side * step > 0 ? 2.3 : 1.95)]
      const foot =
        runs && side * step < 0
          ? [knee[0] - Math.sign(step) * u * 1.1, base - u * 1.3]
          : [knee[0] + swing * u * 0.3, base - u * 0.22]
      limb([[x + side * u * 0.36, hip], knee, foot], u * 0.78, side > 0 ? legs : mix(legs, '#000000', 0.18))
      dot(foot[0] + u * 0.12, foot[1] + u * 0.08, u * 0.46, '#e9e7e2', u * 0.24)
    }
    leg(-1)
    leg(1)
    const reach = (side) => {
      const raised = Math.abs(arm) > 2 && Math.sign(arm) === side
      const bend = runs ? 1 : Math.abs(arm) * 0.35
      const from = [hx + side * u * 0.92, shoulder + u * 0.42]
      const elbow = raised
        ? [from[0] + side * u * 1.0, from[1] - u * 0.5]
        : [from[0] + side * u * (0.42 + bend * 0.1), from[1] + u * 1.15]
      const hand = raised
        ? [elbow[0] + side * u * 0.25, elbow[1] - u * 1.3]
        : [elbow[0] + side * u * 0.02 - side * bend * u * 0.75, elbow[1] + u * (1.1 - bend * 0.95)]
      limb([from, elbow, hand], u * 0.52, dark)
      dot(hand[0], hand[1] + u * 0.06, u * 0.27, skin)
    }
    reach(-1)
    if (skirt) {
      c.fillStyle = dark
      c.beginPath()
      c.moveTo(x - u * 0.8, hip - u * 0.8)
      c.lineTo(x + u * 0.8, hip - u * 0.8)
      c.quadraticCurveTo(x + u * 1.2, hip + u * 0.6, x + u * 1.25, hip + u * 1.6)
      c.quadraticCurveTo(x, hip + u * 1.9, x - u * 1.25, hip + u * 1.6)
      c.quadraticCurveTo(x - u * 1.2, hip + u * 0.6, x - u * 0.8, hip - u * 0.8)
      c.fill()
    }
    const cloth = c.createLinearGradient(hx - u, 0, hx + u, 0)
    cloth.addColorStop(0, mix(top, '#ffffff', 0.1))
    cloth.addColorStop(1, mix(top, '#0d1018', 0.16))
    c.fillStyle = cloth
    c.beginPath()
    c.moveTo(hx - u * 0.42, shoulder - u * 0.06)
    c.quadraticCurveTo(hx - u * 1.1, shoulder, hx - u * 1.14, shoulder + u * 0.62)
    c.quadraticCurveTo(x - u * 0.8, hip - u * 1.1, x - u * 0.86, hip + u * 0.34)
    c.quadraticCurveTo(x, hip + u * 0.5, x + u * 0.86, hip + u * 0.34)
    c.quadraticCurveTo(x + u * 0.8, hip - u * 1.1, hx + u * 1.14, shoulder + u * 0.62)
    c.quadraticCurveTo(hx + u * 1.1, shoulder, hx + u * 0.42, shoulder - u * 0.06)
    c.closePath()
    c.fill()
    reach(1)
    limb(
      [
        [hx, shoulder + u * 0.1],
        [hx, shoulder - u * 0.4],
      ],
      u * 0.5,
      mix(skin, '#7a3f2c', 0.22),
    )
    const head = shoulder - u * 0.98
    dot(hx, head, u * 0.7, skin, u * 0.82)
    c.fillStyle = hair
    c.beginPath()
    if (back) c.ellipse(hx, head - u * 0.12, u * 0.76, u * 0.8, 0, 0, TAU)
    else {
      c.ellipse(hx, head - u * 0.2, u * 0.76, u * 0.72, 0, Math.PI * 0.98, TAU * 1.01)
      c.quadraticCurveTo(hx + u * 0.3, head - u * 0.42, hx - u * 0.1, head - u * 0.34)
      c.quadraticCurveTo(hx - u * 0.5, head - u * 0.3, hx - u * 0.76, head - u * 0.1)
    }
    c.fill()
    if (skirt) {
      c.fillStyle = hair
      c.beginPath()
      c.ellipse(hx, head + u * 0.1, u * 0.82, u * 0.95, 0, Math.PI * 0.85, TAU * 1.07)
      c.ellipse(hx, head + u * 0.12, u * 0.56, u * 0.7, 0, TAU * 1.07, Math.PI * 0.85, true)
      c.fill()
    }
    if (!back && h > 90)
      for (const side of [-1, 1]) {
        dot(hx + side * u * 0.25, head + u * 0.08, u * 0.065, '#33241e', u * 0.085)
        dot(hx + side * u * 0.4, head + u * 0.32, u * 0.15, 'rgba(226,96,80,.28)', u * 0.1)
      }
    if (!hat) return
    c.fillStyle = hat
    c.beginPath()
    c.ellipse(hx, head - u * 0.32, u * 0.8, u * 0.66, 0, Math.PI, TAU)
    c.fill()
    dot(hx, head - u * 0.32, u * 1.12, mix(hat, '#000000', 0.12), u * 0.17)
  },

  lantern(g, x, y, r, colour = '#e8432e') {
    const { c } = g
    g.glow(x, y, r * 5, '#ff9a4a', 0.5)
    c.strokeStyle = 'rgba(30,15,10,.7)'
    c.lineWidth = Math.max(0.7, r * 0.08)
    c.beginPath()
    c.moveTo(x, y - r * 2)
    c.lineTo(x, y - r)
    c.stroke()
    const gradient = c.createRadialGradient(x, y + r * 0.2, r * 0.1, x, y, r * 1.2)
    gradient.addColorStop(0, '#fff0bd')
    gradient.addColorStop(0.45, mix(colour, '#ffb04a', 0.45))
    gradient.addColorStop(1, colour)
    c.fillStyle = gradient
    c.beginPath()
    c.ellipse(x, y, r, r * 0.86, 0, 0, TAU)
    c.fill()
    c.fillStyle = '#7a2a17'
    c.fillRect(x - r * 0.4, y - r * 0.98, r * 0.8, r * 0.2)
    c.fillRect(x - r * 0.4, y + r * 0.78, r * 0.8, r * 0.2)
  },

  /** A house of the water country: white wall, dark tiles, a lit window now and then. */
  house(g, x, base, w, h, { wall = '#e9e4d8', roof = '#39414a', glow = 0, wood = '#5b4030', window = '#ffcf7d' } = {}) {
    const { c, random } = g
    const gradient = c.createLinearGradient(x, base - h, x + w, base)
    gradient.addColorStop(0, wall)
    gradient.addColorStop(1, mix(wall, '#3c3a40', 0.22))
    c.fillStyle = gradient
    c.fillRect(x, base - h, w, h)
    for (let i = 0; i < 12; i++) {
      c.fillStyle = alpha('#55503f', random() * 0.06)
      c.fillRect(x + random() * w, base - random() * h, random() * w * 0.3, random() * h * 0.3)
    }
    const rh = Math.min(h * 0.5, w * 0.28)
    c.fillStyle = roof
    c.beginPath()
    c.moveTo(x - w * 0.09, base - h + 3)
    c.quadraticCurveTo(x + w * 0.06, base - h - rh * 0.72, x + w * 0.2, base - h - rh)
    c.lineTo(x + w * 0.8, base - h - rh)
    c.quadraticCurveTo(x + w * 0.94, base - h - rh * 0.72, x + w * 1.09, base - h + 3)
    c.closePath()
    c.fill()
    c.strokeStyle = alpha('#ffffff', 0.09)
    c.lineWidth = 1
    for (let i = 1; i < w / 6; i++) {
      const t = i / (w / 6)
      c.beginPath()
      c.moveTo(lerp(x + w * 0.2, x + w * 0.8, t), base - h - rh)
      c.lineTo(lerp(x - w * 0.08, x + w * 1.08, t), base - h + 2)
      c.stroke()
    }
    c.fillStyle = mix(roof, '#000000', 0.35)
    c.fillRect(x - w * 0.09, base - h + 1, w * 1.18, 3.5)
    c.fillRect(x + w * 0.19, base - h - rh - 3, w * 0.62, 4)
    const count = Math.max(1, Math.round(w / 44))
    for (let i = 0; i < count; i++) {
      const wx = x + (w * (i + 0.5)) / count - 9
      const wy = base - h * 0.68
      const on = random() < glow
      c.fillStyle = wood
      c.fillRect(wx - 2, wy - 2, 22, h * 0.3 + 4)
      c.fillStyle = on ? window : mix(wood, '#10151c', 0.55)
      c.fillRect(wx, wy, 18, h * 0.3)
      c.fillStyle = wood
      c.fillRect(wx + 8.2, wy, 1.8, h * 0.3)
      c.fillRect(wx, wy + h * 0.14, 18, 1.8)
      if (on) g.glow(wx + 9, wy + h * 0.15, 60, '#ffb45a', 0.4)
    }
  },

  /** Shafts of light from the upper left, or from `x`. */
  rays({ c, random, W, H }, x, y, colour, count = 9, strength = 0.09, spread = 0.9, turn = 0.7) {
    c.save()
    c.globalCompositeOperation = 'screen'
    c.filter = 'blur(10px)'
    for (let i = 0; i < count; i++) {
      const a = turn + (random() - 0.5) * spread
      const w = random.between(0.02, 0.07)
      const far = W + H
      const gradient = c.createRadialGradient(x, y, 0, x, y, far * 0.7)
      gradient.addColorStop(0, alpha(colour, strength * random.between(0.6, 1.5)))
      gradient.addColorStop(1, alpha(colour, 0))
      c.fillStyle = gradient
      c.beginPath()
      c.moveTo(x, y)
      c.lineTo(x + Math.cos(a - w) * far, y + Math.sin(a - w) * far)
      c.lineTo(x + Math.cos(a + w) * far, y + Math.sin(a + w) * far)
      c.fill()
    }
    c.restore()
  },

  rain({ c, random, W, H }, count = 500, strength = 0.2, lean = 0.12) {
    c.strokeStyle = `rgba(225,235,245,${strength})`
    for (let i = 0; i < count; i++) {
      const x = random() * (W + 100) - 50
      const y = random() * H
      const l = random.between(10, 34)
      c.lineWidth = random.between(0.4, 1.3)
      c.beginPath()
      c.moveTo(x, y)
      c.lineTo(x - l * lean, y + l)
      c.stroke()
    }
  },

  snow({ c, random, W, H }, count = 420) {
    for (let i = 0; i < count; i++) {
      const r = random() ** 3 * 6 + 0.8
      c.fillStyle = `rgba(255,255,255,${0.85 - r * 0.08})`
      c.beginPath()
      c.arc(random() * W, random() * H, r, 0, TAU)
      c.fill()
    }
  },

  bokeh({ c, random, W }, count, y0, y1, colours, r = [10, 46]) {
    c.save()
    c.globalCompositeOperation = 'screen'
    for (let i = 0; i < count; i++) {
      const x = random() * W
      const y = random.between(y0, y1)
      const size = random.between(...r)
      const colour = random.pick(colours)
      const gradient = c.createRadialGradient(x, y, size * 0.2, x, y, size)
      const a = random.between(0.1, 0.42)
      gradient.addColorStop(0, alpha(colour, a * 0.8))
      gradient.addColorStop(0.86, alpha(colour, a))
      gradient.addColorStop(1, alpha(colour, 0))
      c.fillStyle = gradient
      c.beginPath()
      c.arc(x, y, size, 0, TAU)
      c.fill()
    }
    c.restore()
  },

  /** What was painted so far goes out of focus. */
  blur(g, px) {
    const copy = copyOf(g.canvas)
    g.c.save()
    g.c.filter = `blur(${px}px)`
    g.c.drawImage(copy, -px * 2, -px * 2, g.W + px * 4, g.H + px * 4)
    g.c.restore()
  },

  /** Light that spills over, a tone over all, vignette and grain: what makes a drawing a photograph. */
  finish(g, { bloom = 0.25, tone, toneAlpha = 0.18, vignette = 0.3, grain = 8 } = {}) {
    const { c, W, H } = g
    if (bloom) {
      const copy = copyOf(g.canvas)
      c.save()
      c.globalCompositeOperation = 'screen'
      c.globalAlpha = bloom
      c.filter = 'blur(16px) brightness(0.9)'
      c.drawImage(copy, 0, 0)
      c.restore()
    }
    if (tone) {
      c.save()
      c.globalCompositeOperation = 'soft-light'
      c.globalAlpha = toneAlpha
      c.fillStyle = tone
      c.fillRect(0, 0, W, H)
      c.restore()
    }
    const dark = c.createRadialGradient(W / 2, H * 0.48, H * 0.35, W / 2, H / 2, W * 0.68)
    dark.addColorStop(0, 'rgba(0,0,0,0)')
    dark.addColorStop(1, `rgba(8,10,20,${vignette})`)
    c.fillStyle = dark
    c.fillRect(0, 0, W, H)
    if (!grain) return
    const image = c.getImageData(0, 0, W, H)
    const random = seeded(99)
    for (let i = 0; i < image.data.length; i += 4) {
      const n = (random() + random() - 1) * grain
      image.data[i] += n
      image.data[i + 1] += n
      image.data[i + 2] += n
    }
    c.putImageData(image, 0, 0)
  },
}
