import { type AnyEndpoint, allEndpoints, type DataOf, type InputOf } from '@plaza/shared/api'
import type { Context } from './context'

/** A handler's input: its declared parts, parameters always as text. */
export type HandlerInput<E extends AnyEndpoint> = Omit<InputOf<E>, 'params'> & {
  params: { [K in keyof NonNullable<InputOf<E>['params']>]: string }
}

export interface Handler<E extends AnyEndpoint = AnyEndpoint> {
  endpoint: E
  run(input: HandlerInput<E>, context: Context): Promise<DataOf<E>>
  /** Done for every request, also for one answered from the guests' cache: counting views. */
  onRequest?(input: HandlerInput<E>, context: Context): void
  /** What a cached answer says, by the name under which its changes are noted (`Context.changes`). */
  tagOf?(input: HandlerInput<E>): string
}

/** Answers an endpoint; its input and data are typed by the declaration. */
export function handle<E extends AnyEndpoint>(
  endpoint: E,
  run: Handler<E>['run'],
  onRequest?: NonNullable<Handler<E>['onRequest']>,
): Handler {
  return { endpoint, run, ...(onRequest && { onRequest }) } as unknown as Handler
}

/** A handler whose cached answer is made again as soon as a change of its tag is noted. */
export const tagged = <E extends AnyEndpoint>(
  endpoint: E,
  tagOf: NonNullable<Handler<E>['tagOf']>,
  run: Handler<E>['run'],
): Handler => ({ ...handle(endpoint, run), tagOf }) as unknown as Handler

/** Handlers by endpoint id. */
export type Handlers = ReadonlyMap<string, Handler>

/** Throws when an endpoint is answered twice, or answered while it is declared open. */
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

/** Endpoints that are neither answered nor declared open. */
export const missingHandlers = (handlers: Handlers): string[] =>
  allEndpoints.filter(({ id, planned: open }) => !open && !handlers.has(id)).map(({ id }) => id)
