import { OVERRIDE_QUERY } from '@plaza/shared/remotes'
import { stage } from '../stage/stage.store'

/** An address of ours without the question what runs. */
export function withoutDiagnosticsQuery(href: string): string {
  const url = new URL(href)
  url.searchParams.delete(OVERRIDE_QUERY)
  return url.pathname + url.search + url.hash
}

/** Not by the navigator: it would ask anew for a page whose code may not come. */
const clean = () => history.replaceState(history.state, '', withoutDiagnosticsQuery(location.href))

/** Leaves the page below with its own address, as soon as it is shown: before, the address is the navigator's. */
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
