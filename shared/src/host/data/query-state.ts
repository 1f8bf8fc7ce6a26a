import { useSearchParams } from '@plaza/shared/router'

/** How a query parameter is parsed. */
export interface QueryField<T> {
  /** Value if the parameter is missing or unknown; never written to the address. */
  fallback: T
  /** Undefined for an unknown value. */
  read(text: string): T | undefined
}

/** One of some values; the first is the default fallback. */
export const oneOf = <const T extends string | number>(
  values: readonly T[],
  fallback: T = values[0] as T,
): QueryField<T> => ({ fallback, read: (text) => values.find((value) => String(value) === text) })

/** The same without a fallback. */
export const optional = <T>(field: QueryField<T>): QueryField<T | undefined> => ({ ...field, fallback: undefined })

/** Any text; '' counts as missing. */
export const anyText: QueryField<string | undefined> = { fallback: undefined, read: (text) => text || undefined }

/** A calendar date from 1900 to 2199: `2026-11-21`. The limits leave room for date arithmetic. */
export const isoDate: QueryField<string | undefined> = {
  fallback: undefined,
  read: (text) => (/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) && isDay(text) ? text : undefined),
}

/** A calendar month from 1900 to 2199: `2026-11`. */
export const isoMonth: QueryField<string | undefined> = {
  fallback: undefined,
  read: (text) => (/^(?:19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined),
}

/** `Date.parse` reads the 31st of a shorter month as a day of the next one. */
const isDay = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

// biome-ignore lint/suspicious/noExplicitAny: a bound that every table of fields meets; its own types stay exact
type QueryFields = Readonly<Record<string, QueryField<any>>>
export type QueryState<F extends QueryFields> = { [Name in keyof F]: F[Name] extends QueryField<infer T> ? T : never }

/** An undefined value removes the parameter. */
export type QueryChange<F extends QueryFields> = { [Name in keyof F]?: QueryState<F>[Name] | undefined }

const read = <F extends QueryFields>(fields: F, query: URLSearchParams) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { read, fallback }]) => {
      const text = query.get(name)
      return [name, (text === null ? undefined : read(text)) ?? fallback]
    }),
  ) as QueryState<F>

/**
 * State of a page in its address (tab, filter, day), and a function that changes parts of it. Other parameters stay;
 * the history entry is replaced. Not part of the router facade, because an older host would not have it.
 */
export function useQueryState<F extends QueryFields>(
  fields: F,
): [state: QueryState<F>, change: (part: QueryChange<F>) => void] {
  const [query, setQuery] = useSearchParams()
  const change = (part: QueryChange<F>) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(part)) {
      if (value === undefined || value === fields[name]?.fallback) next.delete(name)
      else next.set(name, String(value))
    }
    setQuery(next, { replace: true })
  }
  return [read(fields, query), change]
}
