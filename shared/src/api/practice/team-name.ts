import * as v from 'valibot'
import { Id } from '../core/fields'

/** A team where it is named; without an English name, the English one is empty. */
export const TeamName = v.object({ id: Id, name: v.string(), name_en: v.optional(v.string()) })
