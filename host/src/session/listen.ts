import type { SessionHolder } from './holder'
import { onOtherTab } from './other-tabs'

/** Reacts to other tabs, the back/forward cache and the network. Returns the function that stops. */
export function listen(holder: SessionHolder, refresh: () => Promise<void>, onLogin: () => void): () => void {
  const { keeper, store } = holder

  function adopt() {
    const before = keeper.generation()
    holder.adopt()
    if (keeper.generation() === before) return
    if (keeper.token() !== null) onLogin()
    void refresh()
  }
  const comeBack = (event: PageTransitionEvent) => {
    if (event.persisted) adopt()
  }
  const online = () => {
    if (keeper.token() !== null && store.getState().user === null) void refresh()
  }

  const stopTabs = onOtherTab(adopt)
  window.addEventListener('pageshow', comeBack)
  window.addEventListener('online', online)
  return () => {
    stopTabs()
    window.removeEventListener('pageshow', comeBack)
    window.removeEventListener('online', online)
  }
}
