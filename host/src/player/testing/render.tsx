import { connectHost } from '@plaza/shared/host'
import { type FakeHost, type FakeHostOptions, fakeHost } from '@plaza/shared/testing'
import { type RenderResult, render } from '@testing-library/react'
import { MiniPlayerGate } from '../gate'
import { playerStore } from '../player.store'
// Before the test's own time begins.
import '../views/player-views'

/** The player's views as the layout draws them, connected to a host that writes down where it is sent. */
export async function renderPlayer({
  allowed = true,
  ...options
}: FakeHostOptions & { allowed?: boolean } = {}): Promise<RenderResult & { host: FakeHost }> {
  const host = fakeHost(options)
  connectHost(host)
  const drawn = render(<MiniPlayerGate allowed={allowed} />)
  if (playerStore.getState().current) await import('../views/player-views')
  return { ...drawn, host }
}
