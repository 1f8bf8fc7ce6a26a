import * as v from 'valibot'
import { codes } from '../core/codes'
import { Id, Moment } from '../core/fields'
import { User } from './user'

export const SessionData = v.object({ token: v.string(), expires_at: Moment, user: User })

/** Refusals that a form says beside its field. */
export const formFieldCodes = [
  codes.captchaWrong,
  codes.captchaSpent,
  codes.credentialsWrong,
  codes.phoneTaken,
  codes.tooMany,
] as const
/** The form says when one may try again. */
export const TOO_MANY = [429] as const

/** Where the person came from; the server checks each before it believes it. */
export const LoginOrigin = {
  from_url: v.optional(v.pipe(v.string(), v.maxLength(1024))),
  from_user_id: v.optional(Id),
  jump_url: v.optional(v.pipe(v.string(), v.maxLength(1024))),
}

/** A code of WeChat and the state that this browser asked for it with: a code alone may be somebody else's. */
export const WechatCode = {
  code: v.pipe(v.string(), v.maxLength(512)),
  state: v.pipe(v.string(), v.minLength(16), v.maxLength(128)),
}
