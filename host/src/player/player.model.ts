import type { PlayerItem, PlayerRequest, PlayMode, QueueRequest } from '@plaza/shared/host'
import type { InternalPlayerState } from './player.store'

/** Product spec, section 9. */
export const OPEN_DELAY_MS = 500
export const ENDED_DELAY_MS = 500

/** A request of a page, of the player's views, or of the driver (`move`: continue with this track). */
export type InternalRequest = PlayerRequest | QueueRequest | { type: 'move'; index: number }

export const nextMode: Record<PlayMode, PlayMode> = { sequence: 'loop', loop: 'random', random: 'sequence' }

type Queue = Pick<InternalPlayerState, 'list' | 'index' | 'current' | 'mode'>
type RandomSource = () => number

/**
 * Whether the user may skip the item (product spec, section 4). A failed one is never ready, so it may be skipped too.
 */
export function canSkip(state: Queue & Pick<InternalPlayerState, 'audioReady' | 'failed'>): boolean {
  const ready = state.audioReady || state.failed
  return ready && !state.current?.live && state.mode !== 'loop' && state.list.length > 1
}

type EndStep = 'sleep' | 'replay' | 'next' | 'reconnect'

/** What follows the end of a track (product spec, section 4). A live stream has no end: it was interrupted. */
export function endStep({ sleep, current, mode, list }: Queue & Pick<InternalPlayerState, 'sleep'>): EndStep {
  if (sleep.kind === 'end') return 'sleep'
  if (current?.live) return 'reconnect'
  return mode === 'loop' || list.length < 2 ? 'replay' : 'next'
}

export type NextStep = { go: number } | { ask: { albumId: string; audioId: string } }

/** Target of next: a random item, the next one, or at the end of the list a request to the album. */
export function nextStep({ list, index, current, mode }: Queue, random: RandomSource = Math.random): NextStep {
  if (mode === 'random') return { go: otherThan(index, list.length, random) }
  if (index + 1 < list.length) return { go: index + 1 }
  return current?.albumId ? { ask: { albumId: current.albumId, audioId: current.id } } : { go: 0 }
}

function otherThan(index: number, count: number, random: RandomSource): number {
  if (count < 2) return 0
  const picked = Math.floor(random() * (count - 1))
  return picked >= index ? picked + 1 : picked
}

/** List and index after the album's answer: back to 0 without an audio, appended if it is new. */
export function afterAnswer(list: readonly PlayerItem[], audio: PlayerItem | null) {
  if (!audio) return { list, index: 0 }
  const known = list.findIndex((item) => item.id === audio.id)
  return known >= 0 ? { list, index: known } : { list: [...list, audio], index: list.length }
}

/** The previous item; in random mode the one played before. Wraps at the start of the list. */
export function previousIndex({ list, index, mode, trail }: Queue & Pick<InternalPlayerState, 'trail'>): number {
  const heard = mode === 'random' ? list.findIndex((item) => item.id === trail[trail.length - 1]) : -1
  return heard >= 0 ? heard : (index - 1 + list.length) % list.length
}

/** The list without one item. The index stays at the current item, or at the one that takes its place. */
export function without({ list, index }: Pick<Queue, 'list' | 'index'>, removed: number) {
  const rest = list.filter((_, position) => position !== removed)
  const moved = removed < index ? index - 1 : index
  return { list: rest, index: Math.max(0, Math.min(moved, rest.length - 1)) }
}

/**
 * The list with items added behind the current one or at the end, and the current item's new index. An item that is
 * listed already moves there; the current one stays where it is.
 */
export function withAdded(
  { list, index, current }: Omit<Queue, 'mode'>,
  added: readonly PlayerItem[],
  place: 'next' | 'end',
) {
  const ids = new Set(added.map(({ id }) => id))
  if (current) ids.delete(current.id)
  const isKept = (item: PlayerItem, position: number) => position === index || !ids.has(item.id)
  const before = list.slice(0, index + 1).filter(isKept)
  const after = list.slice(index + 1).filter((item) => !ids.has(item.id))
  const fresh = added.filter(({ id }, position) => ids.has(id) && added.findIndex((one) => one.id === id) === position)
  const rest = place === 'next' ? [...fresh, ...after] : [...after, ...fresh]
  return { list: [...before, ...rest], index: before.length - 1 }
}

/** The list with one item moved to another place, and the current item's new index. */
export function reordered({ list, index }: Pick<Queue, 'list' | 'index'>, from: number, to: number) {
  const order = list.map((_, position) => position)
  order.splice(to, 0, ...order.splice(from, 1))
  return { list: order.flatMap((position) => list[position] ?? []), index: order.indexOf(index) }
}

/** Sounds and covers must have an own path or https; other URLs are never passed to an element. */
export const isSafeUrl = (url: unknown): url is string =>
  typeof url === 'string' && url.length <= 2048 && /^(\/(?!\/)|https:\/\/)[^\s\\]*$/.test(url)

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
