import { mix } from '../../paint/colours'
import { lerp } from '../../paint/numbers'
import type { Stage } from '../../paint/types'
import { poly, stroke } from '../../props/draw'
import { train } from '../../props/indoors'
import { birds } from '../../props/life'
import { reeds } from './wetland'

function viaduct(g: Stage, at: { y: number; tone: string }) {
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

export function metroViaduct(g: Stage) {
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

export function trainFields(g: Stage) {
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
