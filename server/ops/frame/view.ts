import { defineTexts } from '@plaza/shared/text'
import { useSyncExternalStore } from 'react'

const t = defineTexts({
  overview: { en: 'Overview', zh: '总览' },
  numbers: { en: 'Numbers', zh: '数据' },
  log: { en: 'Log', zh: '日志' },
})

export const views = ['overview', 'numbers', 'log'] as const
export type View = (typeof views)[number]

export const viewName = (view: View): string => t[view]()

const current = (): View => views.find((view) => window.location.hash === `#${view}`) ?? 'overview'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** The view in the address, so that Back and bookmarks work. */
export const useView = (): View => useSyncExternalStore(subscribe, current)
