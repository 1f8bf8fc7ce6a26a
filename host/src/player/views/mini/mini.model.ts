import type { PlayerItem } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { clamp } from '../../player.model'

/** Product spec, section 9: the movement after which a drag starts, and the distance to every edge. */
export const DRAG_THRESHOLD = 20
const MARGIN = 10
export const DISC = 48
/** Above the footer, which it never covers. */
const LOWEST = 60
/** Distance per press of an arrow key. */
const KEY_STEP = 32

/**
 * Resting position of the mini player: an edge, and a height above the bottom. `dragged` false is the default position.
 */
export interface MiniPosition {
  side: 'left' | 'right'
  up: number
  dragged: boolean
}
export const initialPosition: MiniPosition = { side: 'right', up: LOWEST, dragged: false }

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}
export interface FrameSize {
  width: number
  height: number
}

const inView = (up: number, height: number) => clamp(up, LOWEST, Math.max(LOWEST, height - DISC - MARGIN))

/** The edge and height to which a released box snaps. */
export function snap(box: Box, space: FrameSize): MiniPosition {
  const side = (box.left + box.right) / 2 < space.width / 2 ? 'left' : 'right'
  return { side, up: inView(space.height - box.bottom, space.height), dragged: true }
}

const byKey: Record<string, (place: MiniPosition) => Partial<MiniPosition>> = {
  ArrowLeft: () => ({ side: 'left' }),
  ArrowRight: () => ({ side: 'right' }),
  ArrowUp: ({ up }) => ({ up: up + KEY_STEP }),
  ArrowDown: ({ up }) => ({ up: up - KEY_STEP }),
}

/** The position after an arrow key; null for every other key. */
export function movedByKey(place: MiniPosition, key: string, space: FrameSize): MiniPosition | null {
  const change = byKey[key]?.(place)
  if (!change) return null
  const next = { ...place, ...change, dragged: true }
  return { ...next, up: inView(next.up, space.height) }
}

/** The page of the current item (product spec, section 2). */
export function pageOf(current: PlayerItem | null): string {
  if (!current) return to('radios')
  if (current.address) return current.address
  return current.live ? to('radio', { id: current.id }) : to('audio', { aid: current.id })
}
