import { createInstance } from '@module-federation/enhanced/runtime'
import * as query from '@plaza/shared/query'
import type { RemoteModule } from '@plaza/shared/remotes'
import * as router from '@plaza/shared/router'
import React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import ReactDOM from 'react-dom'
import * as ReactDOMClient from 'react-dom/client'
import { allowFiles, type Release } from '../release'
import { loadContainer } from './container'
import { LoadError } from './load-error'

const sharedSingleton = (version: string, lib: unknown) => ({
  version,
  scope: 'default',
  lib: () => lib,
  shareConfig: { singleton: true, requiredVersion: false as const },
})

/** Packages of which a page has exactly one copy, under the names that remotes import (shared/build/policy.ts). */
const shared = {
  react: sharedSingleton(React.version, React),
  'react/jsx-runtime': sharedSingleton(React.version, jsxRuntime),
  'react-dom': sharedSingleton(React.version, ReactDOM),
  'react-dom/client': sharedSingleton(React.version, ReactDOMClient),
  '@plaza/shared/router': sharedSingleton('1.0.0', router),
  '@plaza/shared/query': sharedSingleton('1.0.0', query),
}

export const federation = createInstance({
  name: 'plaza_host',
  remotes: [],
  shared,
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'plaza-container',
      loadEntry: ({ remoteInfo: { entry, entryGlobalName } }) => {
        const file = entry.split('?')[0]?.split('/').pop() ?? ''
        return loadContainer(entry, entryGlobalName, self.plazaFiles?.[entryGlobalName]?.[file]) as Promise<never>
      },
    },
  ],
})

/**
 * Loads the exposed module of a release under the release's own global, so that a page can have two releases of a
 * remote. `query` gives every file a new URL after an earlier one failed. `checked` is false in development, where the
 * entry changes under its name. Rejects if the entry cannot be fetched, is blocked, is no container, or throws.
 */
export async function loadRemoteModule(
  { remote, base, document, files, text, why }: Release,
  query: string,
  checked: boolean,
): Promise<RemoteModule> {
  const { global: name, entry } = document
  const { [entry]: integrity, ...others } = files
  const isChecked = checked && why !== 'override'
  if (isChecked && !integrity) throw new LoadError('refused', `${entry} is not in the list of this release`)
  allowFiles(name, { ...(text === null && self.plazaFiles?.[name]), ...(isChecked ? files : others) })
  federation.registerRemotes([{ name, entry: base + entry + query, entryGlobalName: name, type: 'var' }], {
    force: true,
  })
  const loaded = await federation.loadRemote<{ default: RemoteModule }>(`${name}/remote`)
  if (typeof loaded?.default?.setup !== 'function')
    throw new LoadError('no-container', `${remote} exposes no remote module`)
  return loaded.default
}
