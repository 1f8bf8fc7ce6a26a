import type { AnyEndpoint } from './core/endpoint'
import type { endpointGroups } from './endpoint-groups'

type Groups = typeof endpointGroups

/** Id of a declared endpoint: `circles.detail`. */
export type EndpointId = { [G in keyof Groups & string]: `${G}.${keyof Groups[G] & string}` }[keyof Groups & string]

export type EndpointOf<Id> = Id extends `${infer G}.${infer M}`
  ? G extends keyof Groups
    ? M extends keyof Groups[G]
      ? Groups[G][M] extends AnyEndpoint
        ? Groups[G][M]
        : never
      : never
    : never
  : never
