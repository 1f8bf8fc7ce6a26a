import { contracts, type HostApi, type SnapshotStore } from '@plaza/shared/host'
import type { PageContext } from '@plaza/shared/page-context'
import type { RenderInput } from '@plaza/shared/remotes'
import { revokedAnswers } from '../contracts/revoked-answers'
import { idle, noProgress } from '../player/player.store'
import { guest } from '../session/holder'
import { firstSettings } from '../site/settings'
import { siteOf } from '../site/site'

const frozenStore = <T>(state: T): SnapshotStore<T> => ({
  getState: () => state,
  getInitialState: () => state,
  subscribe: () => () => {},
})

/** The host's interface during a render on the server: fixed state of an anonymous guest. */
export function renderedHost(input: RenderInput): HostApi & PageContext {
  const { paths, language, shell, elder, now, configurations, origin, deployment } = input
  return {
    ...revokedAnswers,
    contracts,
    paths,
    origin,
    href: (address) => address,
    player: { ...revokedAnswers.player, ...frozenStore(idle), progress: frozenStore(noProgress) },
    session: { ...revokedAnswers.session, ...frozenStore(guest) },
    shell: { kind: shell, inApp: shell === 'ios' || shell === 'android' },
    site: { ...revokedAnswers.site, ...frozenStore(siteOf(configurations)) },
    settings: { ...revokedAnswers.settings, ...frozenStore(firstSettings(language, elder)), cacheSize: () => 0 },
    now: () => now,
    deployment,
    outbox: { ...revokedAnswers.outbox, ...frozenStore([]) },
    slots: { ...revokedAnswers.slots, ...frozenStore(input.extensions), rendered: input.parts ?? {} },
    drafts: { ...revokedAnswers.drafts, read: () => null },
  }
}
