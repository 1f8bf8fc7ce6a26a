import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Tabs } from './control/tabs'
import { lessMotion, smooth } from './motion'

afterEach(() => vi.unstubAllGlobals())

const asking = (less: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: less && query.includes('reduce') }))

it.each([
  [false, 'smooth'],
  [true, 'instant'],
] as const)('scrolls by itself as the person wants it (less motion: %s)', (less, behavior) => {
  asking(less)
  expect([lessMotion(), smooth()]).toEqual([less, behavior])
  const scrollTo = vi.spyOn(HTMLElement.prototype, 'scrollTo')
  const items = [
    { id: 'a', label: 'News' },
    { id: 'b', label: 'Sea' },
  ]
  const tabs = (value: string) => <Tabs label="Channels" items={items} value={value} onChange={() => {}} />
  const { rerender } = render(tabs('a'))
  rerender(tabs('b'))
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ behavior }))
})
