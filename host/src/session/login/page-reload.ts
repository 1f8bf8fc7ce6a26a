import { cleanAddress } from '../../embedding/safe-target'
import { noteFirstPage } from './first-page'
import { countReload, mayReload } from './reload-guard'

export interface PageReloadDeps {
  /** Path, query and hash of the current page. */
  address(): string
  /** Reloads at a clean address. */
  reload(address: string): void
}

/** Reloads the page after a changed login, within the limits of `reload-guard`. */
export function createPageReload({ address, reload }: PageReloadDeps) {
  let firstLoad = noteFirstPage(address())
  return {
    /** `kept`: the cookie could be read back. */
    reloadFor(reason: string, kept: boolean): void {
      const clean = cleanAddress(address())
      const pathname = clean.split(/[?#]/)[0] ?? '/'
      if (mayReload({ pathname, firstLoad, kept }) && countReload(reason)) reload(clean)
    },
    firstCheckDone(): void {
      firstLoad = false
    },
  }
}

export type PageReload = ReturnType<typeof createPageReload>
