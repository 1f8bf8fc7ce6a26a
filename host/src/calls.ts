import { codes } from '@plaza/shared/api'
import type { Failure, HostApi } from '@plaza/shared/host'
import { boot } from './boot'
import { bridgeOf } from './embedding/native/bridge'
import { completeLogin } from './embedding/share/share-entry'
import type { Effects } from './request/effects'
import { createLazyRequest } from './request/lazy-request'
import type { RequestFunction } from './request/pipeline'
import { queryClient } from './request/query-client'
import { createIntentRecorder } from './session/intent/intent-recorder'
import { createSession, type SessionDeps } from './session/session'
import { confirm, showError, toast } from './shell/overlay.store'
import { telemetry } from './telemetry/telemetry'
import { noteStep } from './telemetry/trail'

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
  const { send: ask, warm: warmRequests } = createLazyRequest({
    session,
    effects,
    domains: boot.domains,
    report: telemetry.report,
    complete: completeLogin,
    intents: () => intents,
  })

  const send = withTrail(ask)

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

/** Notes each call by name with the code of its answer, for the report of an error that follows. */
const withTrail =
  (ask: RequestFunction): RequestFunction =>
  async (endpoint, ...call) => {
    try {
      const answer = await ask(endpoint, ...call)
      noteStep('call', endpoint.id, codes.success)
      return answer
    } catch (error) {
      const { code, status } = error as Partial<Failure>
      noteStep('call', endpoint.id, code ?? status ?? 0)
      throw error
    }
  }
