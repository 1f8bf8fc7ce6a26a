import * as v from 'valibot'
import { ShortText } from './references'

const LngLat = v.strictTuple([
  v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  v.pipe(v.number(), v.minValue(-85), v.maxValue(85)),
])
const Line = v.pipe(v.array(LngLat), v.minLength(2))
const Outline = v.pipe(v.array(LngLat), v.minLength(3))
const named = { name: ShortText, nameEn: ShortText }

/** What the tiles of the city's map are drawn from. */
export const CityMapRow = v.strictObject({
  id: v.literal('city'),
  land: v.array(Outline),
  rivers: v.array(Line),
  towns: v.array(v.strictObject({ ...named, at: LngLat, built: Outline })),
  parks: v.array(v.strictObject({ ...named, outline: Outline })),
  roads: v.array(v.strictObject({ ...named, main: v.boolean(), line: Line })),
  waters: v.array(v.strictObject({ ...named, at: LngLat })),
})
