import { describe, expect, it } from 'vitest'
import { fitted, moved, squareOf, styleOf, wholeCrop, ZOOM_MAX } from './crop.model'

const wide = { width: 400, height: 200 }

it('begins with the largest square in the middle', () => {
  expect(squareOf(wholeCrop, wide)).toEqual({ left: 100, top: 0, side: 200 })
  expect(styleOf(wholeCrop, wide)).toEqual({ width: '200%', left: '-50%', top: '0%' })
})

describe('the part', () => {
  it('follows a drag, and stops at the edges', () => {
    expect(squareOf(moved(wholeCrop, wide, [0.25, 0]), wide).left).toBe(50)
    expect(squareOf(moved(wholeCrop, wide, [9, 9]), wide)).toEqual({ left: 0, top: 0, side: 200 })
    expect(squareOf(moved(wholeCrop, wide, [-9, -9]), wide)).toEqual({ left: 200, top: 0, side: 200 })
  })

  it('moves up and down once it is enlarged', () => {
    const enlarged = { ...wholeCrop, zoom: 2 }
    expect(squareOf(moved(enlarged, wide, [0, 9]), wide)).toMatchObject({ top: 0, side: 100 })
    expect(squareOf(moved(enlarged, wide, [0, -9]), wide)).toMatchObject({ top: 100, side: 100 })
  })

  it('stays inside the picture when it is made larger again', () => {
    const atEdge = moved({ ...wholeCrop, zoom: 4 }, wide, [-9, -9])
    expect(squareOf(fitted({ ...atEdge, zoom: 1 }, wide), wide)).toEqual({ left: 200, top: 0, side: 200 })
  })

  it.each([
    [0.2, 1],
    [99, ZOOM_MAX],
  ])('has limits: %s times', (zoom, limited) => expect(fitted({ ...wholeCrop, zoom }, wide).zoom).toBe(limited))
})
