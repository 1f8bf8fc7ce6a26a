import type { EndpointId, EndpointOf, InputOf } from '../api'

/**
 * Pages that the app itself leads to: the home page, configured pages (`:id`), the page of a site of category 2, the
 * user's own page, the login, and where a phone is bound.
 */
export const routeRoles = ['home', 'page', 'home-of-category-2', 'mine', 'sign-in', 'bind-phone'] as const
export type RouteRole = (typeof routeRoles)[number]

/** Key of a role's page among the live paths. */
export type RoleId = `@${RouteRole}`

/** One row of a route table. Flag names follow the product specification (section 2, Route flags). */
export interface RouteRow {
  /** Path with `:name` parameters, in React Router's syntax. */
  path: string
  /** Shows the bottom tab bar. */
  showFooter?: true
  /** Shows the floating audio player while its playlist is not empty. */
  showplayer?: true
  /** Shows the banner of the native app although the page has no floating player. */
  leadsToApp?: true
  /** Login required, according to the specification's list; includes sub-paths. */
  requiresAuth?: true
  /** Public, even inside practice and community. */
  noNeedAuth?: true
  /** A user's own page that is not on the specification's list: a guest logs in first and comes back. */
  ownPage?: true
  /** What the app uses the page for: it finds the page by this, whatever its remote and address. */
  role?: RouteRole
  /** A guest inside the app logs in for every address that begins with this page's name (product spec, section 2). */
  loginInApp?: true
  /** A changed login never reloads it or pages below it, because input there must not be lost (section 4). */
  keepsInput?: true
  /** Rendered without header, footer and player; may be embedded in a native frame or an iframe. */
  frame?: true
  /** Never redirected to the PC site (product spec, section 1). */
  keepsDesktop?: true
  /**
   * Not built yet, so not live: no link leads to it, and a typed address shows a panel. A planned route with a page
   * does not compile.
   */
  planned?: true
  /** What users play there, so that the host fetches the player's code (and that of live streams) with the page. */
  plays?: 'live' | 'tracks'
  /** Extension points that the page draws: its HTML has their items, and components as the server drew them. */
  draws?: readonly string[]
  /** Rendered only in the browser, because a server cannot (a map, a camera, a canvas). */
  browserOnly?: true
  /** Query parameters that the page reads during render; others are not part of its cache key. */
  query?: readonly string[]
  /** Section colour of the page (`data-accent`). */
  accent?: 'media' | 'gov' | 'party' | 'volunteer' | 'circle'
  /** Calls whose guest answers the server inlines into the page's HTML: endpoint id and input. */
  first?: readonly FirstCall[]
}

/**
 * A first call in a release's manifest. `params` and `query` map an endpoint's input to a literal, or to a route
 * parameter if it begins with `:`. A parameter that begins with `?` is one of the address's query, without which the
 * call is not made.
 */
export interface FirstCall {
  endpoint: string
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | undefined>>
  body?: Readonly<Record<string, string | number | undefined>>
  /** Query parameters of the address, of the row's `query`, that it is made for; '' for one that is missing. */
  when?: Readonly<Record<string, string>>
}

export type RouteTable = Readonly<Record<string, RouteRow>>

type OptionalInput<Part, Value> = Part extends object ? { readonly [K in keyof Part]?: Value } : never
type RequiredInput<Part, Value> = Part extends object ? { readonly [K in keyof Part]: Value } : never

/** A first call in a route table: the endpoint's type checks the names of its input. */
type DeclaredCall = {
  [Id in EndpointId]: {
    endpoint: Id
    query?: OptionalInput<InputOf<EndpointOf<Id>>['query'], string>
    body?: OptionalInput<InputOf<EndpointOf<Id>>['body'], string | number>
    when?: FirstCall['when']
  } & ([RequiredInput<InputOf<EndpointOf<Id>>['params'], string>] extends [never]
    ? { params?: never }
    : { params: RequiredInput<InputOf<EndpointOf<Id>>['params'], string> })
}[EndpointId]

interface DeclaredRow extends RouteRow {
  first?: readonly DeclaredCall[]
}

/** Preserves the literal paths of a table, so that the parameters of `to()` can be derived. */
export function defineRoutes<const T extends Readonly<Record<string, DeclaredRow>>>(table: T): T {
  return table
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type BareName<Name extends string> = Name extends `${infer Before}?` ? Before : Name

/** The parameters of a path: `{ aid: string }` for `/posts/:aid`. */
export type ParamsOf<Path extends string> = { [K in BareName<ParamNames<Path>>]: string | number }

type PageLoader = () => Promise<{ default: unknown }>

/** A loader for each route of a table that is not planned: a missing or stale page does not compile. */
export type PagesOf<T extends RouteTable> = {
  [Id in keyof T as T[Id] extends { planned: true } ? never : Id]: PageLoader
}
