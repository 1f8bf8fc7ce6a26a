import * as v from 'valibot'
import { refuse } from '../transport/refusal'

/** Parses the query of a call. */
export function readQuery<S extends v.GenericSchema>(schema: S, query: Record<string, string>): v.InferOutput<S> {
  const read = v.safeParse(schema, query)
  if (!read.success) throw refuse('badInput')
  return read.output
}
