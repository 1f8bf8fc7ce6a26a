import type { Paths } from '../../routes'

/** `nav` 1.0: the address and the ways out of it. */
export interface Nav1_0 {
  /** The live routes, by which `to()` makes addresses; they may change while a page is open. */
  readonly paths: Paths
  navigate(address: string, options?: { replace?: boolean }): void
  /** Back in history; to the home page where the visit began here. */
  back(): void
  /** Opens an address outside of Plaza: allow-listed at once, others after asking, bad ones never. */
  openExternal(address: string): void
  /** Fetches a page's code (and what its table calls first) ahead of a navigation. */
  prefetch(address: string): void
  /** The address with the carried query (`app`, `size`, `multiple`), for an anchor's href. */
  href(address: string): string
}

/** `nav` 1.1 hears of the bottom menu. */
export interface Nav1_1 extends Nav1_0 {
  /** The shown tab was tapped again, which has scrolled it to its top. Gives the way to stop listening. */
  onReselect(listener: () => void): () => void
}

/** Who put a link there: an editor (content, menu, configuration), or a person who wrote something. */
export type LinkAuthor = 'editor' | 'person'

/** `nav` 1.2 knows who wrote a link; an older host asks before each that leaves. */
export interface Nav1_2 extends Nav1_1 {
  /**
   * Opens an address outside of Plaza: what an editor put there at once (product spec, section 2), what a person wrote
   * after asking unless its site is allow-listed, plain `http:` always after asking, bad ones never.
   */
  openExternal(address: string, options?: { by?: LinkAuthor }): void
}

/** `nav` 1.3 knows what floats over the page. */
export interface Nav1_3 extends Nav1_2 {
  /**
   * Something was opened over the page: going back calls `close` and leaves the page alone, and so does leaving the
   * page. Gives what must be called when it was closed otherwise.
   */
  openOverlay(close: () => void): () => void
}

/** `nav` 1.4 gives what floats over the page an address of its own. */
export interface Nav1_4 extends Nav1_3 {
  /** `address` stands in the address bar while this is open: what a reload, or somebody it is sent to, is shown. */
  openOverlay(close: () => void, address?: string): () => void
}
