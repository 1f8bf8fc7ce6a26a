/** Names and numbers of ours: never a query, a body or the values of a statement. */
export type SpanAttributes = Readonly<Record<string, string | number>>

export interface SpanOptions {
  name: string
  kind?: 'server' | 'client' | 'internal'
  attributes?: SpanAttributes
  /** `traceparent` of a request, whose trace goes on here. */
  traceparent?: string | undefined
}

/** A step of a trace that is under way. */
export interface OpenSpan {
  rename(name: string): void
  describe(attributes: SpanAttributes): void
  /** Marks it as failed, with a reason that has no personal data. */
  fail(reason: string): void
  end(): void
}

export interface Tracer {
  /** Begins a span below the current one. */
  begin(options: SpanOptions): OpenSpan
  /** Runs work with this span as the current one. */
  runIn<T>(span: OpenSpan, work: () => T): T
  current(): OpenSpan | null
  traceId(): string | undefined
  /** Headers with which another server goes on with the trace. */
  headers(): Record<string, string>
  /** Sends what has ended. */
  stop(): Promise<void>
}

/** Null unless the environment names where traces go: nothing of OpenTelemetry is loaded then. */
let tracer: Tracer | null = null

/** Sets the process's tracer. */
export function setTracer(chosen: Tracer | null): void {
  tracer = chosen
}

/** Runs asynchronous work in a span, which fails if the work does. */
export async function inSpan<T>(options: SpanOptions, work: (span: OpenSpan | null) => Promise<T>): Promise<T> {
  if (!tracer) return work(null)
  const span = tracer.begin(options)
  try {
    return await tracer.runIn(span, () => work(span))
  } catch (error) {
    span.fail(error instanceof Error ? error.name : 'not an error')
    throw error
  } finally {
    span.end()
  }
}

/** Begins a span of a step within a trace; null outside of one. */
export const beginStep = (options: () => SpanOptions): OpenSpan | null =>
  tracer?.current() ? tracer.begin(options()) : null

/** Adds to the current span. */
export const describeSpan = (attributes: SpanAttributes): void => tracer?.current()?.describe(attributes)

export const traceIdNow = (): string | undefined => tracer?.traceId()

/** `traceparent` for a server of ours that is called now; nothing without a trace. */
export const traceHeaders = (): Record<string, string> => tracer?.headers() ?? {}
