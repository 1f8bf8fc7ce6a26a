import type { StoredRole } from '../../data/schema/index'

/** The logged-in user of a request. */
export interface Person {
  id: string
  phone: string | null
  nickname: string
  avatar: string | null
  district: string
  roles: StoredRole[]
  createdAt: Date
  sessionId: string
}

/** The session of a token: a user, a guest, or an ended login and why. */
export interface Session {
  user: Person | null
  token: string | null
  refusedAs?: 'loginExpired' | 'loginReplaced'
}
