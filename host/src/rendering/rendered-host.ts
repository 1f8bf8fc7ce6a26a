import { contracts, type HostApi, type SnapshotStore } from '@plaza/shared/host'
import type { RenderInput } from '@plaza/shared/remotes'
import type { Surroundings } from '@plaza/shared/surroundings'
import { quietActs } from '../contracts/acts'
import { idle, noProgress } from '../player/player.store'
import { guest } from '../session/holder'
import { firstSettings } from '../site/settings'
import { siteOf } from '../site/site'

const still = <T>(state: T): SnapshotStore<T> => ({
  getState: () => state,
  getInitialState: () => state,
  subscribe: () => () => {},
})

/** The host's interface while a page is rendered on the server: it stands still, for a guest whom nobody knows. */
export function renderedHost(input: RenderInput): HostApi & Surroundings {
  const { paths, language, shell, elder, now, configurations, origin, deployment } = input
  return {
    ...quietActs,
    contracts,
    paths,
    origin,
    href: (address) => address,
    player: { ...quietActs.player, ...still(idle), progress: still(noProgress) },
    session: { ...quietActs.session, ...still(guest) },
    shell: { kind: shell, inApp: shell === 'ios' || shell === 'android' },
    site: { ...quietActs.site, ...still(siteOf(configurations)) },
    settings: { ...quietActs.settings, ...still(firstSettings(language, elder)), cacheSize: () => 0 },
    now: () => now,
    deployment,
    drafts: { ...quietActs.drafts, read: () => null },
  }
}
