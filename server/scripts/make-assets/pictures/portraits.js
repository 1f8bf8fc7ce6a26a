import { crop } from './crop.js'
import { alpha, mix } from './paint.js'
import { fishingBoat, lighthouse, poly, stroke } from './props.js'

const ellipse = (c, x, y, rx, ry, colour, from = 0, to = Math.PI * 2) => {
  c.fillStyle = colour
  c.beginPath()
  c.ellipse(x, y, rx, ry, 0, from, to)
  c.fill()
}

const hairBack = {
  long: (c, tone) => {
    c.fillStyle = tone
    c.beginPath()
    c.moveTo(72, 110)
    c.bezierCurveTo(62, 40, 194, 40, 184, 110)
    c.bezierCurveTo(188, 170, 196, 200, 190, 226)
    c.lineTo(66, 226)
    c.bezierCurveTo(60, 200, 68, 170, 72, 110)
    c.fill()
  },
  bob: (c, tone) => {
    c.fillStyle = tone
    c.beginPath()
    c.moveTo(72, 112)
    c.bezierCurveTo(60, 36, 196, 36, 184, 112)
    c.bezierCurveTo(190, 150, 184, 170, 174, 174)
    c.lineTo(82, 174)
    c.bezierCurveTo(72, 170, 66, 150, 72, 112)
    c.fill()
  },
  bun: (c, tone) => {
    ellipse(c, 128, 44, 27, 24, tone)
    ellipse(c, 128, 104, 59, 56, tone)
  },
  tail: (c, tone) => {
    ellipse(c, 128, 104, 59, 56, tone)
    c.fillStyle = tone
    c.beginPath()
    c.moveTo(172, 74)
    c.bezierCurveTo(220, 76, 214, 160, 198, 190)
    c.bezierCurveTo(192, 150, 188, 120, 166, 104)
    c.fill()
  },
  short: (c, tone) => ellipse(c, 128, 104, 57, 56, tone),
  none: () => {},
}

