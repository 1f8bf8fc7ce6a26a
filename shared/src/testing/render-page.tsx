import { QueryClient, QueryClientProvider } from '@plaza/shared/query'
import { Route, Router, Routes } from '@plaza/shared/router'
import { act, type RenderResult, render } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { connectHost } from '../host'
import { type FakeHost, type FakeHostOptions, fakeHost } from './fake-host'

export interface RenderOptions extends FakeHostOptions {
  /** Path of the route, with its parameters. */
  path?: string
  /** Address that the person is at; the path unless told. */
  address?: string
}

type Target = string | { pathname?: string; search?: string }
const toAddress = (target: Target) =>
  typeof target === 'string' ? target : `${target.pathname ?? ''}${target.search ?? ''}`

interface PlaceProps {
  host: FakeHost
  element: ReactElement
  path: string
  start: string
}

function Place({ host, element, path, start }: PlaceProps) {
  const [address, move] = useState(start)
  const go = (target: Target) => {
    host.navigations.push(toAddress(target))
    move(toAddress(target))
  }
  host.navigate = (target) => act(() => go(target))
  const navigator = { createHref: toAddress, go: () => {}, push: go, replace: go }
  return (
    <Router location={address} navigator={navigator}>
      <Routes>
        <Route path={path} element={element} />
        <Route path="*" element={<p>{`elsewhere: ${address}`}</p>} />
      </Routes>
    </Router>
  )
}

/** Draws an element at an address, connected to a fake host whose `navigate` moves the address. */
export function renderPage(element: ReactElement, options: RenderOptions = {}): RenderResult & { host: FakeHost } {
  const host = fakeHost(options)
  connectHost(host)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
  const path = options.path ?? '*'
  const drawn = render(
    <QueryClientProvider client={client}>
      <Place host={host} element={element} path={path} start={options.address ?? options.path ?? '/'} />
    </QueryClientProvider>,
  )
  return Object.assign(drawn, { host })
}
