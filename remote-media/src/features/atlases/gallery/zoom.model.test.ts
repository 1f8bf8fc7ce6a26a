import { expect, it } from 'vitest'
import { moved, pinched, rested, tappedTwice, whole, type Zoom } from './zoom.model'

const box = { width: 400, height: 800 }
const wide = { width: 1200, height: 600 }

it.each<[what: string, zoom: Zoom, at: Zoom]>([
  [
    'spread to twice the distance around the middle',
    pinched(whole, { x: 0, y: 0, apart: 100 }, { x: 0, y: 0, apart: 200 }),
    { scale: 2, x: 0, y: 0 },
  ],
  [
    'spread beside the middle: what is between the fingers stays',
    pinched(whole, { x: 50, y: 0, apart: 100 }, { x: 50, y: 0, apart: 200 }),
    { scale: 2, x: -50, y: 0 },
  ],
  [
    'spread below the middle, of one that was moved already',
    pinched({ scale: 2, x: 10, y: 20 }, { x: 0, y: 40, apart: 100 }, { x: 5, y: 30, apart: 150 }),
    { scale: 3, x: 20, y: 0 },
  ],
  [
    'two fingers that move without spreading move it',
    pinched({ scale: 2, x: 0, y: 0 }, { x: 0, y: 0, apart: 100 }, { x: 30, y: -10, apart: 100 }),
    { scale: 2, x: 30, y: -10 },
  ],
  ['a double tap enlarges where it was tapped', tappedTwice(whole, { x: 40, y: 0 }), { scale: 2.5, x: -60, y: 0 }],
  ['a double tap on an enlarged one makes it whole', tappedTwice({ scale: 3, x: 10, y: 4 }, { x: 0, y: 0 }), whole],
  ['a finger moves it', moved({ scale: 2, x: 5, y: 5 }, { x: -10, y: 20 }), { scale: 2, x: -5, y: 25 }],
])('%s', (_, zoom, at) => expect(zoom).toEqual(at))

it.each<[what: string, zoom: Zoom, at: Zoom]>([
  ['smaller than whole comes back', { scale: 0.7, x: 30, y: 3 }, whole],
  ['hardly enlarged is whole', { scale: 1.02, x: 8, y: 0 }, whole],
  ['larger than the most comes back to it', { scale: 4.4, x: 0, y: 0 }, { scale: 4, x: 0, y: 0 }],
  ['neither edge does', { scale: 2, x: -500, y: 0 }, { scale: 2, x: -200, y: 0 }],
  ['where it was moved within its box', { scale: 2, x: 120, y: 0 }, { scale: 2, x: 120, y: 0 }],
  ['its edge does not come into the box', { scale: 2, x: 500, y: 0 }, { scale: 2, x: 200, y: 0 }],
  ['one lower than its box stays in the middle', { scale: 2, x: 0, y: 90 }, { scale: 2, x: 0, y: 0 }],
])('at rest, %s', (_, zoom, at) => expect(rested(zoom, box, wide)).toEqual(at))
