import { expect, it, vi } from 'vitest'
import { createOverlayStack } from './overlay-stack'

it('closes the topmost first, and as many as are asked for', () => {
  const stack = createOverlayStack()
  const closed: string[] = []
  for (const name of ['sheet', 'viewer', 'question']) stack.add({ close: () => closed.push(name) })
  stack.closeAbove(1)
  expect(closed).toEqual(['question', 'viewer'])
  expect(stack.size()).toBe(1)
})

it('removes an overlay once, without closing it', () => {
  const stack = createOverlayStack()
  const overlay = { close: vi.fn() }
  stack.add(overlay)
  expect([stack.remove(overlay), stack.remove(overlay)]).toEqual([true, false])
  expect(overlay.close).not.toHaveBeenCalled()
})

it('has the address of the topmost overlay with one', () => {
  const stack = createOverlayStack()
  for (const address of [undefined, '/post?comments', undefined]) stack.add({ close() {}, address })
  const addresses = [0, 1, 2, 3].map((count) => stack.addressAt(count, '/post'))
  expect(addresses).toEqual(['/post', '/post', '/post?comments', '/post?comments'])
})
