import type { User } from '@plaza/shared/api'
import { person } from '@plaza/shared/testing'
import { describe, expect, it } from 'vitest'
import { changesOf, held, problemsOf, published } from './profile.model'

const user = person({ nickname: 'Lin', intro: 'Tides', avatar: '/a.webp' })
const draft: NonNullable<User['draft']> = {
  nickname: 'Lin of the port',
  avatar: null,
  intro: null,
  state: 'pending',
  refusal: null,
}

describe('what is sent', () => {
  it('is nothing while nothing changed, also with a change in review', () => {
    expect(changesOf(user, held(user))).toBeNull()
    expect(changesOf({ ...user, draft }, held({ ...user, draft }))).toBeNull()
  })

  it('is each changed field of what only the user sees', () => {
    const fields = { ...held(user), sex: 2 as const, birthdate: '1990-05-01', home_address: '3 Pier Road' }
    expect(changesOf(user, fields)).toEqual({ sex: 2, birthdate: '1990-05-01', home_address: '3 Pier Road' })
  })

  it('takes what waits for a review with it, which would be lost otherwise', () => {
    const waiting = { ...user, draft }
    expect(changesOf(waiting, { ...held(waiting), intro: 'Boats' })).toEqual({
      nickname: 'Lin of the port',
      intro: 'Boats',
    })
  })

  it('does not send again what waits when only the rest changes', () => {
    const waiting = { ...user, draft }
    expect(changesOf(waiting, { ...held(waiting), sex: 1 })).toEqual({ sex: 1 })
  })

  it('withdraws what waits when the form is as others see it', () => {
    expect(changesOf({ ...user, draft }, published(user))).toEqual({ nickname: 'Lin' })
  })
})

it.each<[string, Partial<ReturnType<typeof held>>, object]>([
  ['no name', { nickname: '  ' }, { nickname: 'missing' }],
  ['a long name', { nickname: '星'.repeat(21) }, { nickname: 'long' }],
  ['a name of twenty signs', { nickname: '🌊'.repeat(20) }, {}],
  ['a long introduction', { intro: 'x'.repeat(201) }, { intro: 'long' }],
  ['a long address', { home_address: 'x'.repeat(101) }, { home_address: 'long' }],
])('finds %s', (_, change, problems) => expect(problemsOf({ ...held(user), ...change })).toEqual(problems))
