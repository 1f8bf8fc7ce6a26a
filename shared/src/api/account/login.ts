import * as v from 'valibot'
import { codes } from '../core/codes'
import { Captcha, Id, Moment } from '../core/fields'
import { User } from './user'

export const SessionData = v.object({ token: v.string(), expires_at: Moment, user: User })

/** Refusals that a form shows next to its field. */
export const formFieldCodes = [
  codes.captchaWrong,
  codes.captchaSpent,
  codes.credentialsWrong,
  codes.phoneTaken,
  codes.tooMany,
] as const
/** The form shows the time until the next attempt. */
export const TOO_MANY = [429] as const

/** Refusals of a login: those of its fields, and of agreements that a newer version has replaced. */
export const loginCodes = [...formFieldCodes, codes.agreementsChanged] as const

/** The version of the agreements that the user has just accepted; another one than the current is refused. */
export const Agreed = { agreed: v.optional(v.pipe(v.string(), v.maxLength(64))) }

/** A captcha of the own phone, or the password. The server requires one of them; optional only in the declaration. */
export const OwnerProof = {
  old_captcha: v.optional(Captcha),
  password: v.optional(v.pipe(v.string(), v.maxLength(512))),
}

/** Where the user came from; the server validates each value. */
export const LoginOrigin = {
  from_url: v.optional(v.pipe(v.string(), v.maxLength(1024))),
  from_user_id: v.optional(Id),
  jump_url: v.optional(v.pipe(v.string(), v.maxLength(1024))),
}

/** A WeChat code and the state that this browser sent: without the state, the code may be another user's. */
export const WechatCode = {
  code: v.pipe(v.string(), v.maxLength(512)),
  state: v.pipe(v.string(), v.minLength(16), v.maxLength(128)),
}
