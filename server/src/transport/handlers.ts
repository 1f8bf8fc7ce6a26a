import { type AnyEndpoint, allEndpoints, type DataOf, type InputOf } from '@plaza/shared/api'
import type { Context } from './context'

/** Input of a handler: the declared parts, with parameters as text. */
export type HandlerInput<E extends AnyEndpoint> = Omit<InputOf<E>, 'params'> & {
  params: { [K in keyof NonNullable<InputOf<E>['params']>]: string }
}

export interface Handler<E extends AnyEndpoint = AnyEndpoint> {
  endpoint: E
  run(input: HandlerInput<E>, context: Context): Promise<DataOf<E>>
  /** Runs for every request, even one served from the guests' cache: counts views. */
  onRequest?(input: HandlerInput<E>, context: Context): void
  /** Tag under which changes of a cached answer are reported (`Context.changes`). */
  tagOf?(input: HandlerInput<E>): string
}

/** Defines the handler of an endpoint, typed by its declaration. */
export function handle<E extends AnyEndpoint>(
  endpoint: E,
  run: Handler<E>['run'],
  onRequest?: NonNullable<Handler<E>['onRequest']>,
): Handler {
  return { endpoint, run, ...(onRequest && { onRequest }) } as unknown as Handler
}

/** A handler whose cached answer is refreshed as soon as a change of its tag is reported. */
export const tagged = <E extends AnyEndpoint>(
  endpoint: E,
  tagOf: NonNullable<Handler<E>['tagOf']>,
  run: Handler<E>['run'],
  onRequest?: NonNullable<Handler<E>['onRequest']>,
): Handler => ({ ...handle(endpoint, run, onRequest), tagOf }) as unknown as Handler

/** Handlers by endpoint id. */
export type Handlers = ReadonlyMap<string, Handler>

/** Throws if an endpoint has two handlers, or a planned endpoint has one. */
export function handlersById(list: readonly Handler[]): Handlers {
  const handlers = new Map<string, Handler>()
  for (const handler of list) {
    const { id, planned: open } = handler.endpoint
    if (handlers.has(id)) throw new Error(`${id} is answered twice`)
    if (open) throw new Error(`${id} is answered but declared open`)
    handlers.set(id, handler)
  }
  return handlers
}

/** Endpoints that are neither handled nor planned. */
export const missingHandlers = (handlers: Handlers): string[] =>
  allEndpoints.filter(({ id, planned: open }) => !open && !handlers.has(id)).map(({ id }) => id)
