import type { Context } from './types'

export function contextOf(canvas: OffscreenCanvas): Context {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser gives no canvas.')
  return context
}

export function copyOf(canvas: OffscreenCanvas): OffscreenCanvas {
  const copy = new OffscreenCanvas(canvas.width, canvas.height)
  contextOf(copy).drawImage(canvas, 0, 0)
  return copy
}
