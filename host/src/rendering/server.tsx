import './globals'
import { connectHost, fillCache, type PartProps } from '@plaza/shared/host'
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
  /** Export of the release's server file. */
  var plazaRemote: { default: RemoteModule } | undefined
}

/** JSON of `RenderOutput`; empty during a render. */
export let rendered = ''

/** React's marker of a suspended part, whose code was requested for the first time in this context. */
const UNFINISHED = '<!--$!-->'
const MOST_ROUNDS = 5
/** Lazy parts are in the same file, so their promises resolve within this many microtask turns. */
const TURNS = 50

/** Preload links that React emits before the page. The document itself decides what loads first. */
const PRELOADS = /^(?:<link [^>]*>)+/

/** Address of the page, as its router takes it. */
const placeOf = ({ pathname, search }: RenderInput) => ({ key: 'first', pathname, search, hash: '' })

/** A page in the host's layout. */
function pageElement(Page: ComponentType<never>, input: RenderInput) {
  const { release, route, params } = input
  const match = { route: { ...route, owner: release.name }, params }
  const page = { id: 'first', place: placeOf(input), match, born: 1, instanceId: 1, usersLeft: 0 }
  stage.setState({ pages: [page], shown: page.id, how: 'replace', pending: false, expected: null })
  freezeInitialState()
  const pages = { first: () => ({ state: 'ready', Page, release: releaseId(release) }) } as unknown as Pages
  return <Layout pages={pages} />
}

/** A part of a release for the page of another one, with the address of that page. */
function partElement(Part: ComponentType<never>, input: RenderInput) {
  const Drawn = Part as unknown as ComponentType<PartProps>
  return (
    <router.PageRouter location={placeOf(input)} params={input.params}>
      <Drawn data={input.part?.data ?? {}} />
    </router.PageRouter>
  )
}

async function htmlOf(input: RenderInput): Promise<string> {
  const { release, route, domains, allowedOrigins, answers } = input
  const host = renderedHost(input)
  connectHost(host)
  startDomains(domains, allowedOrigins)
  const remote = globalThis.plazaRemote?.default
  const load = input.part ? remote?.parts?.[input.part.name] : remote?.pages[route.id]
  if (!remote || !load) throw new Error(`${release.name} has no ${input.part?.name ?? `page ${route.id}`}`)
  remote.setup(createScopedHost(host, release).api)
  const Page = (await load()).default as ComponentType<never>
  const element = input.part ? partElement(Page, input) : pageElement(Page, input)
  const client = new query.QueryClient()
  fillCache(client, answers)
  const draw = () => renderToString(<query.QueryClientProvider client={client}>{element}</query.QueryClientProvider>)
  let html = draw()
  for (let round = 0; round < MOST_ROUNDS && html.includes(UNFINISHED); round++) {
    for (let turn = 0; turn < TURNS; turn++) await null
    html = draw()
  }
  if (html.includes(UNFINISHED)) throw new Error(`${route.id} does not come to rest`)
  return html.replace(PRELOADS, '')
}

/** Renders one page from the JSON of `RenderInput`; `rendered` has the result once all promises have settled. */
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
