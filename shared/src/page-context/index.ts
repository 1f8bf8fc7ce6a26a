/** Every user-visible text exists in these languages. */
export type Language = 'en' | 'zh-CN'

/** Path of each live route of the host and of the chosen remotes, by route id. */
export type Paths = Readonly<Record<string, string>>

/** Context for functions without hooks (`t`, `to`); the host's interface implements it. */
export interface PageContext {
  /** May change while a page is open, with the selection. */
  readonly paths: Paths
  readonly settings: { getState(): { readonly language: Language } }
  /** Origin of the app, for renders outside a browser. */
  readonly origin?: string
  /** Time of the server's render that is being hydrated, in ms since the epoch; undefined without one. */
  readonly renderedAt?: number
}

/** Gives concurrent renders in one process their own context; Node's `AsyncLocalStorage` implements it. */
interface PageContextScope {
  getStore(): PageContext | undefined
}

let provided: PageContext | null = null
let scope: PageContextScope | null = null

/** Sets the context of this bundle's copy of `shared`: in a browser there is one, permanently. */
export function providePageContext(context: PageContext): void {
  provided = context
}

/** For servers that render for several visitors: inside the scope its own context takes precedence. */
export function providePageContextWithin(drawings: PageContextScope | null): void {
  scope = drawings
}

/** The current context; null before one was provided. */
export const pageContext = (): PageContext | null => scope?.getStore() ?? provided
