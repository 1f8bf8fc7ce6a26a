import { useState } from 'react'
import * as v from 'valibot'
import { visit } from '../../../storage/device-store'
import { initialPosition, type MiniPosition } from './mini.model'

const KEY = 'mini-player'
const MiniPositionSchema = v.object({
  side: v.picklist(['left', 'right']),
  up: v.pipe(v.number(), v.finite()),
  dragged: v.boolean(),
})

/** Resting position of the mini player, stored for the visit. */
export function useMiniPosition(): [MiniPosition, (place: MiniPosition) => void] {
  const [place, setPlace] = useState<MiniPosition>(() => visit.read(KEY, MiniPositionSchema) ?? initialPosition)
  const keep = (next: MiniPosition) => {
    setPlace(next)
    visit.write(KEY, next)
  }
  return [place, keep]
}
