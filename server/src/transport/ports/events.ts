/** An event of the log. */
export interface LoggedEvent {
  id: number
  topic: string
}

/** An open line: what it listens to, and how an event is sent on it. */
export interface EventSubscriber {
  /** As noted: those of a person with the person's id. */
  topics: ReadonlySet<string>
  send(event: LoggedEvent): void
}

/** A line's place in the log. */
interface FeedPosition {
  /** Id of the newest event of the log; all later ones are sent. */
  head: number
  /** Whether every event after the requested position was sent or is of no topic of the line. */
  complete: boolean
}

/** The log of events as this server reads it, for the lines that are open here. */
export interface EventFeed {
  /** Begins to follow the log, if it does not yet; rejects while the database does not answer. */
  ready(): Promise<void>
  /** Adds a line and sends it what happened after an event that it had. */
  open(line: EventSubscriber, after: number | undefined): Promise<FeedPosition>
  leave(line: EventSubscriber): void
  head(): number
  /** Lines open on this server. */
  size(): number
  close(): Promise<void>
}
