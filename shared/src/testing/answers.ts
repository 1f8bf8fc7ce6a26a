import type { AnyEndpoint, DataOf, endpointGroups, InputOf } from '../api'
import type { Failure } from '../host'

type Groups = typeof endpointGroups
type EndpointId = { [G in keyof Groups & string]: `${G}.${keyof Groups[G] & string}` }[keyof Groups & string]
type EndpointOf<Id> = Id extends `${infer G}.${infer M}`
  ? G extends keyof Groups
    ? M extends keyof Groups[G]
      ? Groups[G][M] extends AnyEndpoint
        ? Groups[G][M]
        : never
      : never
    : never
  : never

/** Says that a declared call fails. */
export class Failing {
  constructor(readonly failure: Failure) {}
}
export const failing = (failure: Partial<Failure>): Failing => new Failing({ msg: '', ...failure })
/** Says that a declared call never answers. */
export const pending = Symbol('pending')

type Said<E extends AnyEndpoint> = DataOf<E> | Failing | typeof pending
/** What the fake host answers, by endpoint id: the data, or a function of the input. */
export type Answers = {
  [Id in EndpointId]?: Said<EndpointOf<Id>> | ((input: InputOf<EndpointOf<Id>>) => Said<EndpointOf<Id>>)
}
