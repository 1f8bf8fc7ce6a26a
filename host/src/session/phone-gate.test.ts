import { person } from '@plaza/shared/testing'
import { expect, it, vi } from 'vitest'
import type { NativeBridge } from '../embedding/native/bridge'
import { requirePhone } from './phone-gate'

const ADDRESS = '/group-detail/3?tab=hot'
const withoutPhone = { status: 'user', user: person({ phone: '' }) } as const

function setUp(native: NativeBridge | null) {
  const navigate = vi.fn()
  return { navigate, bridge: () => native, address: () => ADDRESS }
}
const bridge = () => ({ bindPhone: vi.fn() }) as unknown as NativeBridge

it('lets users with a phone through, and those who are not known yet', () => {
  const deps = setUp(bridge())
  expect(requirePhone({ status: 'user', user: person({ phone: '138****0001' }) }, deps)).toBe(true)
  expect(requirePhone({ status: 'checking', user: null }, deps)).toBe(true)
  expect(deps.bridge()?.bindPhone).not.toHaveBeenCalled()
  expect(deps.navigate).not.toHaveBeenCalled()
})

it('opens the binding of a native shell', () => {
  const deps = setUp(bridge())
  expect(requirePhone(withoutPhone, deps)).toBe(false)
  expect(deps.bridge()?.bindPhone).toHaveBeenCalledOnce()
  expect(deps.navigate).not.toHaveBeenCalled()
})

it('opens the page elsewhere, which leads back', () => {
  const deps = setUp(null)
  expect(requirePhone(withoutPhone, deps)).toBe(false)
  expect(deps.navigate.mock.calls).toEqual([[expect.stringContaining(encodeURIComponent(ADDRESS))]])
})
