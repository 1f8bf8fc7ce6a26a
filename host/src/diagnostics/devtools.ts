import { type RunningRemotes, running } from '../running.store'

interface SharedPackage {
  version: string
  shareConfig: object
}
/** What the runtime of Module Federation knows of this page, as far as it is read here. */
export interface FederationInstance {
  options: {
    name: string
    remotes: readonly { name: string; entry?: string }[]
    shared: Readonly<Record<string, readonly SharedPackage[]>>
  }
}
interface FederationGlobal {
  __INSTANCES__: readonly FederationInstance[]
  moduleInfo: Record<string, object>
}

/** Global of a release's container, as its build names it. */
const globalOf = (remote: string, release: string) => `plaza_${remote}_${release}`.replace(/[.-]/g, '_')

/** The loaded releases and the host, as the devtools of Module Federation show them: by name and version. */
function moduleInfoOf(
  { remotes }: Pick<RunningRemotes, 'remotes'>,
  { options }: FederationInstance,
  hostBuild: string,
): Record<string, object> {
  const entries = new Map(options.remotes.map(({ name, entry }) => [name, entry]))
  const loaded = remotes.flatMap(({ name, release, loadedAt }) => {
    if (release === null || loadedAt === null) return []
    const globalName = globalOf(name, release)
    const remoteEntry = entries.get(globalName)
    return remoteEntry ? [{ name, release, globalName, remoteEntry }] : []
  })
  const host = {
    version: hostBuild,
    remotesInfo: Object.fromEntries(loaded.map(({ name, release }) => [name, { matchedVersion: release }])),
    shared: Object.entries(options.shared).flatMap(([sharedName, versions]) =>
      versions.map(({ version, shareConfig }) => ({ sharedName, version, shareConfig })),
    ),
  }
  const ofRemotes = loaded.map(({ name, release, globalName, remoteEntry }) => [
    `${name}:${release}`,
    {
      ...{ version: release, globalName, remoteEntry, remoteEntryType: 'var' },
      modules: [{ moduleName: 'remote', modulePath: './remote', path: './remote' }],
      consumerList: [options.name],
    },
  ])
  return { [options.name]: host, ...Object.fromEntries(ofRemotes) }
}

let stop: (() => void) | undefined

/** From now on the devtools of Module Federation show what runs in this page (docs/decisions/0533). */
export function showToDevtools(hostBuild: string): void {
  const federation = (globalThis as { __FEDERATION__?: FederationGlobal }).__FEDERATION__
  const [instance] = federation?.__INSTANCES__ ?? []
  if (!federation || !instance) return
  function show(state: RunningRemotes): void {
    const { moduleInfo } = federation as FederationGlobal
    for (const key of Object.keys(moduleInfo)) delete moduleInfo[key]
    Object.assign(moduleInfo, moduleInfoOf(state, instance as FederationInstance, hostBuild))
  }
  show(running.getState())
  stop?.()
  stop = running.subscribe(show)
}
