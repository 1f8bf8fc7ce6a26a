import type { account, InputOf, User } from '@plaza/shared/api'

const NICKNAME_MAX = 20
export const INTRO_MAX = 200
export const ADDRESS_MAX = 100

type Changes = NonNullable<InputOf<typeof account.changeProfile>['body']>

/** The fields of the form; the avatar by its address. */
export interface ProfileFields {
  nickname: string
  avatar: string | null
  intro: string
  sex: 0 | 1 | 2
  birthdate: string
  home_address: string
}

/** Fields that others see, which may wait for a review together (docs/decisions/0177). */
const publicFields = ['nickname', 'avatar', 'intro'] as const

/** The profile that others see, and the own rest of it. */
export const published = ({ nickname, avatar, intro = '', profile }: User): ProfileFields => ({
  nickname,
  avatar,
  intro,
  sex: profile.sex,
  birthdate: profile.birthdate ?? '',
  home_address: profile.home_address,
})

/** What the form begins with: a change that waits or was refused stands over what others see. */
export function held(user: User): ProfileFields {
  const fields = published(user)
  const { draft } = user
  if (!draft) return fields
  return {
    ...fields,
    nickname: draft.nickname ?? fields.nickname,
    avatar: draft.avatar ?? fields.avatar,
    intro: draft.intro ?? fields.intro,
  }
}

/** What must be sent; null if nothing changed. A public change is sent whole: it replaces the one that waits. */
export function changesOf(user: User, fields: ProfileFields): Changes | null {
  const [seen, before] = [published(user), held(user)]
  const isPublic = publicFields.some((name) => fields[name] !== before[name])
  const changes: Changes = {}
  if (isPublic) {
    if (fields.nickname !== seen.nickname) changes.nickname = fields.nickname
    if (fields.avatar !== seen.avatar && fields.avatar !== null) changes.avatar = fields.avatar
    if (fields.intro !== seen.intro) changes.intro = fields.intro
    // Back to what others see: the name alone withdraws the change that waits.
    if (Object.keys(changes).length === 0) changes.nickname = seen.nickname
  }
  if (fields.sex !== before.sex) changes.sex = fields.sex
  if (fields.birthdate !== before.birthdate) changes.birthdate = fields.birthdate
  if (fields.home_address !== before.home_address) changes.home_address = fields.home_address
  return Object.keys(changes).length > 0 ? changes : null
}

const lengthOf = (text: string) => [...text.trim()].length

export type FieldProblem = 'missing' | 'long'
/** Why a field cannot be sent. */
export function problemsOf({
  nickname,
  intro,
  home_address,
}: ProfileFields): Partial<Record<'nickname' | 'intro' | 'home_address', FieldProblem>> {
  return {
    ...(lengthOf(nickname) === 0 && { nickname: 'missing' }),
    ...(lengthOf(nickname) > NICKNAME_MAX && { nickname: 'long' }),
    ...(lengthOf(intro) > INTRO_MAX && { intro: 'long' }),
    ...(lengthOf(home_address) > ADDRESS_MAX && { home_address: 'long' }),
  }
}
