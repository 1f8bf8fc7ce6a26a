import { connectHost } from '@plaza/shared/host'
import { QueryClientProvider } from '@plaza/shared/query'
import { type FakeHost, type FakeHostOptions, fakeHost } from '@plaza/shared/testing'
import { type RenderResult, render } from '@testing-library/react'
import { queryClient } from '../../request/query-client'
import { MiniPlayerGate } from '../gate'
import { playerStore } from '../player.store'
// Loaded before the test's own time begins.
import '../views/player-views'

/** Renders the player's views like the layout, connected to a host that records navigations. */
export async function renderPlayer({
  allowed = true,
  ...options
}: FakeHostOptions & { allowed?: boolean } = {}): Promise<RenderResult & { host: FakeHost }> {
  const host = fakeHost(options)
  connectHost(host)
  const drawn = render(
    <QueryClientProvider client={queryClient}>
      <MiniPlayerGate allowed={allowed} path="/index" />
    </QueryClientProvider>,
  )
  if (playerStore.getState().current) await import('../views/player-views')
  return { ...drawn, host }
}
