import * as v from 'valibot'
import { Flag, Id, MediaUrl, Moment, text } from '../core/fields'

/** A nickname in its stored form: one character may stand for many others until it is normalized. */
export const Nickname = v.pipe(
  v.string(),
  v.transform((name) => name.normalize('NFKC')),
  text(20),
)

/**
 * The logged-in user (product spec, section 3). Phone and identity card are masked; an empty phone means that none is
 * bound.
 */
export const User = v.object({
  id: Id,
  phone: v.string(),
  avatar: v.nullable(MediaUrl),
  nickname: v.string(),
  real_name: Flag,
  has_password: v.boolean(),
  roles: v.array(v.picklist(['volunteer', 'team-manager', 'reviewer', 'operator'])),
  /** Introduction on the public page. */
  intro: v.optional(v.string()),
  /** A changed profile that waits for a review or was refused; null: not changed. */
  draft: v.optional(
    v.nullable(
      v.object({
        nickname: v.nullable(v.string()),
        avatar: v.nullable(MediaUrl),
        intro: v.nullable(v.string()),
        state: v.picklist(['pending', 'refused']),
        refusal: v.nullable(v.string()),
      }),
    ),
  ),
  profile: v.object({
    home_address: v.string(),
    birthdate: v.nullable(v.string()),
    sex: v.picklist([0, 1, 2]),
    real_name: v.string(),
    identity_card: v.string(),
  }),
  /** Version of the agreements that the person has not accepted yet, in the answers about the own profile. */
  agreements_due: v.optional(v.string()),
  /** When the account is closed at the person's request, in the answers about the own profile. */
  closing_at: v.optional(Moment),
  /** Changes with any field above; the client compares its cached copy by it. */
  version: v.string(),
})
export type User = v.InferOutput<typeof User>

export const CaptchaPurpose = v.picklist(['login', 'bind', 'rebind', 'password', 'transfer'])
export type CaptchaPurpose = v.InferOutput<typeof CaptchaPurpose>
