import * as v from 'valibot'
import { type NewsroomKind, newsroomKinds } from './newsroom'
import { Why } from './why'

/**
 * For deliveries a `viewer` can only read and a `releaser` can also make changes; a `reviewer` decides what is published
 * and sees nothing of deliveries; a `department` answers what people write to its departments, and sees nothing else;
 * `support` answers feedbacks and decides who joins; `finance` decides about withdrawals that wait for a review; `centre`
 * works for the practice centre: volunteers, and the hours that they gave; an `editor` writes what the newsroom
 * publishes.
 */
export const operatorRoles = [
  'viewer',
  'releaser',
  'reviewer',
  'department',
  'support',
  'finance',
  'centre',
  'editor',
] as const
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
  /** Of finance, and may do nothing until another operator of finance has confirmed who they are. */
  unconfirmed?: true
  /** A program that may write these kinds alone. */
  kinds?: readonly NewsroomKind[]
}

/** GET `finance/operators`: those who wait to be confirmed. */
export interface UnconfirmedOperators {
  list: readonly Operator[]
}
/** POST `finance/confirm-operator`: answers the operator. Nobody confirms themselves. */
export const ConfirmOperatorBody = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  why: Why,
})

const departments = v.pipe(
  v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(60))),
  v.minLength(1),
  v.maxLength(50),
)

/** POST `add-operator`: answers the new `Operator`. The role `department` needs ids of departments, others have none. */
export const AddOperatorBody = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[\p{L}\p{N}._-]{1,60}$/u)),
  password: v.pipe(v.string(), v.minLength(12), v.maxLength(200)),
  role: v.picklist(operatorRoles),
  departments: v.optional(departments),
  why: Why,
})
/** POST `set-departments`: replaces the departments that an operator decides for; answers the operator. */
export const SetDepartmentsBody = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  departments,
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

/** Roles in which programs work. */
export const tokenRoles = ['viewer', 'editor'] as const satisfies readonly OperatorRole[]
/**
 * POST `add-token`: makes a token for a program, as a content system in front of the newsroom; answers `NewToken`. The
 * token is told only once.
 */
export const AddTokenBody = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[\p{L}\p{N}._-]{1,60}$/u)),
  role: v.picklist(tokenRoles),
  /** What a token of the role `editor` may write; everything without it. */
  kinds: v.optional(v.pipe(v.array(v.picklist(newsroomKinds)), v.minLength(1))),
  why: Why,
})
/** POST `remove-token`: the token ends at once. GET `tokens` lists all. */
export const RemoveTokenBody = v.strictObject({ name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)), why: Why })
export interface OperatorToken extends Operator {
  createdBy: string
  createdAt: number
  /** To the minute; null before its first call. */
  lastUsedAt: number | null
}
export interface NewToken extends OperatorToken {
  token: string
}
