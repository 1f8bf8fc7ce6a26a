import { reasonOf } from '../data/failures'
import { Refusal } from '../transport/refusal'

/** Told about a call: why the service was not reached, or null if it answered. */
export type NoteCall = (failure: string | null) => void

/** A refusal is an answer of the service, unless it says that the service was not reached. */
const isOutage = (error: unknown): boolean => !(error instanceof Refusal) || error.code === 'busy'

const outageOf = (error: unknown): string =>
  error instanceof Refusal ? (error.details.detail ?? error.code) : reasonOf(error)

/** The adapter with `note` called after each call of the methods, which are those that ask the service. */
export function observed<Adapter extends object>(
  adapter: Adapter,
  methods: readonly (keyof Adapter)[],
  note: NoteCall,
): Adapter {
  const observe =
    (method: (...input: unknown[]) => Promise<unknown>) =>
    async (...input: unknown[]) => {
      try {
        const result = await method.apply(adapter, input)
        note(null)
        return result
      } catch (error) {
        note(isOutage(error) ? outageOf(error) : null)
        throw error
      }
    }
  const replaced = methods.map((name) => [name, observe(adapter[name] as never)])
  return { ...adapter, ...Object.fromEntries(replaced) }
}
