import type { Paths } from '../../routes'

/** `nav` 1.0: the address, and ways to leave it. */
export interface Nav1_0 {
  /** The live routes, which `to()` uses; they may change while a page is open. */
  readonly paths: Paths
  navigate(address: string, options?: { replace?: boolean }): void
  /** Back in history; to the home page if the visit began here. */
  back(): void
  /** Opens an address outside Plaza: an allowed origin at once, others after a confirmation, unsafe ones never. */
  openExternal(address: string): void
  /** Fetches a page's code and its first calls before a navigation. */
  prefetch(address: string): void
  /** The address with the carried query (`app`, `size`, `multiple`), for an anchor's href. */
  href(address: string): string
}

/** `nav` 1.1 adds events of the bottom menu. */
export interface Nav1_1 extends Nav1_0 {
  /**
   * Called when the current tab is tapped again, after the page scrolled to its top. Returns the function that
   * unsubscribes.
   */
  onReselect(listener: () => void): () => void
}

/** Who wrote a link: an editor (content, menu, configuration) or a user. */
export type LinkAuthor = 'editor' | 'person'

/** `nav` 1.2 knows who wrote a link; an older host asks before every external link. */
export interface Nav1_2 extends Nav1_1 {
  /**
   * Opens an address outside Plaza: an editor's at once (product spec, section 2), a user's after a confirmation unless
   * its origin is allowed, plain `http:` always after a confirmation, unsafe ones never.
   */
  openExternal(address: string, options?: { by?: LinkAuthor }): void
}

/** `nav` 1.3 knows about overlays above the page. */
export interface Nav1_3 extends Nav1_2 {
  /**
   * An overlay was opened: going back calls `close` and stays on the page; leaving the page calls it too. Returns the
   * function to call when the overlay was closed in another way.
   */
  openOverlay(close: () => void): () => void
}

/** `nav` 1.4 gives overlays an address of their own. */
export interface Nav1_4 extends Nav1_3 {
  /** `address` is in the address bar while the overlay is open, so a reload or a shared link shows it. */
  openOverlay(close: () => void, address?: string): () => void
}
