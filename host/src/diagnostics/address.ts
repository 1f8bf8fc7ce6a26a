import { OVERRIDE_QUERY } from '@plaza/shared/remotes'
import { stage } from '../stage/stage.store'

/** An address without the diagnostics query. */
export function withoutDiagnosticsQuery(href: string): string {
  const url = new URL(href)
  url.searchParams.delete(OVERRIDE_QUERY)
  return url.pathname + url.search + url.hash
}

/** Not by the navigator, which would load a page whose code may be missing. */
const clean = () => history.replaceState(history.state, '', withoutDiagnosticsQuery(location.href))

/** Removes the query from the page's address once the page is shown; before that the navigator owns the address. */
export function removeDiagnosticsQuery(): void {
  if (stage.getState().shown !== null) {
    clean()
    return
  }
  const stop = stage.subscribe(({ shown }) => {
    if (shown === null) return
    stop()
    queueMicrotask(clean)
  })
}
