import { expect, it } from 'vitest'
import { secretFrom } from '../../secret'
import { toUser, type UserRow } from './users'

const row = { phone: '13922220037', nickname: '晨光', roles: [], realName: '', identityCard: '' } as unknown as UserRow
const versionBy = (key: string, phone = row.phone) => toUser(secretFrom(key), { ...row, phone }).version

it('the version of a user changes with the whole phone, and tells nothing of it without the key of the server', () => {
  expect(versionBy('one')).toBe(versionBy('one'))
  expect(versionBy('one', '13922210037')).not.toBe(versionBy('one'))
  expect(versionBy('another')).not.toBe(versionBy('one'))
})
