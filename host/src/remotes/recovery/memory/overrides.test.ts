import type { SignedText } from '@plaza/shared/remotes'
import { beforeEach, describe, expect, it } from 'vitest'
import { forged, keys, signed, textOf } from '../../testing/signing'
import { overridesOf, releaseAt } from './overrides'

const NOW = 1000
const override = { remote: 'media', base: 'http://127.0.0.1:3000/', expires: NOW + 1 }
const take = async (brought: SignedText | null, now = NOW) =>
  (await overridesOf(brought, { keys, now })).map(({ remote, base }) => `${remote} ${base}`)

beforeEach(() => sessionStorage.clear())

describe('an override', () => {
  it.each<[what: string, SignedText, taken: boolean]>([
    ['that we signed', signed(override), true],
    ['of our own origin', signed({ ...override, base: '/remotes/media/2.0.0-bbb/' }), true],
    ['that somebody else signed', forged(override), false],
    ['whose time is over', signed({ ...override, expires: NOW }), false],
    ['of a place that is no folder', signed({ ...override, base: 'http://127.0.0.1:3000/x' }), false],
    ['of a place that is no place', signed({ ...override, base: 'javascript:alert(1)/' }), false],
    ['that says nothing', signed({}), false],
  ])('%s', async (_, one, taken) => expect(await take(one)).toHaveLength(taken ? 1 : 0))

  it('lasts for the visit, until it expires', async () => {
    await take(signed(override))
    expect(await take(null)).toEqual(['media http://127.0.0.1:3000/'])
    expect(await take(null, NOW + 1)).toEqual([])
    expect(await take(null)).toEqual([])
  })

  it('ends by the address', async () => {
    await take(signed(override))
    history.replaceState(null, '', '/?mf=off')
    expect(await take(null)).toEqual([])
    history.replaceState(null, '', '/')
    expect(await take(null)).toEqual([])
  })

  it('is replaced by a newer one of the same remote, and independent of others', async () => {
    await take(signed(override))
    await take(signed({ ...override, remote: 'practice' }))
    expect(await take(signed({ ...override, base: '/here/' }))).toEqual([
      'media /here/',
      'practice http://127.0.0.1:3000/',
    ])
  })

  it('is one of four at most: the oldest goes', async () => {
    for (const remote of ['one', 'two', 'three', 'four']) await take(signed({ ...override, remote }))
    const all = await take(signed({ ...override, remote: 'five' }))
    expect(all.map((one) => one.split(' ')[0])).toEqual(['two', 'three', 'four', 'five'])
    expect(await take(null)).toHaveLength(4)
  })

  it('uses its own manifest', () => {
    const release = releaseAt(override, textOf('media', '1.2.3-dev'))
    expect(release).toMatchObject({ remote: 'media', id: '1.2.3-dev', base: override.base, why: 'override' })
  })
})
