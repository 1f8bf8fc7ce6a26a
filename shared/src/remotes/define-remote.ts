import { connectHost, type HostApi } from '../host'
import type { PagesOf, RouteTable } from '../routes'

/** What a remote exposes as `./remote`. */
export interface RemoteModule {
  /** Runs once, before any page. */
  setup(host: HostApi): void
  pages: Readonly<Record<string, () => Promise<{ default: unknown }>>>
  /** Files asked for from now on carry this query: a failed or hanging address is not asked again as it was. */
  freshAddresses(query: string): void
}

declare let __webpack_get_script_filename__: ((chunk: string | number) => string) | undefined

/** Makes the one module that a remote exposes. A missing or a stale page does not compile. */
export function defineRemote<T extends RouteTable>(pages: PagesOf<T>): RemoteModule {
  let query = ''
  if (typeof __webpack_get_script_filename__ === 'function') {
    const original = __webpack_get_script_filename__
    __webpack_get_script_filename__ = (chunk) => original(chunk) + query
  }
  return {
    setup: connectHost,
    pages: pages as RemoteModule['pages'],
    freshAddresses: (next) => {
      query = next
    },
  }
}
