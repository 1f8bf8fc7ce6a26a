import { contracts, type HostApi } from '@plaza/shared/host'
import { isLive, type Paths, to } from '@plaza/shared/routes'
import { boot } from './boot'
import { telemetryOf } from './contracts/telemetry'
import { bridgeOf } from './embedding/bridge'
import { carried } from './embedding/carried-query'
import { completeLogin } from './embedding/share-entry'
import { shell } from './embedding/shell'
import { onReselect } from './footer/reselect'
import { player } from './player'
import type { Effects } from './request/effects'
import { createRequest, type Request } from './request/pipeline'
import { queryClient } from './request/query-client'
import { createIntentNotes } from './session/intent-notes'
import { createSession } from './session/session'
import { confirm, showError, toast, viewImages } from './shell/overlay.store'
import { settings } from './site/settings'
import { site } from './site/site'
import { drafts } from './storage/drafts'
import { telemetry } from './telemetry/telemetry'

/** What is made after the host's interface, and asked through it. */
interface Routing {
  /** Asked each time: the selection may change. */
  readonly paths: Paths
  navigate(address: string, replace?: boolean): void
  canGoBack(): boolean
  needsLogin(address: string): boolean
  /** False where the visit began here. */
  back(): boolean
  openOverlay: HostApi['openOverlay']
  returnTo(address: string): boolean
  /** What a person wanted was done after a login that loaded the document anew. */
  onDone(top: number): void
  prefetch(address: string): void
}

/** Where the home page belongs to a remote that is off, the root finds another. */
const homeAddress = () => to(isLive('index') ? 'index' : 'root')
const here = () => location.pathname + location.search + location.hash

/** Makes the session, the pipeline and the interface that remotes get. */
export function createHostApi(routing: Routing) {
  const navigate: HostApi['navigate'] = (address, { replace = false } = {}) =>
    routing.navigate(carried.href(address), replace)
  const back = () => {
    if (!routing.back()) navigate(homeAddress(), { replace: true })
  }
  const { canGoBack, needsLogin } = routing
  const returnTo = (address: string) => routing.returnTo(carried.href(address))
  const session = createSession({
    ...{ request: () => send, toast, confirm, navigate, back, canGoBack, needsLogin, returnTo },
    onGivenUp: () => intents.letGo(),
    address: here,
  })
  const effects: Effects = {
    toast,
    logIn: session.expired,
    // A page shows the missing content of its own call in its place (docs/decisions/0011).
    showPanel: (type, inPage) => (inPage ? undefined : showError(type)),
    clearVolunteer() {
      session.clear()
      queryClient.removeQueries({ predicate: ({ queryKey: [id] }) => String(id).startsWith('volunteers.') })
    },
  }
  const send: Request = createRequest({
    session,
    effects,
    domains: boot.domains,
    report: telemetry.report,
    complete: completeLogin,
    intents: () => intents,
  })

  const place = { address: here, session: session.getState }
  const intents = createIntentNotes({
    ...place,
    inPlace: () => bridgeOf() !== null,
    load: async () => {
      const { createIntents } = await import('./session/intents')
      return createIntents({
        ...place,
        send: (endpoint, input) => send(endpoint, input as never),
        onDone: routing.onDone,
      })
    },
  })
  // A shell's login may load the document anew: what was wanted is done there then.
  session.subscribe(() => setTimeout(() => !session.reloading() && intents.known()))

  const share: HostApi['ui']['share'] = (request) =>
    void import('./embedding/sharing').then(({ createSharing }) =>
      createSharing({ request: send, session, toast })(request),
    )
  const host: HostApi = {
    contracts,
    get paths() {
      return routing.paths
    },
    player,
    session: session.offered,
    request: send,
    upload: (file, options) =>
      import('./request/upload').then(({ createUpload }) =>
        createUpload({ request: send, session, effects })(file, options),
      ),
    navigate,
    back,
    openOverlay: routing.openOverlay,
    openExternal: (address, options) =>
      void import('./embedding/open-external').then(({ createOpenExternal }) =>
        createOpenExternal({ allowed: boot.allowedOrigins, navigate, confirm, toast })(address, options),
      ),
    prefetch: routing.prefetch,
    href: carried.href,
    onReselect,
    shell,
    site,
    settings,
    now: Date.now,
    ui: { toast, confirm, viewImages, share },
    drafts,
    telemetry: telemetryOf({ owner: 'host', release: boot.hostBuild }),
  }

  return { host, session, send, intents }
}
