import { useSyncExternalStore } from 'react'

export const views = ['overview', 'numbers', 'log'] as const
export type View = (typeof views)[number]

const current = (): View => views.find((view) => window.location.hash === `#${view}`) ?? 'overview'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** The view that the address names, so that Back and a bookmark work. */
export const useView = (): View => useSyncExternalStore(subscribe, current)
