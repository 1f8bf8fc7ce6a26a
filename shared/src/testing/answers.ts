import type { AnyEndpoint, DataOf, EndpointId, EndpointOf, InputOf } from '../api'
import type { Failure } from '../host'

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
  [Id in EndpointId]?:
    | Said<EndpointOf<Id>>
    | ((input: InputOf<EndpointOf<Id>>) => Said<EndpointOf<Id>> | Promise<Said<EndpointOf<Id>>>)
}
