import { codes } from '@plaza/shared/api'
import type { HostApi } from '@plaza/shared/host'
import type { QueryClient } from '@plaza/shared/query'
import { to } from '@plaza/shared/routes'
import { applyReaction, type Effects, quietEffects } from '../request/effects'
import { reactionTo } from '../request/failures'
import type { RequestFunction } from '../request/pipeline'
import type { createSession } from '../session/session'
import { createOutbox, type Outbox } from './outbox'
import { openStorage } from './storage'

export interface StartDeps {
  plain: RequestFunction
  session: ReturnType<typeof createSession>
  effects: Effects
  toast: HostApi['ui']['toast']
  navigate: HostApi['navigate']
  client: Pick<QueryClient, 'invalidateQueries'>
}

/** Starts the outbox of this tab. */
export function startOutbox({ plain, session, effects, client, toast, navigate }: StartDeps): Outbox {
  const outbox = createOutbox({
    storage: openStorage(),
    session: session.getState,
    generation: session.generation,
    online: () => navigator.onLine,
    now: Date.now,
    request: (endpoint, input, ofGeneration) => plain(endpoint, input as never, { ofGeneration }),
    async upload(file, ofGeneration) {
      const { createUpload } = await import('../request/upload')
      const request: RequestFunction = (endpoint, input) => plain(endpoint, input, { ofGeneration })
      return createUpload({ request, session, effects: quietEffects })(file, { kind: 'image' })
    },
    findEndpoint: async (id) => (await import('@plaza/shared/api')).allEndpoints.find((one) => one.id === id),
    react: (failure, endpoint) => applyReaction(reactionTo(failure, endpoint), effects, endpoint.missingPanel),
    logIn: () => applyReaction(reactionTo({ code: codes.loginExpired, msg: '' }, {}), effects),
    toast,
    openPage: () => void navigate(to('outbox')),
    refresh: (ids) => Promise.all(ids.map((id) => client.invalidateQueries({ queryKey: [id] }))),
  })
  let user = session.getState().user?.id
  session.subscribe(() => {
    const now = session.getState().user?.id
    if (now === user) return
    user = now
    void outbox.userChanged()
  })
  session.onTokenChange(() => setTimeout(outbox.deliver))
  addEventListener('online', outbox.deliver)
  document.addEventListener('visibilitychange', () => !document.hidden && outbox.deliver())
  void outbox.clean().catch(() => {})
  void outbox.userChanged()
  return outbox
}
