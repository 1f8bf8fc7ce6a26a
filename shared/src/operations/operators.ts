import * as v from 'valibot'
import { RemoteNameSchema } from '../remotes/manifest'
import { type NewsroomKind, newsroomKinds } from './newsroom'
import { Why } from './why'

/**
 * For deliveries a `viewer` can only read, an `owner` can also change the remotes that they own, and a `releaser` can
 * change everything; a `reviewer` decides what is published
 * and sees nothing of deliveries; a `department` answers what people write to its departments, and sees nothing else;
 * `support` answers feedbacks and decides who joins; `finance` decides about withdrawals that wait for a review; `centre`
 * works for the practice centre: volunteers, and the hours that they gave; an `editor` writes what the newsroom
 * publishes.
 */
export const operatorRoles = [
  'viewer',
  'owner',
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
/**
 * POST `prove`: the password of the session's operator again; answers a new `PageKey`. `login` answers one as well. A
 * session's changes carry it in `PAGE_KEY_HEADER`, those that widen rights one of the last five minutes; a refusal
 * whose data is `{ password: true }` asks for it.
 */
export interface PageKey {
  pageKey: string
}
export const PAGE_KEY_HEADER = 'x-plaza-page-key'
export interface Operator {
  name: string
  role: OperatorRole
  /** Of finance, and may do nothing until another operator of finance has confirmed who they are. */
  unconfirmed?: true
  /** A program that may write these kinds alone. */
  kinds?: readonly NewsroomKind[]
  /** Remotes that an owner or a token may change; all without it. */
  remotes?: readonly string[]
  /** What a token may do with them; everything without it. */
  may?: readonly Permission[]
}

/**
 * What may be done with a remote: `promote` is every change of what runs except those that `rollback` names, which
 * are the ways back (`rollback`, `off`, `pause`, `cancel`).
 */
export const permissions = ['read', 'publish', 'promote', 'rollback', 'preview'] as const
export type Permission = (typeof permissions)[number]

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

/**
 * POST `set-owners`: replaces the owners of a remote, which need not be published yet; answers `RemoteOwners`. GET
 * `owners` lists all remotes that have any.
 */
export const SetOwnersBody = v.strictObject({
  remote: RemoteNameSchema,
  owners: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(60))), v.maxLength(20)),
  why: Why,
})
export interface RemoteOwners {
  remote: string
  owners: readonly string[]
}

/** Roles in which programs work; `owner` is a pipeline that delivers remotes. */
export const tokenRoles = ['viewer', 'owner', 'editor'] as const satisfies readonly OperatorRole[]
export const MAX_TOKEN_DAYS = 365
/** So long before the end of a token `/ops` warns. */
export const TOKEN_WARNING_DAYS = 14
export const TokenDays = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_TOKEN_DAYS))
/** What a token may do with which remotes, and for how many days. */
export const tokenGrant = {
  /** All remotes that its owner may change without it. */
  remotes: v.optional(v.pipe(v.array(RemoteNameSchema), v.minLength(1), v.maxLength(200))),
  may: v.optional(v.pipe(v.array(v.picklist(permissions)), v.minLength(1))),
  days: TokenDays,
}
/**
 * POST `add-token`: makes a token for a program, as a content system in front of the newsroom or a pipeline; answers
 * `NewToken`. The token is told only once. It can never do more than whoever made it, and ends with them.
 */
export const AddTokenBody = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[\p{L}\p{N}._-]{1,60}$/u)),
  role: v.picklist(tokenRoles),
  /** What a token of the role `editor` may write; everything without it. */
  kinds: v.optional(v.pipe(v.array(v.picklist(newsroomKinds)), v.minLength(1))),
  /** A token of the role `owner` needs `may`; others have neither it nor `remotes`. */
  ...tokenGrant,
  why: Why,
})
/** POST `remove-token`: the token ends at once. GET `tokens` lists all, an owner's alone to an owner. */
export const RemoveTokenBody = v.strictObject({ name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)), why: Why })
export interface OperatorToken extends Operator {
  createdBy: string
  createdAt: number
  /** `person`: of the command of somebody who logged in by a code. */
  kind: 'pipeline' | 'person'
  /** The operator with whom it ends; null: made by the operator token, or before tokens had owners. */
  owner: string | null
  /** null: made before tokens had ends. */
  endsAt: number | null
  /** To the minute; null before its first call. */
  lastUsedAt: number | null
  /** The network of its last call, as `203.0.113.0/24`. */
  lastUsedFrom: string | null
}
export interface NewToken extends OperatorToken {
  token: string
}
