import type { AnyEndpoint, DataOf, EndpointId, EndpointOf, InputOf } from '../api'
import type { Failure } from '../host'

/** Makes a declared call fail. */
export class FailingAnswer {
  constructor(readonly failure: Failure) {}
}
export const failing = (failure: Partial<Failure>): FailingAnswer => new FailingAnswer({ msg: '', ...failure })
/** Makes a declared call never answer. */
export const pending = Symbol('pending')

type Answer<E extends AnyEndpoint> = DataOf<E> | FailingAnswer | typeof pending
/** The fake host's answers by endpoint id: data, or a function of the input. */
export type Answers = {
  [Id in EndpointId]?:
    | Answer<EndpointOf<Id>>
    | ((input: InputOf<EndpointOf<Id>>) => Answer<EndpointOf<Id>> | Promise<Answer<EndpointOf<Id>>>)
}
