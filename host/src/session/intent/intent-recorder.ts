import type { AnyEndpoint, DataOf, InputOf } from '@plaza/shared/api'
import { once } from '../../browser/once'
import { visit } from '../../storage/device-store'
import { gatedFailure, INTENT, type PendingIntent } from './intent'
import type { Intents, IntentsDeps } from './intents'

interface IntentRecorderDeps extends Pick<IntentsDeps, 'address' | 'session'> {
  /** Loads the chunk that performs the action after the login. */
  load(): Promise<Intents>
  /** Whether a login opens above the page, as a native shell's does; if it fails silently, the page may ask again. */
  inPlace(): boolean
}

/** Records a user's action before a login or phone binding takes them to another page (docs/decisions/0026). */
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
    /** `keep` waits until the action was done, or rejects as gated; at once if the login opens above the page. */
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
    /** The user cancelled the login. */
    discard: () => visit.drop(INTENT),
    /** A page was shown. */
    pageShown: () => settle(true),
    /** The user has changed. */
    userChanged: () => settle(false),
  }
}
