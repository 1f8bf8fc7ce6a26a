import type { AnyEndpoint, DataOf, InputOf } from '@plaza/shared/api'
import { once } from '../../browser/once'
import { visit } from '../../storage/device-store'
import { gatedFailure, INTENT, type PendingIntent } from './intent'
import type { Intents, IntentsDeps } from './intents'

interface IntentRecorderDeps extends Pick<IntentsDeps, 'address' | 'session'> {
  /** What does it afterwards, whose code comes when there is something to do. */
  load(): Promise<Intents>
  /** Whether a login opens over the page, as a native shell's does, which may stay silent: the page asks again then. */
  inPlace(): boolean
}

/** Notes what a person wants, before a login or the binding of a phone takes them elsewhere (docs/decisions/0026). */
export function createIntentRecorder({ address, session, load, inPlace }: IntentRecorderDeps) {
  let isLoaded = false
  const intents = once(async () => {
    const made = await load()
    isLoaded = true
    return made
  })
  const settle = (isPage: boolean) => {
    if (!isLoaded && visit.size((key) => key === INTENT) === 0) return
    intents().then(
      (made) => made.settle(isPage),
      () => {},
    )
  }

  return {
    /** `keep` holds it until it is done, or rejects as gated; at once where the login opens over the page. */
    record<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) {
      const intent: PendingIntent = {
        endpoint: endpoint.id,
        input: input as PendingIntent['input'],
        address: address(),
        top: Math.round(window.scrollY),
        person: session().user?.id ?? null,
      }
      return {
        keep(): Promise<DataOf<E>> {
          if (!endpoint.afterLogin) return Promise.reject(gatedFailure)
          visit.write(INTENT, intent)
          if (inPlace()) return Promise.reject(gatedFailure)
          return intents().then(
            (made) => made.hold(endpoint) as Promise<DataOf<E>>,
            () => {
              visit.drop(INTENT)
              return Promise.reject(gatedFailure)
            },
          )
        },
      }
    },
    /** The person gave the login up. */
    discard: () => visit.drop(INTENT),
    /** A page was shown. */
    pageShown: () => settle(true),
    /** It is known anew who the person is. */
    userChanged: () => settle(false),
  }
}
