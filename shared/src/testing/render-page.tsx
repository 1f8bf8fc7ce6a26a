import { QueryClient, QueryClientProvider } from '@plaza/shared/query'
import { PageRouter } from '@plaza/shared/router'
import { type RenderResult, render } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { matchPath } from 'react-router-dom'
import { connectHost, fillCache } from '../host'
import type { InlinedAnswer } from '../remotes/boot'
import { type FakeHost, type FakeHostOptions, fakeHost } from './fake-host'

export interface RenderOptions extends FakeHostOptions {
  /** Path of the route, with its parameters. */
  path?: string
  /** Current address; the path by default. */
  address?: string
  /** Answers inlined in the page's HTML. */
  inlined?: readonly InlinedAnswer[]
}

interface AddressedElementProps {
  host: FakeHost
  element: ReactElement
  path: string
  start: string
}

function AddressedElement({ host, element, path, start }: AddressedElementProps) {
  const [address, move] = useState(start)
  host.navigate = (target) => {
    host.navigations.push(target)
    move(target)
  }
  const { pathname, search, hash } = new URL(address, 'http://plaza.test')
  const match = matchPath(path, pathname)
  return (
    <PageRouter location={{ key: address, pathname, search, hash }} params={match?.params ?? {}}>
      {match ? element : <p>{`elsewhere: ${address}`}</p>}
    </PageRouter>
  )
}

/** Renders an element at an address, connected to a fake host whose `navigate` changes the address. */
export function renderPage(element: ReactElement, options: RenderOptions = {}): RenderResult & { host: FakeHost } {
  const host = fakeHost(options)
  connectHost(host)
  // As the host's: its pipeline reports a missing network.
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
  fillCache(client, options.inlined ?? [])
  const path = options.path ?? '*'
  const result = render(
    <QueryClientProvider client={client}>
      <AddressedElement host={host} element={element} path={path} start={options.address ?? options.path ?? '/'} />
    </QueryClientProvider>,
  )
  return Object.assign(result, { host })
}
