import { person } from '@plaza/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { dropCookie, readCookie } from '../storage/cookies'
import { dropUserCopy, keepUserCopy, projectionOf, readUserCopy } from './user-copy'

const rich = person({
  nickname: '星'.repeat(20),
  phone: '13800000000',
  avatar: `https://cdn.example/${'x'.repeat(400)}`,
  profile: {
    home_address: '临江'.repeat(50),
    birthdate: '1990-01-01',
    sex: 1,
    real_name: '林',
    identity_card: '110101199001010011',
  },
})
beforeEach(() => dropCookie('userInfo'))

describe('the copy of the user on this device', () => {
  it('fits its cookie and never holds the identity card, the address or the whole phone', () => {
    keepUserCopy(rich)
    const cookie = decodeURIComponent(document.cookie)
    const stored = localStorage.getItem('plaza.user') ?? ''
    expect(encodeURIComponent(projectionOf(rich)).length).toBeLessThanOrEqual(1500)
    expect(JSON.parse(readCookie('userInfo') ?? '').phone).toBe('138****0000')
    for (const secret of ['110101199001010011', '13800000000']) {
      expect(cookie).not.toContain(secret)
      expect(stored).not.toContain(secret)
    }
    expect(cookie).not.toContain('临江')
  })

  it('holds twenty signs of a name in its cookie, and the whole name on the device', () => {
    keepUserCopy({ ...rich, avatar: null, nickname: '🌊'.repeat(21) })
    expect(JSON.parse(readCookie('userInfo') ?? '').nickname).toBe('🌊'.repeat(20))
    expect(readUserCopy()?.nickname).toBe('🌊'.repeat(21))
  })

  it('leaves out a picture that is too long', () => {
    const projection = projectionOf({ ...rich, avatar: `https://cdn.example/${'x'.repeat(1900)}` })
    expect(JSON.parse(projection).avatar).toBeNull()
  })

  it('is not believed where its cookie says another version', () => {
    keepUserCopy(rich)
    localStorage.setItem(
      'plaza.user',
      (localStorage.getItem('plaza.user') ?? '').replace('"version":"1"', '"version":"9"'),
    )
    expect(readUserCopy()).toBeNull()
  })

  it('is dropped where it is forged out of shape', () => {
    localStorage.setItem('plaza.user', '{"v":1,"at":1,"data":{"id":"1","phone":"13800000000"}}')
    expect(readUserCopy()).toBeNull()
  })

  it('is replaced by a newer version, and by another person of the same one', () => {
    keepUserCopy(rich)
    keepUserCopy({ ...rich, version: '2', nickname: 'Renamed' })
    expect(readUserCopy()).toMatchObject({ version: '2', nickname: 'Renamed' })
    keepUserCopy({ ...rich, version: '2', id: 'another', nickname: 'Another' })
    expect(readUserCopy()).toMatchObject({ id: 'another', nickname: 'Another' })
    expect(JSON.parse(readCookie('userInfo') ?? '').id).toBe('another')
  })

  it('is not written again where it is the same, but its cookie is where that has gone', () => {
    keepUserCopy(rich)
    keepUserCopy({ ...rich, nickname: 'The same version' })
    expect(readUserCopy()?.nickname).toBe(rich.nickname)
    dropCookie('userInfo')
    keepUserCopy(rich)
    expect(readCookie('userInfo')).not.toBeNull()
  })

  it('is gone when it is dropped', () => {
    keepUserCopy(rich)
    expect([dropUserCopy(), dropUserCopy(), readUserCopy()]).toEqual([true, false, null])
  })
})
