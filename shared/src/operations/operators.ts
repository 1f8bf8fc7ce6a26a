import * as v from 'valibot'
import { Why } from './why'

/**
 * For deliveries a `viewer` can only read and a `releaser` can also make changes; a `reviewer` decides what is published
 * and sees nothing of deliveries.
 */
export const operatorRoles = ['viewer', 'releaser', 'reviewer'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/**
 * POST `login`: sets the session cookie and answers `Operator`. POST `logout` ends the session; GET `me` answers the
 * caller.
 */
export const LoginBody = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
})
export interface Operator {
  name: string
  role: OperatorRole
}

/** POST `add-operator`: answers the new `Operator`. */
export const AddOperatorBody = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[\p{L}\p{N}._-]{1,60}$/u)),
  password: v.pipe(v.string(), v.minLength(12), v.maxLength(200)),
  role: v.picklist(operatorRoles),
  why: Why,
})
/**
 * POST `remove-operator`: also ends the operator's sessions; answers the removed operator. The last releaser cannot be
 * removed. GET `operators` lists all.
 */
export const RemoveOperatorBody = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  why: Why,
})
