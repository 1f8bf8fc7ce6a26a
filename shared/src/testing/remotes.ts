import type { Extensions } from '../extensions'
import type { RemoteModule } from '../remotes/define-remote'
import type { RouteTable } from '../routes'

/** A remote of the repository: its routes and its module. In a repository of its own it is the only one. */
export interface RemoteSource {
  name: string
  routes: RouteTable
  /** What it adds to places of others. */
  extensions: Extensions
  load: () => Promise<RemoteModule>
}

const modules = {
  ...import.meta.glob<{ default: RemoteModule }>('../../../remote-*/src/remote.ts'),
  ...import.meta.glob<{ default: RemoteModule }>('/src/remote.ts'),
}
const tables = {
  ...import.meta.glob<{ routes: RouteTable }>('../../../remote-*/src/routes.ts', { eager: true }),
  ...import.meta.glob<{ routes: RouteTable }>('/src/routes.ts', { eager: true }),
}

const described = {
  ...import.meta.glob<{ extensions: Extensions }>('../../../remote-*/src/extensions.ts', { eager: true }),
  ...import.meta.glob<{ extensions: Extensions }>('/src/extensions.ts', { eager: true }),
}

/** Every remote that has a folder, including one just created by `create-remote`. */
export const remotes: readonly RemoteSource[] = Object.entries(modules).map(([path, module]) => {
  const name = /remote-([\w-]+)/.exec(path)?.[1] ?? 'own'
  const routes = tables[path.replace('remote.ts', 'routes.ts')]?.routes
  if (!routes) throw new Error(`remote-${name} has no routes`)
  const extensions = described[path.replace('remote.ts', 'extensions.ts')]?.extensions ?? {}
  return { name, routes, extensions, load: async () => (await module()).default }
})