const hairFront = {
  parted: (c, tone) => {
    c.fillStyle = tone
    c.beginPath()
    c.moveTo(74, 118)
    c.bezierCurveTo(68, 44, 188, 40, 182, 118)
    c.bezierCurveTo(176, 92, 160, 82, 142, 72)
    c.bezierCurveTo(120, 92, 92, 92, 74, 118)
    c.fill()
  },
  fringe: (c, tone) => {
    c.fillStyle = tone
    c.beginPath()
    c.moveTo(73, 116)
    c.bezierCurveTo(66, 40, 190, 40, 183, 116)
    c.bezierCurveTo(178, 104, 176, 96, 172, 92)
    c.quadraticCurveTo(128, 104, 84, 92)
    c.bezierCurveTo(80, 98, 77, 106, 73, 116)
    c.fill()
  },
  crop: (c, tone) => {
    c.fillStyle = tone
    c.beginPath()
    c.moveTo(74, 108)
    c.bezierCurveTo(66, 36, 190, 34, 182, 108)
    c.lineTo(176, 92)
    c.bezierCurveTo(160, 74, 112, 76, 98, 80)
    c.bezierCurveTo(86, 84, 80, 94, 74, 108)
    c.fill()
  },
  swept: (c, tone) => {
    c.fillStyle = tone
    c.beginPath()
    c.moveTo(74, 110)
    c.bezierCurveTo(60, 60, 96, 36, 134, 44)
    c.bezierCurveTo(176, 36, 196, 76, 182, 110)
    c.bezierCurveTo(178, 92, 168, 80, 150, 80)
    c.bezierCurveTo(120, 84, 96, 76, 74, 110)
    c.fill()
  },
  balding: (c, tone) => {
    for (const s of [-1, 1]) {
      c.fillStyle = tone
      c.beginPath()
      c.moveTo(128 + s * 55, 124)
      c.bezierCurveTo(128 + s * 64, 86, 128 + s * 52, 70, 128 + s * 38, 68)
      c.bezierCurveTo(128 + s * 48, 86, 128 + s * 48, 100, 128 + s * 50, 124)
      c.fill()
    }
  },
  cap: (c, tone) => {
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
  straw: (c) => {
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

/** A person from the chest upwards, drawn with soft light from the upper left. */
function face({
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
}) {
  return (g) => {
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

const roundel = (scene, cut) => (g) => crop(g, scene, cut)

export const anchors = {
  'anchor-1': face({
    scene: ['skyline-night', [300, 100, 500]],
    hairStyle: 'long',
    front: 'parted',
    top: '#2f3f6a',
    collar: 'stand',
    earrings: '#f4e2b0',
  }),
  'anchor-2': face({
    scene: ['skyline-dawn', [400, 100, 500]],
    front: 'swept',
    top: '#24365a',
    collar: 'suit',
    tie: '#b8161f',
  }),
  'anchor-3': face({ scene: ['regatta', [400, 60, 500]], skin: '#dca883', front: 'crop', top: '#1f6a8f', brows: 2 }),
  'anchor-4': face({
    scene: ['old-town-lane', [300, 60, 500]],
    hairStyle: 'bob',
    front: 'fringe',
    top: '#8a3a3a',
    collar: 'stand',
  }),
  'anchor-5': face({
    scene: ['metro-viaduct', [200, 60, 500]],
    front: 'parted',
    top: '#3a4656',
    collar: 'shirt',
    glasses: '#2a2a2e',
  }),
  'anchor-6': face({
    scene: ['greenway', [400, 60, 500]],
    hairStyle: 'tail',
    front: 'swept',
    top: '#f2f5f4',
    collar: 'shirt',
    glasses: '#7a4a34',
  }),
  'anchor-7': face({
    scene: ['kites', [400, 60, 500]],
    hairStyle: 'bun',
    front: 'fringe',
    top: '#f0b53c',
    blush: 0.4,
    earrings: '#ff7a5a',
  }),
  'anchor-8': face({
    scene: ['tea-terraces', [300, 60, 500]],
    skin: '#e2b088',
    front: 'swept',
    top: '#6b7a4a',
    beard: '#3a2c24',
  }),
  'anchor-9': face({
    scene: ['studio-tv', [350, 60, 500]],
    front: 'parted',
    top: '#1c2438',
    collar: 'suit',
    tie: '#274a86',
  }),
  'anchor-10': face({
    scene: ['sea-bridge-dawn', [200, 60, 500]],
    skin: '#dfae8a',
    front: 'crop',
    hair: '#4a4644',
    top: '#5a5346',
    glasses: '#3a3a3a',
    age: 1,
  }),
  'anchor-11': face({
    scene: ['stage', [350, 60, 500]],
    hairStyle: 'bun',
    front: 'parted',
    top: '#17727a',
    collar: 'stand',
    lips: '#c8161d',
    earrings: '#5fd0c4',
  }),
  'anchor-12': face({
    scene: ['harbour-golden', [500, 60, 500]],
    hairStyle: 'long',
    front: 'swept',
    hair: '#5a3826',
    top: '#c7513c',
    skin: '#f2ceb2',
  }),
}

export const avatars = {
  'avatar-1': roundel('sea-bridge-night', [160, 100, 480]),
  'avatar-2': face({ back: ['#e8a48c', '#fbe4d4'], hairStyle: 'bob', front: 'fringe', top: '#f0efe9', blush: 0.42 }),
  'avatar-3': face({ back: ['#5fa0b8', '#d4ecf0'], skin: '#dda67e', front: 'crop', top: '#3a4a5a', vest: true }),
  'avatar-4': face({
    scene: ['volunteers-beach', [600, 60, 440]],
    skin: '#c98e66',
    front: 'cap',
    hair: '#c8161d',
    top: '#33404c',
    vest: true,
    age: 1,
    brows: 2,
  }),
  'avatar-5': face({
    back: ['#8f9fc4', '#e6eaf4'],
    hairStyle: 'tail',
    front: 'parted',
    top: '#4a5f8a',
    collar: 'shirt',
    glasses: '#2f3a4a',
  }),
  'avatar-6': face({
    back: ['#c9b48a', '#f4ecd4'],
    skin: '#dcae8c',
    hair: '#e4e4e2',
    hairStyle: 'none',
    front: 'balding',
    top: '#5a5f68',
    collar: 'stand',
    age: 1,
    brows: 1.6,
  }),
  'avatar-7': face({
    scene: ['harbour-dawn', [200, 100, 480]],
    skin: '#c48a64',
    hair: '#b5b3b0',
    front: 'crop',
    beard: '#c9c7c2',
    top: '#2f4656',
    age: 1,
  }),
  'avatar-8': roundel('hills-mist', [360, 80, 480]),
  'avatar-9': roundel('noodles', [330, 150, 500]),
  'avatar-10': face({ back: ['#8fb58a', '#e6f2d4'], hairStyle: 'tail', front: 'fringe', top: '#d9e4d0', blush: 0.4 }),
  'avatar-11': face({ back: ['#f0a85c', '#fdeccb'], skin: '#dba67c', front: 'crop', top: '#e2552f' }),
  'avatar-12': face({
    back: ['#9cc9dc', '#eef8fa'],
    hairStyle: 'bun',
    front: 'parted',
    top: '#f7fafb',
    collar: 'shirt',
  }),
  'avatar-13': roundel('wetland-egrets', [560, 60, 300]),
  'avatar-14': face({
    back: ['#d9a0b0', '#fbe8ea'],
    hairStyle: 'long',
    front: 'parted',
    top: '#b8607a',
    earrings: '#fff4d0',
    hair: '#3a2822',
  }),
  'avatar-15': (g) => {
    g.sky([
      [0, '#d9ecb4'],
      [1, '#6fa84a'],
    ])
    g.disc(128, 236, 96, 'rgba(20,50,14,.35)', 16)
    for (const s of [-1, 1]) {
      ellipse(g.c, 128 + s * 66, 196, 44, 34, '#3f8f3c')
      ellipse(g.c, 128 + s * 40, 84, 34, 34, '#57ab48')
      ellipse(g.c, 128 + s * 40, 80, 22, 23, '#fdfdf4')
      ellipse(g.c, 128 + s * 36, 82, 11, 13, '#1f2a1c')
      ellipse(g.c, 128 + s * 33, 77, 4, 4, '#ffffff')
    }
    ellipse(g.c, 128, 158, 88, 76, '#5fb44f')
    ellipse(g.c, 128, 190, 58, 46, '#dff0b8')
    g.c.strokeStyle = '#2c6a2c'
    g.c.lineWidth = 6
    g.c.beginPath()
    g.c.arc(128, 126, 46, 0.35, Math.PI - 0.35)
    g.c.stroke()
    for (const s of [-1, 1]) g.disc(128 + s * 62, 150, 6, '#d9d9d0')
    stroke(g.c, '#c9c9c0', 9, [
      [214, 150],
      [244, 150],
    ])
    stroke(g.c, '#b58a3c', 9, [
      [244, 128],
      [244, 172],
    ])
    g.finish({ bloom: 0.2, vignette: 0.2, grain: 4 })
  },
  'avatar-16': (g) => {
    const { c } = g
    g.sky([
      [0, '#f7e6cf'],
      [1, '#d98f5a'],
    ])
    const fur = '#e8903c'
    for (const s of [-1, 1]) {
      poly(c, fur, [
        [128 + s * 84, 128],
        [128 + s * 74, 34],
        [128 + s * 18, 82],
      ])
      poly(c, '#f7c9a8', [
        [128 + s * 72, 106],
        [128 + s * 68, 54],
        [128 + s * 34, 84],
      ])
    }
    ellipse(c, 128, 150, 94, 82, fur)
    for (const k of [-1, 0, 1])
      stroke(c, '#b8621f', 9, [
        [128 + k * 20, 74],
        [128 + k * 16, 104 - Math.abs(k) * 8],
      ])
    for (const s of [-1, 1]) {
      for (const k of [0, 1])
        stroke(c, '#b8621f', 8, [
          [128 + s * 92, 140 + k * 24],
          [128 + s * 70, 144 + k * 20],
        ])
      ellipse(c, 128 + s * 36, 138, 17, 19, '#fdf8d4')
      ellipse(c, 128 + s * 36, 138, 7, 17, '#22261c')
      ellipse(c, 128 + s * 32, 131, 4, 5, '#ffffff')
      ellipse(c, 128 + s * 18, 184, 24, 20, '#fdf0e2')
      for (const k of [-1, 0, 1])
        stroke(c, 'rgba(255,250,240,.85)', 2, [
          [128 + s * 32, 180 + k * 5],
          [128 + s * 100, 172 + k * 14],
        ])
    }
    poly(c, '#c8605a', [
      [118, 164],
      [138, 164],
      [128, 175],
    ])
    g.finish({ bloom: 0.18, vignette: 0.24, grain: 4, tone: '#ffd9a0' })
  },
  'avatar-17': face({
    back: ['#7f9fb5', '#e4eef2'],
    front: 'swept',
    top: '#f4f7f8',
    collar: 'suit',
    glasses: '#3a4a5a',
    tie: '#3f6f8a',
  }),
  'avatar-18': face({
    scene: ['tea-terraces', [300, 60, 500]],
    skin: '#c68d64',
    front: 'straw',
    top: '#6a7a5a',
    age: 1,
  }),
  'avatar-19': face({
    back: ['#a9b8e0', '#eef0fb'],
    hairStyle: 'tail',
    front: 'fringe',
    top: '#2f5f9a',
    collar: 'shirt',
    blush: 0.45,
  }),
  'avatar-20': face({
    back: ['#a89a88', '#ece4d8'],
    skin: '#c99470',
    hair: '#8a8784',
    front: 'cap',
    beard: '#b5b2ae',
    top: '#4a4640',
    age: 1,
  }),
  'avatar-21': roundel('skyline-noon', [200, 0, 420]),
  'avatar-22': (g) => {
    crop(g, 'fishing-fleet', [640, 60, 420], 2)
    fishingBoat(g, 24, 196, 190, { hull: '#c8402f' })
    g.finish({ bloom: 0.2, vignette: 0.2, grain: 3 })
  },
  'avatar-23': roundel('umbrella-street', [480, 220, 420]),
  'avatar-24': roundel('train-fields', [60, 180, 400]),
}

const badge = (tones, draw) => (g) => {
  const { c } = g
  const gradient = c.createLinearGradient(0, 0, 256, 256)
  gradient.addColorStop(0, tones[0])
  gradient.addColorStop(1, tones[1])
  c.fillStyle = gradient
  c.fillRect(0, 0, 256, 256)
  g.glow(70, 40, 220, '#ffffff', 0.35)
  c.strokeStyle = 'rgba(255,255,255,.35)'
  c.lineWidth = 3
  c.beginPath()
  c.arc(128, 128, 108, 0, 7)
  c.stroke()
  c.strokeStyle = '#ffffff'
  c.fillStyle = '#ffffff'
  c.lineWidth = 11
  draw(c, g)
  for (let i = 0; i < 3; i++) {
    c.strokeStyle = `rgba(255,255,255,${0.5 - i * 0.14})`
    c.lineWidth = 4
    c.beginPath()
    for (let x = 52; x <= 204; x += 4) c.lineTo(x, 198 + i * 11 + Math.sin(x * 0.07 + i) * 4)
    c.stroke()
  }
}
const line = (c, ...points) => stroke(c, '#ffffff', 11, points)

export const organisations = {
  'org-1': badge(['#e2412f', '#8f0f18'], (c) => {
    c.strokeRect(74, 62, 108, 112)
    for (const y of [92, 118, 144]) line(c, [96, y], [y === 92 ? 130 : 160, y])
    c.fillRect(140, 84, 22, 20)
  }),
  'org-2': badge(['#2f7fe0', '#0a2f80'], (c) => {
    c.beginPath()
    c.roundRect(104, 50, 48, 84, 24)
    c.fill()
    c.beginPath()
    c.arc(128, 110, 46, 0.2, Math.PI - 0.2)
    c.stroke()
    line(c, [128, 156], [128, 182])
  }),
  'org-3': badge(['#f08a3c', '#a8321c'], (c) => {
    poly(c, '#ffffff', [
      [76, 104],
      [112, 104],
      [172, 66],
      [172, 168],
      [112, 130],
      [76, 130],
    ])
    line(c, [98, 136], [110, 178])
    c.beginPath()
    c.arc(176, 117, 22, -0.9, 0.9)
    c.stroke()
  }),
  'org-4': badge(['#4fb89a', '#0f5a52'], (c) => {
    poly(c, '#ffffff', [
      [54, 170],
      [112, 70],
      [150, 136],
      [166, 110],
      [202, 170],
    ])
    c.beginPath()
    c.arc(176, 76, 16, 0, 7)
    c.fill()
  }),
  'org-5': badge(['#5fc48a', '#0b6a43'], (c) => {
    line(c, [58, 122], [98, 122], [114, 80], [138, 164], [154, 122], [198, 122])
  }),
  'org-6': badge(['#f0b53c', '#a8641c'], (c) => {
    line(c, [128, 78], [128, 168])
    for (const s of [-1, 1])
      line(c, [128, 78], [128 + s * 30, 66], [128 + s * 66, 74], [128 + s * 66, 158], [128 + s * 30, 152], [128, 168])
  }),
  'org-7': badge(['#ef5a3c', '#9a2412'], (c) => {
    c.beginPath()
    c.moveTo(128, 170)
    c.bezierCurveTo(40, 112, 74, 50, 128, 86)
    c.bezierCurveTo(182, 50, 216, 112, 128, 170)
    c.stroke()
    line(c, [100, 118], [122, 140], [158, 102])
  }),
  'org-8': badge(['#3f8ff0', '#0a3f9a'], (c) => {
    poly(c, '#ffffff', [
      [58, 96],
      [128, 54],
      [198, 96],
    ])
    for (const x of [78, 111, 145, 178]) line(c, [x, 108], [x, 158])
    line(c, [60, 174], [196, 174])
  }),
  'org-9': badge(['#8a5ad0', '#3a1866'], (c, g) => {
    g.glow(128, 80, 120, '#ffe29a', 0.5)
    for (const s of [-1, 1])
      poly(c, '#ffffff', [
        [128 + s * 76, 58],
        [128 + s * 16, 58],
        [128 + s * 52, 170],
        [128 + s * 76, 170],
      ])
    line(c, [52, 178], [204, 178])
  }),
  'org-10': badge(['#86b04a', '#2f5a24'], (c) => {
    c.beginPath()
    c.moveTo(66, 98)
    c.lineTo(168, 98)
    c.bezierCurveTo(168, 190, 66, 190, 66, 98)
    c.fill()
    c.beginPath()
    c.arc(172, 122, 20, -1.3, 1.5)
    c.stroke()
    for (const x of [96, 120, 144]) line(c, [x, 82], [x + 6, 70], [x, 56])
  }),
}
export { lighthouse }
