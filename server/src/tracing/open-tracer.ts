import { setTracer } from './tracing'

type Variables = Readonly<Record<string, string | undefined>>

/** Whether the standard variables of OpenTelemetry name where traces go. */
const isWanted = (variables: Variables): boolean =>
  variables.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
  variables.OTEL_TRACES_EXPORTER !== 'none' &&
  Boolean(variables.OTEL_EXPORTER_OTLP_ENDPOINT || variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)

interface TracingDeps {
  variables: Variables
  /** Version of the service: the build of the host next to it. */
  build: string
  /** Called when traces could not be sent. */
  onFailure(message: string): void
}

/** Opens the process's tracer, if one is wanted. Returns the function that sends the rest and closes it. */
export async function openTracing({ variables, build, onFailure }: TracingDeps): Promise<() => Promise<void>> {
  if (!isWanted(variables)) return async () => undefined
  const { createTracer } = await import('./opentelemetry')
  const protocol = variables.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? variables.OTEL_EXPORTER_OTLP_PROTOCOL
  const tracer = await createTracer({ build, isJson: protocol === 'http/json', onFailure })
  setTracer(tracer)
  return async () => {
    setTracer(null)
    await tracer.stop()
  }
}
