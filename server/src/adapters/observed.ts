import { reasonOf } from '../data/failures'
import { inSpan } from '../tracing/tracing'
import { Refusal } from '../transport/refusal'

/** A service outside, and who is told about a call: why it was not reached, or null if it answered. */
export interface ObservedService {
  service: string
  note(failure: string | null): void
}

/** A refusal is an answer of the service, unless it says that the service was not reached. */
const isOutage = (error: unknown): boolean => !(error instanceof Refusal) || error.code === 'busy'

const outageOf = (error: unknown): string =>
  error instanceof Refusal ? (error.details.detail ?? error.code) : reasonOf(error)

/** The adapter with a span for each call of the methods, which are those that ask the service, and `note` after it. */
export function observed<Adapter extends object>(
  adapter: Adapter,
  methods: readonly (keyof Adapter)[],
  { service, note }: ObservedService,
): Adapter {
  const observe =
    (name: keyof Adapter) =>
    async (...input: unknown[]) => {
      const method = adapter[name] as (...input: unknown[]) => Promise<unknown>
      try {
        const result = await inSpan(
          { name: `${service} ${String(name)}`, kind: 'client', attributes: { 'peer.service': service } },
          () => method.apply(adapter, input),
        )
        note(null)
        return result
      } catch (error) {
        note(isOutage(error) ? outageOf(error) : null)
        throw error
      }
    }
  const replaced = methods.map((name) => [name, observe(name)])
  return { ...adapter, ...Object.fromEntries(replaced) }
}
