import type { agreedLinks } from './agreed-links'
import type { ParamsOf, RoleId } from './define'
import type { hostRoutes } from './host'

/**
 * Route tables of the package being compiled, so that only there `to()` knows their ids and parameters. Each remote
 * adds its own table by declaration merging, at the end of its `src/routes.ts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the remotes
export interface OwnRoutes {}

type UnionToIntersection<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer I) => void ? I : never

type AgreedLinks = UnionToIntersection<(typeof agreedLinks)[keyof typeof agreedLinks]>
type AgreedParams = {
  [Id in keyof AgreedLinks]: AgreedLinks[Id] extends readonly (infer Name extends string)[]
    ? { [N in Name]: string | number }
    : never
}
type TableParams<T> = { [Id in keyof T]: T[Id] extends { path: infer Path extends string } ? ParamsOf<Path> : never }
/** The tables of the package being compiled; none in `shared` and in the host. */
type OwnTables = [keyof OwnRoutes] extends [never] ? unknown : UnionToIntersection<OwnRoutes[keyof OwnRoutes]>

/** Pages by what the app uses them for. */
type RoleParams = Record<Exclude<RoleId, '@page'>, Record<never, never>> & Record<'@page', { id: string | number }>

type ParamsById = RoleParams & TableParams<typeof hostRoutes> & TableParams<OwnTables> & AgreedParams

/** Ids that a package may link to: the host's routes, the agreed ones, and its own. */
export type RouteId = keyof ParamsById & string

/** Parameters of a route's address. */
export type RouteParams<Id extends RouteId> = ParamsById[Id]
