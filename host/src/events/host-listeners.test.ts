import type { SessionState } from '@plaza/shared/host'
import { person } from '@plaza/shared/testing'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { listenForHost } from './host-listeners'
import { subscriptions } from './subscriptions'

const listenersOf = (topic: string) => [...subscriptions.all].filter((one) => one.topic === topic)

it('asks for the registry when it changed, and for unread marks while somebody is logged in', async () => {
  const session = createStore<SessionState>(() => ({ status: 'guest', user: null }))
  const client = { invalidateQueries: vi.fn(async () => {}) }
  const refreshRegistry = vi.fn()
  listenForHost({ session, client, refreshRegistry })
  expect([listenersOf('registry').length, listenersOf('unread').length]).toEqual([1, 0])
  listenersOf('registry')[0]?.listener()
  expect(refreshRegistry).toHaveBeenCalledOnce()

  session.setState({ status: 'user', user: person() })
  session.setState({ status: 'user', user: person({ nickname: 'Again' }) })
  expect(listenersOf('unread')).toHaveLength(1)
  listenersOf('unread')[0]?.listener()
  expect(client.invalidateQueries).toHaveBeenCalledWith({ queryKey: ['account.unread'] }, { throwOnError: true })

  client.invalidateQueries.mockRejectedValueOnce(new Error('offline'))
  expect(await listenersOf('unread')[0]?.listener()).toBe(false)
  expect(await listenersOf('unread')[0]?.listener()).toBe(true)

  session.setState({ status: 'guest', user: null })
  expect(listenersOf('unread')).toHaveLength(0)
})
