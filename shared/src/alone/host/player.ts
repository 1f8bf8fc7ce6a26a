import { type PlayerRequest, type PlayerState, playModes, type QueueRequest } from '../../host'

type Request = PlayerRequest | QueueRequest

type Answer<T extends Request['type']> = (
  state: PlayerState,
  request: Extract<Request, { type: T }>,
) => Partial<PlayerState>

const at = (list: PlayerState['list'], index: number): Partial<PlayerState> => {
  const position = Math.min(Math.max(index, 0), list.length - 1)
  const current = list[position] ?? null
  return { list, index: Math.max(position, 0), current, playing: current !== null, audioReady: current !== null }
}
const closed: Partial<PlayerState> = {
  list: [],
  index: 0,
  current: null,
  playing: false,
  audioReady: false,
  isOpen: false,
}

/** A silent player: it only updates its state. */
const answers: { [T in Request['type']]: Answer<T> } = {
  open: (_, { items, index }) => ({ ...at(items, index), isOpen: true, firstPlay: false }),
  play: ({ current }) => ({ playing: current !== null }),
  pause: () => ({ playing: false }),
  toggle: ({ playing, current }) => ({ playing: !playing && current !== null }),
  next: ({ list, index }) => at(list, index + 1),
  previous: ({ list, index }) => at(list, index - 1),
  select: ({ list }, { index }) => at(list, index),
  seek: () => ({}),
  'cycle-mode': ({ mode }) => ({ mode: playModes[(playModes.indexOf(mode) + 1) % playModes.length] ?? mode }),
  'set-rate': (_, { rate }) => ({ rate }),
  'set-sleep': () => ({}),
  'open-mini': () => ({ isOpen: true }),
  'collapse-mini': () => ({ isOpen: false }),
  expand: () => ({ expanded: true }),
  shrink: () => ({ expanded: false }),
  remove: ({ list, index, playing }, { index: gone }) => {
    const left = list.filter((_, number) => number !== gone)
    return left.length === 0 ? closed : { ...at(left, gone < index ? index - 1 : index), playing }
  },
  add: ({ list, index, current }, { items, place }) => {
    if (!current) return at(items, 0)
    return { list: place === 'end' ? [...list, ...items] : list.toSpliced(index + 1, 0, ...items) }
  },
  reorder: ({ list, current }, { from, to }) => {
    const moved = list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))
    return { list: moved, index: current ? moved.indexOf(current) : 0 }
  },
  clear: ({ current }) => (current ? { list: [current], index: 0 } : {}),
  close: () => closed,
}

/** The change of the player's state that a request causes. */
export function answerPlayer(state: PlayerState, request: Request): Partial<PlayerState> {
  return (answers[request.type] as Answer<Request['type']>)(state, request)
}
