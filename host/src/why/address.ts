import { OVERRIDE_QUERY } from '@plaza/shared/remotes'
import { stage } from '../routing/stage.store'

/** An address of ours without the question what runs. */
export function withoutQuestion(href: string): string {
  const url = new URL(href)
  url.searchParams.delete(OVERRIDE_QUERY)
  return url.pathname + url.search + url.hash
}

/** Acts when the first page is shown; before, the address is the navigator's. Gives the way to stop waiting. */
function whenShown(act: () => void): () => void {
  if (stage.getState().shown !== null) act()
  else {
    const stop = stage.subscribe(({ shown }) => {
      if (shown === null) return
      stop()
      queueMicrotask(act)
    })
    return stop
  }
  return () => {}
}

/** Not by the navigator: it would ask anew for a page whose code may not come. */
const clean = () => history.replaceState(history.state, '', withoutQuestion(location.href))

/**
 * Puts the question into a place of its own in history, so that going back closes what answers it and leaves the page
 * below with its own address. Gives what closes it otherwise.
 */
export function standInHistory(onBack: () => void): () => void {
  const asked = location.href
  let pushed = false
  const stopWaiting = whenShown(() => {
    clean()
    history.pushState(history.state, '', asked)
    pushed = true
    addEventListener('popstate', onBack, { once: true })
  })
  return () => {
    if (pushed) return history.back()
    stopWaiting()
    onBack()
    whenShown(clean)
  }
}
