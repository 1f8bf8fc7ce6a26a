import * as v from 'valibot'
import { group, post } from '../core/endpoint'

/**
 * What may change while a page is open. `each`: one topic per thing, with its id, for everybody. `all`: one topic for
 * everybody. `own`: one topic per person.
 */
export const eventKinds = {
  /** Lines of a channel's chat. */
  chat: 'each',
  /** Posts of a circle. */
  posts: 'each',
  /** Which live events are coming, on or over. */
  live: 'all',
  /** The releases of remotes. */
  registry: 'all',
  /** Unread messages and replies. */
  unread: 'own',
  /** Balance, transfers and red packets. */
  wallet: 'own',
} as const satisfies Record<string, 'each' | 'all' | 'own'>
export type EventKind = keyof typeof eventKinds

type KindsOf<Scope> = { [Kind in EventKind]: (typeof eventKinds)[Kind] extends Scope ? Kind : never }[EventKind]

/** What a page listens to: `chat:801`, `unread`. */
export type EventTopic = `${KindsOf<'each'>}:${string}` | KindsOf<'all' | 'own'>
/** What the server notes: the topics of persons have their ids. */
export type NotedTopic = `${KindsOf<'each' | 'own'>}:${string}` | KindsOf<'all'>

/** Topics of one line of events. */
export const MAX_EVENT_TOPICS = 50
/** Interval of the beats that show that a line is open, in ms. */
export const EVENT_BEAT_MS = 15_000
export const EVENTS_ADDRESS = '/api/v1/events'

const ID = /^[\w-]{1,64}$/

/** A topic's kind, if it is one that a page may listen to. */
export function eventKindOf(topic: string): EventKind | null {
  const [kind = '', id] = topic.split(/:(.*)/s, 2)
  if (!Object.hasOwn(eventKinds, kind)) return null
  const isValid = eventKinds[kind as EventKind] === 'each' ? ID.test(id ?? '') : id === undefined
  return isValid ? (kind as EventKind) : null
}

export const events = group('events', {
  ticket: post('/v1/events/ticket', {
    summary: 'A ticket that opens one line of events as this person, once and within half a minute',
    body: v.object({}),
    data: v.object({ ticket: v.string() }),
    needsToken: true,
  }),
})
