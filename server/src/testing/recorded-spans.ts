import { AsyncLocalStorage } from 'node:async_hooks'
import { onTestFinished } from 'vitest'
import { type OpenSpan, type SpanOptions, setTracer } from '../tracing/tracing'

interface RecordedSpan extends SpanOptions {
  parent: string | null
  failure: string | null
}

/** Records the spans of a test instead of sending them; a trace is named by its first span. */
export function recordSpans(): RecordedSpan[] {
  const recorded: RecordedSpan[] = []
  const store = new AsyncLocalStorage<OpenSpan & { of: RecordedSpan; trace: string }>()
  setTracer({
    begin(options) {
      const parent = store.getStore()
      const of: RecordedSpan = { ...options, parent: parent?.of.name ?? null, failure: null }
      return {
        ...{ of, trace: parent?.trace ?? options.name },
        rename: (name) => Object.assign(of, { name }),
        describe: (attributes) => Object.assign(of, { attributes: { ...of.attributes, ...attributes } }),
        fail: (failure) => Object.assign(of, { failure }),
        end: () => recorded.push(of),
      } as OpenSpan
    },
    runIn: (span, work) => store.run(span as never, work),
    current: () => store.getStore() ?? null,
    traceId: () => store.getStore()?.trace,
    headers: () => ({ traceparent: store.getStore()?.trace ?? '' }),
    stop: async () => undefined,
  })
  onTestFinished(() => setTracer(null))
  return recorded
}
