import { contracts, type HostApi } from '@plaza/shared/host'
import { isLive, type Paths, to } from '@plaza/shared/routes'
import { boot } from './boot'
import { createCalls } from './calls'
import { telemetryOf } from './contracts/telemetry'
import { carriedQuery } from './embedding/carried-query'
import { shell } from './embedding/native/shell'
import { onReselect } from './footer/reselect'
import { player } from './player'
import { confirm, toast, viewImages } from './shell/overlay.store'
import { settings } from './site/settings'
import { site } from './site/site'
import { stage } from './stage/stage.store'
import { drafts } from './storage/drafts'

/** What is made after the host's interface, and asked through it. */
interface HostApiDeps {
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

/** The host's interface, and what it is made of. */
export function createHostApi(routing: HostApiDeps) {
  const navigate: HostApi['navigate'] = (address, { replace = false } = {}) =>
    routing.navigate(carriedQuery.href(address), replace)
  const back = () => {
    if (!routing.back()) navigate(homeAddress(), { replace: true })
  }
  const { canGoBack, needsLogin, onDone } = routing
  const returnTo = (address: string) => routing.returnTo(carriedQuery.href(address))
  const calls = createCalls({ navigate, back, canGoBack, needsLogin, returnTo, onDone })
  const { session, effects, send } = calls

  const share: HostApi['ui']['share'] = (request) => {
    const page = stage.getState().shown
    void import('./embedding/share/sharing').then(({ createSharing }) =>
      createSharing({ request: send, session, toast })(request, page),
    )
  }
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
      void import('./embedding/leaving/open-external').then(({ createOpenExternal }) =>
        createOpenExternal({ allowed: boot.allowedOrigins, navigate, confirm, toast })(address, options),
      ),
    prefetch: routing.prefetch,
    href: carriedQuery.href,
    onReselect,
    shell,
    site,
    settings,
    now: Date.now,
    ...(boot.rendered && { renderedAt: boot.rendered.now }),
    deployment: { host: boot.hostBuild, releases: Object.keys(boot.documents), smsInbox: boot.smsInbox },
    ui: { toast, confirm, viewImages, share },
    drafts,
    telemetry: telemetryOf({ owner: 'host', release: boot.hostBuild }),
  }

  return { ...calls, host }
}
