import type { Failure } from '@plaza/shared/host'
import { sleep } from '../browser/sleep'
import type { CourierDeps } from './courier'
import type { OutboxDeps } from './deps'
import { t } from './outbox.text'
import { picturesOf } from './picture-keys'
import { toEntry } from './recording'
import type { View } from './view'

/** A sent call stays visible while the pages ask again. */
const SENT_MS = 5_000
/** How long the toast of a refused text leads to it. */
const SHOW_SECONDS = 5

interface OutcomesDeps
  extends Pick<OutboxDeps, 'storage' | 'findEndpoint' | 'react' | 'toast' | 'openPage' | 'refresh'> {
  view: View
  removePictures(keys: readonly string[]): Promise<void>
}

/** What is done about a sent or refused call: for the page that waits for it, or for whoever shows it later. */
export function createOutcomes({ view, storage, ...deps }: OutcomesDeps): Pick<CourierDeps, 'onSent' | 'onRefused'> {
  return {
    async onSent(entry, answer) {
      await deps.removePictures(picturesOf(entry))
      const tap = view.takeTap(entry.id)
      if (tap) tap.resolve({ state: 'sent', data: answer })
      else {
        view.sent.set(entry.id, { ...toEntry(entry), state: 'sent', answer })
        void Promise.all([deps.refresh(entry.refreshes), sleep(SENT_MS)]).then(() => {
          view.sent.delete(entry.id)
          return view.show()
        })
      }
      await view.changed(entry.refreshes)
    },
    async onRefused(entry, failure: Failure) {
      const tap = view.takeTap(entry.id)
      if (tap) {
        await storage.remove(entry.id)
        deps.react(failure, tap.endpoint)
        tap.reject(failure)
        return view.changed()
      }
      const isText = (await deps.findEndpoint(entry.endpoint))?.outbox === 'text'
      if (isText) await storage.update(entry.id, { state: 'refused', reason: failure.msg })
      else await storage.remove(entry.id)
      const action = { label: t.show(), seconds: SHOW_SECONDS, onChoose: deps.openPage }
      deps.toast(t.refused(failure.msg || t.noReason()), isText ? action : undefined)
      void deps.refresh(entry.refreshes)
      await view.changed(entry.refreshes)
    },
  }
}
