import type { StoredRole } from '../../data/schema/index'

/** Who a request comes from, by the session of its token. */
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

/** What a token stands for: a person, a guest, or a login that has ended and why. */
export interface Session {
  user: Person | null
  token: string | null
  refusedAs?: 'loginExpired' | 'loginReplaced'
}
