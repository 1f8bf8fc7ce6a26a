import { useState } from 'react'
import * as v from 'valibot'
import { visit } from '../../../storage/kept'
import { firstPlace, type Place } from './mini.model'

const KEY = 'mini-player'
const Kept = v.object({
  side: v.picklist(['left', 'right']),
  up: v.pipe(v.number(), v.finite()),
  dragged: v.boolean(),
})

/** Where the mini player rests, remembered for the visit. */
export function usePlace(): [Place, (place: Place) => void] {
  const [place, setPlace] = useState<Place>(() => visit.read(KEY, Kept) ?? firstPlace)
  const keep = (next: Place) => {
    setPlace(next)
    visit.write(KEY, next)
  }
  return [place, keep]
}
