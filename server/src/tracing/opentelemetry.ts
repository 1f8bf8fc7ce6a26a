import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  DiagLogLevel,
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { OpenSpan, SpanOptions, Tracer } from './tracing'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const

interface TracerOptions {
  build: string
  /** OTLP as JSON instead of protobuf. */
  isJson: boolean
  onFailure(message: string): void
}

/** Endpoint, headers, timeout and compression are the exporter's standard variables. */
async function openExporter(isJson: boolean) {
  const { OTLPTraceExporter } = isJson
    ? await import('@opentelemetry/exporter-trace-otlp-http')
    : await import('@opentelemetry/exporter-trace-otlp-proto')
  return new OTLPTraceExporter()
}

/** `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` come before ours. */
const resourceOf = (build: string) =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'plaza', 'service.version': build, 'process.pid': process.pid }))
    .merge(detectResources({ detectors: [envDetector] }))

interface ContextSpan extends OpenSpan {
  context: Context
}

function openSpan(span: Span, context: Context): ContextSpan {
  return {
    context,
    rename: (name) => void span.updateName(name),
    describe: (attributes) => void span.setAttributes(attributes as Attributes),
    fail: (message) => void span.setStatus({ code: SpanStatusCode.ERROR, message }),
    end: () => span.end(),
  }
}

/**
 * Traces by OpenTelemetry; sampling and batches are its standard variables. The current span is in a store of ours: no
 * global of the API is set, and only `traceparent` goes on, no baggage of a stranger.
 */
export async function createTracer({ build, isJson, onFailure }: TracerOptions): Promise<Tracer> {
  const report = (message: string) => onFailure(message)
  const quiet = () => undefined
  diag.setLogger(
    { error: report, warn: report, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const provider = new NodeTracerProvider({
    resource: resourceOf(build),
    spanProcessors: [new BatchSpanProcessor(await openExporter(isJson))],
  })
  const tracer = provider.getTracer('plaza', build)
  const propagator = new W3CTraceContextPropagator()
  const store = new AsyncLocalStorage<ContextSpan>()

  function begin({ name, kind = 'internal', attributes, traceparent }: SpanOptions): ContextSpan {
    const parent =
      traceparent === undefined
        ? (store.getStore()?.context ?? ROOT_CONTEXT)
        : propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
    const span = tracer.startSpan(name, { kind: kinds[kind], ...(attributes && { attributes }) }, parent)
    return openSpan(span, trace.setSpan(parent, span))
  }
  const contextNow = () => store.getStore()?.context
  return {
    begin,
    runIn: (span, work) => store.run(span as ContextSpan, work),
    current: () => store.getStore() ?? null,
    traceId: () => {
      const context = contextNow()
      return context && trace.getSpanContext(context)?.traceId
    },
    headers() {
      const headers: Record<string, string> = {}
      const context = contextNow()
      if (context) propagator.inject(context, headers, defaultTextMapSetter)
      return headers
    },
    stop: () => provider.shutdown().catch((error) => onFailure(String(error))),
  }
}
