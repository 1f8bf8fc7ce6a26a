import { lerp } from '../../paint/numbers'
import type { Foliage, Stage } from '../../paint/types'
import { poly, stroke } from '../../props/draw'

const ginkgo: Foliage = ['#b8860f', '#f0b91c', '#ffe066']

export function courtyardGinkgo(g: Stage) {
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

export function ginkgoAvenue(g: Stage) {
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
