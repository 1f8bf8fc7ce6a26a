import type { HostApi } from '@plaza/shared/host'
import { boot } from './boot'
import { bridgeOf } from './embedding/native/bridge'
import { completeLogin } from './embedding/share/share-entry'
import type { Effects } from './request/effects'
import { createLazyRequest } from './request/lazy-request'
import { queryClient } from './request/query-client'
import { createIntentRecorder } from './session/intent/intent-recorder'
import { createSession, type SessionDeps } from './session/session'
import { confirm, showError, toast } from './shell/overlay.store'
import { telemetry } from './telemetry/telemetry'

/** The session holder, and the navigation functions for session and intents. */
interface CallsDeps extends Pick<SessionDeps, 'holder' | 'back' | 'canGoBack' | 'needsLogin' | 'returnTo'> {
  navigate: HostApi['navigate']
  /** Called after a user's action was performed in a new document after a login. */
  onDone(top: number): void
}

const here = () => location.pathname + location.search + location.hash

/** Creates session, request pipeline and intents, which depend on each other. */
export function createCalls({ onDone, ...navigation }: CallsDeps) {
  const session = createSession({
    ...navigation,
    ...{ toast, confirm, request: () => send, address: here, onGivenUp: () => intents.discard() },
  })
  const effects: Effects = {
    toast,
    logIn: session.expired,
    // A page shows the missing-content panel of its own call itself (docs/decisions/0011).
    showPanel: (type, inPage) => (inPage ? undefined : showError(type)),
    clearVolunteer() {
      session.clear()
      queryClient.removeQueries({ predicate: ({ queryKey: [id] }) => String(id).startsWith('volunteers.') })
    },
  }
  const { send, warm: warmRequests } = createLazyRequest({
    session,
    effects,
    domains: boot.domains,
    report: telemetry.report,
    complete: completeLogin,
    intents: () => intents,
  })

  const place = { address: here, session: session.getState }
  const intents = createIntentRecorder({
    ...place,
    inPlace: () => bridgeOf() !== null,
    load: async () => {
      const { createIntents } = await import('./session/intent/intents')
      return createIntents({ ...place, onDone, send: (endpoint, input) => send(endpoint, input as never) })
    },
  })
  // A shell's login may reload the document: then the intent is performed there.
  session.subscribe(() => setTimeout(() => !session.reloading() && intents.userChanged()))
  return { session, effects, send, intents, warmRequests }
}
