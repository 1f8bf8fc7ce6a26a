/** Languages in which every text that a person reads exists. */
export type Language = 'en' | 'zh-CN'

/** Path of each live route by its id, of the host and of every chosen remote. */
export type Paths = Readonly<Record<string, string>>

/** What a page takes from around it where no hook is at hand (`t`, `to`); the host's interface is one. */
export interface PageContext {
  /** May change while a page is open: the selection does. */
  readonly paths: Paths
  readonly settings: { getState(): { readonly language: Language } }
  /** Where we are served from; a drawing without a browser is told, a browser knows. */
  readonly origin?: string
  /** By which moment the server drew the page that is hydrated here, in ms since the epoch; missing where it drew none. */
  readonly renderedAt?: number
}

/** Gives each of several drawings in one process its own surroundings; an `AsyncLocalStorage` of Node is one. */
interface PageContextScope {
  getStore(): PageContext | undefined
}

let provided: PageContext | null = null
let scope: PageContextScope | null = null

/** Binds this bundle's copy of `shared` to its surroundings: in a browser there is one of them, for good. */
export function providePageContext(context: PageContext): void {
  provided = context
}

/** Where pages are drawn for several people: within the scope, its own surroundings go before what was provided. */
export function providePageContextWithin(drawings: PageContextScope | null): void {
  scope = drawings
}

/** The surroundings of what is drawn or acts now; null before any were provided. */
export const pageContext = (): PageContext | null => scope?.getStore() ?? provided
