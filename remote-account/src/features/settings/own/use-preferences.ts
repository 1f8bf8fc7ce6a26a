import { type Preferences, preferences } from '@plaza/shared/api'
import { useAction, useCached, useResource } from '@plaza/shared/host'

/** The own preferences; a change shows at once and is taken back if it is refused. */
export function usePreferences() {
  const all = useResource(preferences.read, {}, { freshMs: 0 })
  const patch = useCached(preferences.read)
  const change = useAction(preferences.change, {
    onDone: (data) => patch({}, () => data),
    onRefused: () => void all.refresh(),
  })
  return {
    all,
    busy: change.busy,
    change(part: Partial<Preferences>) {
      if (change.busy) return
      patch({}, (data) => ({ ...data, ...part }))
      void change.run({ body: part })
    },
  }
}
