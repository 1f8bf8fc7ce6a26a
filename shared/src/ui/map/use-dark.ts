import { useSyncExternalStore } from 'react'

const root = () => document.documentElement

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(root(), { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** Whether the page is dark now, by its setting or by the device; only for what is drawn in the browser. */
export const useDark = (): boolean => useSyncExternalStore(subscribe, () => root().dataset.theme === 'dark')
