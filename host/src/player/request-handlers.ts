import { MINUTE_MS } from '@plaza/shared/format'
import type { PlayerItem } from '@plaza/shared/host'
import { playerDeps } from './deps'
import { keepChosenRate } from './device/chosen-rate'
import { withDriver } from './engine'
import {
  canSkip,
  clamp,
  type InternalRequest,
  isSafeUrl,
  nextMode,
  OPEN_DELAY_MS,
  previousIndex,
  reordered,
  withAdded,
  without,
} from './player.model'
import { at, idle, noProgress, playerStore, progressStore } from './player.store'

const { getState, setState } = playerStore
const TRAIL_LENGTH = 50
export const LIST_LENGTH = 500
const LONGEST_SLEEP_MINUTES = 12 * 60

type RequestHandlers = { [T in InternalRequest['type']]: (request: Extract<InternalRequest, { type: T }>) => void }

const handlers: RequestHandlers = {
  open: ({ items, index, position }) => {
    const opened = items[index]
    const list = items.filter((item) => isSafeUrl(item.url)).slice(0, LIST_LENGTH)
    if (list.length === 0) return
    open(list, Math.max(0, opened ? list.indexOf(opened) : 0), position)
  },
  play: () => {
    if (getState().current) withDriver((driver) => driver.play())
  },
  pause: () => {
    if (getState().current) withDriver((driver) => driver.pause())
  },
  toggle: () => {
    const { playing, waiting } = getState()
    send({ type: playing || waiting ? 'pause' : 'play' })
  },
  next: () => {
    if (canSkip(getState())) withDriver((driver) => driver.next())
  },
  move: ({ index }) => moveTo(index),
  previous: () => {
    const state = getState()
    if (!canSkip(state)) return
    const index = previousIndex(state)
    setState({ trail: state.trail.slice(0, -1) })
    moveTo(index, { keepTrail: true })
  },
  select: ({ index }) => {
    const state = getState()
    if (index === state.index) send({ type: 'play' })
    else if (state.list[index]) moveTo(index)
  },
  seek: ({ seconds }) => {
    const { current } = getState()
    if (!current || current.live || !Number.isFinite(seconds)) return
    const { duration } = progressStore.getState()
    const position = clamp(seconds, 0, duration || Number.MAX_SAFE_INTEGER)
    progressStore.setState({ position })
    withDriver((driver) => driver.seek(position))
  },
  'cycle-mode': () => setState(({ mode }) => ({ mode: nextMode[mode] })),
  'set-rate': ({ rate }) => {
    if (!Number.isFinite(rate)) return
    const chosenRate = clamp(rate, 0.5, 3)
    keepChosenRate(chosenRate)
    setState(({ current }) => ({ chosenRate, rate: current?.live ? 1 : chosenRate }))
  },
  'set-sleep': ({ minutes }) => {
    if (minutes === null) setState({ sleep: { kind: 'off' } })
    else if (minutes === 'end') setState(({ current }) => ({ sleep: { kind: current?.live ? 'off' : 'end' } }))
    else if (minutes > 0) {
      const until = Date.now() + Math.min(minutes, LONGEST_SLEEP_MINUTES) * MINUTE_MS
      setState({ sleep: { kind: 'until', until } })
    }
  },
  'open-mini': () => setState({ isOpen: true }),
  'collapse-mini': () => setState({ isOpen: false }),
  expand: () => setState(({ current }) => ({ expanded: current !== null })),
  shrink: () => setState({ expanded: false }),
  remove: ({ index }) => {
    const state = getState()
    if (!state.list[index]) return
    const rest = without(state, index)
    if (rest.list.length === 0) send({ type: 'close' })
    else if (index !== state.index) setState(rest)
    else {
      setState({ list: rest.list, index: -1 })
      moveTo(rest.index, { paused: !state.playing && !state.waiting, keepTrail: true })
    }
  },
  add: ({ items, place }) => {
    const state = getState()
    if (!state.current) return send({ type: 'open', items, index: 0 })
    const { list, index } = withAdded(
      state,
      items.filter(({ url, live }) => isSafeUrl(url) && !live),
      place,
    )
    if (list.length <= LIST_LENGTH) setState({ list, index })
  },
  reorder: ({ from, to }) => {
    const state = getState()
    if (from !== to && state.list[from] && state.list[to]) setState(reordered(state, from, to))
  },
  clear: () => setState(({ current }) => (current ? { list: [current], index: 0 } : {})),
  close: () => {
    if (!getState().current) return
    setState({ ...idle, chosenRate: getState().chosenRate }, true)
    progressStore.setState(noProgress)
    withDriver((driver) => driver.stop())
  },
}

/** Handles a request, whoever sends it. */
export function send(request: InternalRequest): void {
  ;(handlers[request.type] as (request: InternalRequest) => void)(request)
}

/** Milliseconds since the tap that is being handled: a busy page handles it late, and the user has been waiting. */
function sinceTap(): number {
  const event = typeof window === 'undefined' ? undefined : window.event
  return event ? Math.max(0, performance.now() - event.timeStamp) : 0
}

function open(list: readonly PlayerItem[], index: number, position: number | undefined) {
  const { current, chosenRate, failed, mode, sleep } = getState()
  const again = current?.id === list[index]?.id && current?.url === list[index]?.url && !failed
  if (again) {
    setState({ ...at(list, index, chosenRate), isOpen: true })
    if (position !== undefined) send({ type: 'seek', seconds: position })
    return send({ type: 'play' })
  }
  setState({ ...idle, ...at(list, index, chosenRate), chosenRate, mode, sleep, isOpen: true, waiting: true })
  load(position, Date.now() - sinceTap() + OPEN_DELAY_MS)
}

/** Moves to an item of the list and plays it immediately, or leaves it paused. */
function moveTo(index: number, { paused = false, keepTrail = false } = {}): void {
  setState(({ list, current, chosenRate, trail }) => ({
    ...at(list, index, chosenRate),
    audioReady: false,
    failed: false,
    trail: current && !keepTrail ? [...trail, current.id].slice(-TRAIL_LENGTH) : trail,
  }))
  load(undefined, paused ? null : Date.now())
}

/** Without a position a track resumes where it stopped: starting at 0 would overwrite that position. */
function load(wanted: number | undefined, startAt: number | null): void {
  const { current } = getState()
  if (!current) return
  const position = current.live ? 0 : (wanted ?? playerDeps().positionOf(current))
  progressStore.setState({ position, duration: current.live ? 0 : (current.duration ?? 0), buffered: 0 })
  withDriver((driver) => driver.load(current, { position, startAt }))
}
