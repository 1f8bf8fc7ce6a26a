import 'core-js/actual/url'
import 'core-js/actual/url-search-params'

/** A bare context has no timers. Time stands still there, so delayed functions never run. */
Object.assign(globalThis, {
  setTimeout: () => 0,
  clearTimeout: () => undefined,
  setInterval: () => 0,
  clearInterval: () => undefined,
})
