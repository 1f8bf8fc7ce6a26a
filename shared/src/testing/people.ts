import type { User } from '../api'

/** A user with a bound phone; `over` sets the fields that a test is about. */
export function person(over: Partial<User> = {}): User {
  return {
    id: 'u1',
    phone: '138****0001',
    avatar: null,
    nickname: 'Lin',
    real_name: 0,
    has_password: false,
    roles: [],
    profile: { home_address: '', birthdate: null, sex: 0, real_name: '', identity_card: '' },
    version: '1',
    ...over,
  }
}
