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

/** Whose positions are read and kept from now on. Those of a guest go to the person who logs in next. */
export function setListeningOwner(id: string | null): void {
  owner = id
  const guests = id === null ? [] : read(null)
  if (guests.length === 0) return
  const ids = guests.map((position) => position.id)
  write([...read().filter((position) => !ids.includes(position.id)), ...guests])
  local.drop(keyOf(null))
}

/** Seconds at which sounds were left on this device, for guests too; the newest 200. */
export const listeningPositions = {
  find: (id: string): Position | undefined => read().find((position) => position.id === id),
  keep(id: string, seconds: number): void {
    const others = read().filter((position) => position.id !== id)
    write([...others, { id, seconds, at: Date.now() }])
  },
}

/** After a logout: the next person does not see what was heard. */
export const forgetListening = (): void => void local.clear((name) => name.startsWith(KEY))
