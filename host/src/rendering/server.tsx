import './globals'
import { connectHost, fillCache } from '@plaza/shared/host'
import * as query from '@plaza/shared/query'
import { type RemoteModule, type RenderInput, type RenderOutput, releaseId } from '@plaza/shared/remotes'
import * as router from '@plaza/shared/router'
import type { ComponentType } from 'react'
import React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import ReactDOM from 'react-dom'
import { renderToString } from 'react-dom/server'
import { createScopedHost } from '../contracts/scoped-host'
import type { Pages } from '../routing/pages'
import { Layout } from '../shell/layout'
import { startDomains } from '../site/domains'
import { freezeInitialState, stage } from '../stage/stage.store'
import { renderedHost } from './rendered-host'

/** Packages of which a page has exactly one copy, under the names that remotes import (shared/build/policy.ts). */
export const shared = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-dom/client': {},
  '@plaza/shared/router': router,
  '@plaza/shared/query': query,
}

declare global {
  /** What the file of the release leaves. */
  var plazaRemote: { default: RemoteModule } | undefined
}

/** JSON of `RenderOutput`; empty while a page is being rendered. */
export let rendered = ''

/** What React leaves of a part whose code was not there: asked for the first time in this context. */
const UNFINISHED = '<!--$!-->'
const MOST_ROUNDS = 5
/** Parts of a page that are loaded apart are all in the file: their promises are settled within so many turns. */
const TURNS = 50

/** React names pictures ahead of the page that has them. The document says itself what goes first. */
const PRELOADS = /^(?:<link [^>]*>)+/

async function htmlOf(input: RenderInput): Promise<string> {
  const { release, route, params, pathname, search, domains, allowedOrigins, answers } = input
  const host = renderedHost(input)
  connectHost(host)
  startDomains(domains, allowedOrigins)
  const remote = globalThis.plazaRemote?.default
  const load = remote?.pages[route.id]
  if (!remote || !load) throw new Error(`${release.name} has no page ${route.id}`)
  remote.setup(createScopedHost(host, release).api)
  const Page = (await load()).default as ComponentType
  const page = {
    id: 'first',
    place: { key: 'first', pathname, search, hash: '' },
    match: { route: { ...route, owner: release.name }, params },
    born: 1,
    instanceId: 1,
  }
  stage.setState({ pages: [page], shown: page.id, how: 'replace', pending: false, expected: null })
  freezeInitialState()
  const pages = { first: () => ({ state: 'ready', Page, release: releaseId(release) }) } as unknown as Pages
  const client = new query.QueryClient()
  fillCache(client, answers)
  const draw = () =>
    renderToString(
      <query.QueryClientProvider client={client}>
        <Layout pages={pages} />
      </query.QueryClientProvider>,
    )
  let html = draw()
  for (let round = 0; round < MOST_ROUNDS && html.includes(UNFINISHED); round++) {
    for (let turn = 0; turn < TURNS; turn++) await null
    html = draw()
  }
  if (html.includes(UNFINISHED)) throw new Error(`${route.id} does not come to rest`)
  return html.replace(PRELOADS, '')
}

/** Renders one page from the JSON of `RenderInput`; `rendered` has the outcome once all promises are settled. */
export function render(json: string): void {
  rendered = ''
  const end = (output: RenderOutput) => {
    rendered = JSON.stringify(output)
  }
  htmlOf(JSON.parse(json)).then(
    (html) => end({ html }),
    (error) => end({ error: String(error?.stack ?? error) }),
  )
}
