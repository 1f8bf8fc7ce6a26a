import type { Failure } from '@plaza/shared/host'
import { person } from '@plaza/shared/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import type { RequestFunction } from '../../request/pipeline'
import { dropCookie, readCookie, writeCookie } from '../../storage/cookies'
import { createSessionHolder } from '../holder'
import { keepUserCopy } from '../user-copy'
import { refreshUser } from './refresh-user'

const TOKEN = 'own-token-aaaaaaaaaaaaaaaa'
beforeEach(() => {
  localStorage.clear()
  for (const name of ['Authorization', 'userInfo']) dropCookie(name)
})

async function refreshed(answer: () => Promise<unknown>) {
  const holder = createSessionHolder()
  const request = vi.fn(answer)
  await refreshUser(holder, () => request as unknown as RequestFunction)
  return { ...holder.store.getState(), asked: request.mock.calls.length, kept: readCookie('Authorization') }
}
const failing = (failure: Failure) => () => Promise.reject(failure)

it('asks nobody who a guest is', async () => {
  expect(await refreshed(async () => person())).toMatchObject({ status: 'guest', asked: 0 })
})

it('takes the person that the server knows by the token', async () => {
  writeCookie('Authorization', TOKEN, 1)
  expect(await refreshed(async () => person({ id: '7' }))).toMatchObject({ status: 'user', user: { id: '7' } })
})

it('ends a login that has expired', async () => {
  writeCookie('Authorization', TOKEN, 1)
  keepUserCopy(person())
  expect(await refreshed(failing({ code: 303001, msg: '' }))).toMatchObject({ status: 'guest', user: null, kept: null })
})

it('keeps token and person where there is no network', async () => {
  writeCookie('Authorization', TOKEN, 1)
  keepUserCopy(person({ id: '7' }))
  expect(await refreshed(failing({ kind: 'network', msg: '' }))).toMatchObject({
    ...{ status: 'user', user: { id: '7' }, kept: TOKEN },
  })
})

it.each<Failure>([
  { kind: 'network', msg: '' },
  { status: 500, msg: '' },
])('is no guest who has no copy on this device and gets no answer: %j', async (failure) => {
  writeCookie('Authorization', TOKEN, 1)
  expect(await refreshed(failing(failure))).toMatchObject({
    ...{ status: 'checking', user: null, unanswered: true, kept: TOKEN },
  })
})
