import * as v from 'valibot'
import { local } from './device-store'

const KEY = 'listening.'
const MAX_POSITIONS = 200
const Positions = v.array(v.object({ id: v.string(), seconds: v.number(), at: v.number() }))

type Position = v.InferOutput<typeof Positions>[number]

let owner: string | null = null

const keyOf = (id: string | null) => KEY + (id ?? '')
const read = (id = owner): readonly Position[] => local.read(keyOf(id), Positions) ?? []
const write = (positions: readonly Position[]) => local.write(keyOf(owner), positions.slice(-MAX_POSITIONS))

/** Sets the owner of positions. A guest's positions go to the user who logs in next. */
export function setListeningOwner(id: string | null): void {
  owner = id
  const guests = id === null ? [] : read(null)
  if (guests.length === 0) return
  const ids = guests.map((position) => position.id)
  write([...read().filter((position) => !ids.includes(position.id)), ...guests])
  local.drop(keyOf(null))
}

/** Playback positions in seconds on this device, also for guests; the newest 200. */
export const listeningPositions = {
  find: (id: string): Position | undefined => read().find((position) => position.id === id),
  keep(id: string, seconds: number): void {
    const others = read().filter((position) => position.id !== id)
    write([...others, { id, seconds, at: Date.now() }])
  },
}

/** After a logout, so that the next user does not see them. */
export const forgetListening = (): void => void local.clear((name) => name.startsWith(KEY))
