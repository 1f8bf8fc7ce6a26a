import { crop } from '../crop'
import type { Paint, Stage } from '../paint/types'
import { poly, stroke } from '../props/draw'
import { fishingBoat } from '../props/ships'
import { roundel } from './anchors'
import { face } from './face'
import { ellipse } from './hair-behind'

export const avatars: Record<string, Paint> = {
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
  'avatar-15': (g: Stage) => {
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
  'avatar-16': (g: Stage) => {
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
  'avatar-22': (g: Stage) => {
    crop(g, 'fishing-fleet', [640, 60, 420], 2)
    fishingBoat(g, 24, 196, 190, { hull: '#c8402f' })
    g.finish({ bloom: 0.2, vignette: 0.2, grain: 3 })
  },
  'avatar-23': roundel('umbrella-street', [480, 220, 420]),
  'avatar-24': roundel('train-fields', [60, 180, 400]),
}
