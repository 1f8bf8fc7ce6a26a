import type { Condition } from '../api'
import { type ShellKind, useHost, useHydrated, useNow, useSession, useSettings, useSite } from '../host'
import type { Language } from '../text'

export interface Viewer {
  loggedIn: boolean
  shell: ShellKind
  /** adcode */
  city: string
  language: Language
  /** Milliseconds since the epoch. */
  now: number
}

/** Whether a card with this condition is shown to a viewer: every given part must match. */
export function isVisible(condition: Condition | undefined, { loggedIn, shell, city, language, now }: Viewer): boolean {
  if (!condition) return true
  const { login, shells, cities, languages, from, until } = condition
  return (
    (login === undefined || (login === 'user') === loggedIn) &&
    (shells === undefined || shells.includes(shell)) &&
    (cities === undefined || cities.includes(city)) &&
    (languages === undefined || languages.includes(language)) &&
    (from === undefined || Date.parse(from) <= now) &&
    (until === undefined || now < Date.parse(until))
  )
}

const LOOK_MS = 60_000

/** The current viewer; a guest in a plain browser until the page is hydrated. */
export function useViewer(): Viewer {
  const { shell } = useHost()
  const hydrated = useHydrated()
  return {
    loggedIn: useSession(({ status }) => status === 'user'),
    shell: hydrated ? shell.kind : 'h5',
    city: useSite((site) => site.city.adcode),
    language: useSettings((settings) => settings.language),
    now: useNow(LOOK_MS),
  }
}
