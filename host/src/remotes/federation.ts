import { createInstance } from '@module-federation/enhanced/runtime'
import * as query from '@plaza/shared/query'
import type { RemoteModule, SelectedRemote } from '@plaza/shared/remotes'
import * as router from '@plaza/shared/router'
import React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import ReactDOM from 'react-dom'
import * as ReactDOMClient from 'react-dom/client'
import { loadContainer } from './container'

const owned = (version: string, lib: unknown) => ({
  version,
  scope: 'default',
  lib: () => lib,
  shareConfig: { singleton: true, requiredVersion: false as const },
})

/** The packages of which there is one in a page, under the names that remotes ask for (shared/build/policy.mjs). */
const shared = {
  react: owned(React.version, React),
  'react/jsx-runtime': owned(React.version, jsxRuntime),
  'react-dom': owned(React.version, ReactDOM),
  'react-dom/client': owned(React.version, ReactDOMClient),
  '@plaza/shared/router': owned('1.0.0', router),
  '@plaza/shared/query': owned('1.0.0', query),
}

const federation = createInstance({
  name: 'plaza_host',
  remotes: [],
  shared,
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'plaza-container',
      loadEntry: ({ remoteInfo }) => loadContainer(remoteInfo.entry, remoteInfo.entryGlobalName) as Promise<never>,
    },
  ],
})

/**
 * Loads the exposed module of a remote. `query` makes the address of every file new, where an earlier one failed.
 * Rejects where the entry cannot be fetched, is no container or throws while starting.
 */
export async function loadRemoteModule(remote: SelectedRemote, query: string): Promise<RemoteModule> {
  const entry = remote.base + remote.entry + query
  federation.registerRemotes([{ name: remote.name, entry, entryGlobalName: remote.global, type: 'var' }], {
    force: true,
  })
  const loaded = await federation.loadRemote<{ default: RemoteModule }>(`${remote.name}/remote`)
  if (typeof loaded?.default?.setup !== 'function') throw new Error(`${remote.name} exposes no remote module`)
  return loaded.default
}
