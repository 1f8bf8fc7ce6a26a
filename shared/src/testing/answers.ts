import type { AnyEndpoint, DataOf, EndpointId, EndpointOf, InputOf } from '../api'
import type { Failure } from '../host'

/** Says that a declared call fails. */
export class FailingAnswer {
  constructor(readonly failure: Failure) {}
}
export const failing = (failure: Partial<Failure>): FailingAnswer => new FailingAnswer({ msg: '', ...failure })
/** Says that a declared call never answers. */
export const pending = Symbol('pending')

type Answer<E extends AnyEndpoint> = DataOf<E> | FailingAnswer | typeof pending
/** What the fake host answers, by endpoint id: the data, or a function of the input. */
export type Answers = {
  [Id in EndpointId]?:
    | Answer<EndpointOf<Id>>
    | ((input: InputOf<EndpointOf<Id>>) => Answer<EndpointOf<Id>> | Promise<Answer<EndpointOf<Id>>>)
}
