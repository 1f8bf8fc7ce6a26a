import type { EndpointId, EndpointOf, InputOf } from '../api'

/** One row of a route table. Flag names are the product specification's own (section 2, Route flags). */
export interface RouteRow {
  /** Address with `:name` parameters, as React Router matches it. */
  path: string
  /** Shows the bottom tab bar. */
  showFooter?: true
  /** Shows the floating audio player while its playlist is not empty. */
  showplayer?: true
  /** Leads a visitor to the native app by a banner, though no player floats on it. */
  leadsToApp?: true
  /** Login required: the specification's own list; its sub-paths count too. */
  requiresAuth?: true
  /** Public, also inside practice and community. */
  noNeedAuth?: true
  /** A person's own page outside of the specification's list: a guest logs in first and comes back. */
  ownPage?: true
  /** Drawn without header, footer and player; may stand in a native frame or an iframe. */
  frame?: true
  /** Never redirected to the PC site (product spec, section 1). */
  keepsDesktop?: true
  /** Not built yet, so not live: nothing leads there, a typed address gets a panel. A planned route with a page does not compile. */
  planned?: true
  /** What a person plays there, so that the host fetches the player's code (and that of live streams) with the page. */
  plays?: 'live' | 'tracks'
  /** Drawn in the browser alone, never on the server: what it shows is only known there (a map, a camera, a canvas). */
  browserOnly?: true
  /** Query parameters that the page reads while it is rendered: others are no part of the key by which it is cached. */
  query?: readonly string[]
  /** Section colour of the page (`data-accent`). */
  accent?: 'media' | 'gov' | 'party' | 'volunteer' | 'circle'
  /** Calls whose guest answers the server inlines into the page's HTML: endpoint id and how its input is made. */
  first?: readonly FirstCall[]
}

/**
 * A first call as a release's document carries it. `params` and `query` map an endpoint's input to a literal, or to a
 * route parameter where it begins with `:`.
 */
export interface FirstCall {
  endpoint: string
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | undefined>>
  body?: Readonly<Record<string, string | number | undefined>>
}

export type RouteTable = Readonly<Record<string, RouteRow>>

type OptionalInput<Part, Value> = Part extends object ? { readonly [K in keyof Part]?: Value } : never
type RequiredInput<Part, Value> = Part extends object ? { readonly [K in keyof Part]: Value } : never

/** A first call as a table declares it: the names of its input are the endpoint's own. */
type DeclaredCall = {
  [Id in EndpointId]: {
    endpoint: Id
    query?: OptionalInput<InputOf<EndpointOf<Id>>['query'], string>
    body?: OptionalInput<InputOf<EndpointOf<Id>>['body'], string | number>
  } & ([RequiredInput<InputOf<EndpointOf<Id>>['params'], string>] extends [never]
    ? { params?: never }
    : { params: RequiredInput<InputOf<EndpointOf<Id>>['params'], string> })
}[EndpointId]

interface DeclaredRow extends RouteRow {
  first?: readonly DeclaredCall[]
}

/** Keeps the literal paths of a table, so that the parameters of `to()` can be derived. */
export function defineRoutes<const T extends Readonly<Record<string, DeclaredRow>>>(table: T): T {
  return table
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type BareName<Name extends string> = Name extends `${infer Before}?` ? Before : Name

/** The parameters that an address needs: `{ aid: string }` for `/posts/:aid`. */
export type ParamsOf<Path extends string> = { [K in BareName<ParamNames<Path>>]: string | number }

type PageLoader = () => Promise<{ default: unknown }>

/** A loader for each route of a table that is not planned: a missing or a stale page does not compile. */
export type PagesOf<T extends RouteTable> = {
  [Id in keyof T as T[Id] extends { planned: true } ? never : Id]: PageLoader
}
