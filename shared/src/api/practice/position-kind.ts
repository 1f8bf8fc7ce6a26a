import * as v from 'valibot'
import { Id } from '../core/fields'

/** A centre has stations, and a station has venues; what else a place of practice is, is a kind of venue. */
export const positionKinds = ['centre', 'station', 'hall', 'culture', 'science', 'outdoor', 'service'] as const
export const PositionKind = v.picklist(positionKinds)
export type PositionKind = v.InferOutput<typeof PositionKind>

/** A place of practice as others name it. */
export const NamedPosition = v.object({
  id: Id,
  name: v.string(),
  /** English version of the text field next to it (docs/decisions/0051). */
  name_en: v.optional(v.string()),
  kind: PositionKind,
})
export type NamedPosition = v.InferOutput<typeof NamedPosition>
