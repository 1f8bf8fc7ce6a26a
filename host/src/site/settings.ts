import { VoiceKind } from '@plaza/shared/api'
import type { HostApi, Settings } from '@plaza/shared/host'
import { ELDER_COOKIE, LANGUAGE_COOKIE } from '@plaza/shared/remotes'
import { type Language, language, languages } from '@plaza/shared/text'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { dropCookie, readCookie, writeCookie } from '../storage/cookies'
import { local } from '../storage/device-store'

const KEY = 'settings'
const MIN_MULTIPLE = 0.8
const MAX_MULTIPLE = 2
/** Elder mode's size is in the style sheet; a larger choice of the user takes precedence. */
const ELDER_MULTIPLE = 1.3
/** From this size on names wrap, and rows, icons and the menu grow (`data-large` in the style sheet). */
const LARGE_MULTIPLE = 1.5
const SETTINGS_COOKIE_DAYS = 1000

const SettingsSchema = v.object({
  language: v.picklist(languages),
  theme: v.picklist(['system', 'light', 'dark']),
  multiple: v.number(),
  elder: v.boolean(),
  voice: v.optional(VoiceKind),
})

const clampMultiple = (multiple: number): number =>
  Number.isFinite(multiple) ? Math.min(MAX_MULTIPLE, Math.max(MIN_MULTIPLE, multiple)) : 1

/** Settings for the first render: the server knows no others. */
export const firstSettings = (language: Language, elder = false): Settings => ({
  language,
  theme: 'system',
  multiple: 1,
  elder,
})

let first = firstSettings(language())

const store = createStore<Settings>(() => {
  const { multiple, ...kept } = { ...first, ...local.read(KEY, v.partial(SettingsSchema)) }
  return { ...kept, multiple: clampMultiple(multiple) }
})

const durableKeys = ['settings', 'city', 'device', 'user', 'session', 'traded', 'rate']
const durablePrefixes = ['draft.', 'listening.', 'outbox.']
/** Keys that can be fetched again; login, settings, drafts, unsent calls, the city and a guest's listening history stay. */
const isCache = (key: string) => !durableKeys.includes(key) && !durablePrefixes.some((prefix) => key.startsWith(prefix))
const clearers = new Set<() => void | Promise<void>>()

/** The user's display settings: stored on the device and applied to the document at once. */
export const settings: HostApi['settings'] = {
  getState: store.getState,
  getInitialState: () => first,
  subscribe: store.subscribe,
  change(change) {
    const next = { ...store.getState(), ...change }
    store.setState({ ...next, multiple: clampMultiple(next.multiple) })
    local.write(KEY, store.getState())
    writeServerCookies()
    applySettings()
  },
  cacheSize: () => local.size(isCache),
  async clearCache() {
    local.clear(isCache)
    await Promise.all([...clearers].map((clear) => clear()))
  },
}

/** Registers what else is cleared with the cache (the data cache, last good releases). */
export function onClearCache(clear: () => void | Promise<void>): void {
  clearers.add(clear)
}

/** Cookies tell the server the choices that affect rendering. */
function writeServerCookies(): void {
  const { language, elder } = store.getState()
  const isCurrent = readCookie(LANGUAGE_COOKIE) === language
  if (!isCurrent && (language !== first.language || readCookie(LANGUAGE_COOKIE) !== null))
    writeCookie(LANGUAGE_COOKIE, language, SETTINGS_COOKIE_DAYS)
  if (!elder) dropCookie(ELDER_COOKIE)
  else if (readCookie(ELDER_COOKIE) === null) writeCookie(ELDER_COOKIE, '1', SETTINGS_COOKIE_DAYS)
}

const darkWanted = () => window.matchMedia('(prefers-color-scheme: dark)')

/** Applies the settings to `<html>`: language, theme, elder mode, text size and whether it is large. */
function applySettings(): void {
  const { language, theme, multiple, elder } = store.getState()
  const root = document.documentElement
  const dark = theme === 'system' ? darkWanted().matches : theme === 'dark'
  root.lang = language
  root.dataset.theme = dark ? 'dark' : 'light'
  root.toggleAttribute('data-elder', elder)
  root.toggleAttribute('data-large', multiple >= LARGE_MULTIPLE)
  // A value equal to the style sheet's is not set: it would make the browser lay out the whole page again.
  if (elder ? multiple < ELDER_MULTIPLE : multiple === 1) root.style.removeProperty('--font-multiple')
  else root.style.setProperty('--font-multiple', String(multiple))
}

interface StartOptions {
  multiple?: number | undefined
  /** The page was rendered for elder mode. */
  elder?: boolean | undefined
}

/**
 * `multiple` in the address overrides the stored value for this visit. Follows the system's theme; returns the function
 * that stops.
 */
export function startSettings({ multiple, elder = false }: StartOptions = {}): () => void {
  first = firstSettings(first.language, elder)
  if (multiple !== undefined) store.setState({ multiple: clampMultiple(multiple) })
  applySettings()
  const query = darkWanted()
  query.addEventListener?.('change', applySettings)
  return () => query.removeEventListener?.('change', applySettings)
}
