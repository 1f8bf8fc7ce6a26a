import { useSearchParams } from '@plaza/shared/router'

/** How a parameter of the address's query is read. */
export interface QueryField<T> {
  /** What holds where the address says nothing, or nothing that is known; never written into it. */
  fallback: T
  /** Undefined for a text that says nothing known. */
  read(text: string): T | undefined
}

/** One of some values; the first unless told is the fallback. */
export const oneOf = <const T extends string | number>(
  values: readonly T[],
  fallback: T = values[0] as T,
): QueryField<T> => ({ fallback, read: (text) => values.find((value) => String(value) === text) })

/** The same without a fallback. */
export const optional = <T>(field: QueryField<T>): QueryField<T | undefined> => ({ ...field, fallback: undefined })

/** Any text; an empty one is none. */
export const anyText: QueryField<string | undefined> = { fallback: undefined, read: (text) => text || undefined }

/** A calendar day of 1900 to 2199, before and after which there are days too that dates can be counted to: `2026-11-21`. */
export const isoDate: QueryField<string | undefined> = {
  fallback: undefined,
  read: (text) => (/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) && isDay(text) ? text : undefined),
}

/** A calendar month of 1900 to 2199: `2026-11`. */
export const isoMonth: QueryField<string | undefined> = {
  fallback: undefined,
  read: (text) => (/^(?:19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined),
}

/** The 31st of a month that has none is read as the first of the next. */
const isDay = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

// biome-ignore lint/suspicious/noExplicitAny: a bound that every table of fields meets; its own types stay exact
type QueryFields = Readonly<Record<string, QueryField<any>>>
export type QueryState<F extends QueryFields> = { [Name in keyof F]: F[Name] extends QueryField<infer T> ? T : never }

/** What is undefined is taken out of the address. */
export type QueryChange<F extends QueryFields> = { [Name in keyof F]?: QueryState<F>[Name] | undefined }

const read = <F extends QueryFields>(fields: F, query: URLSearchParams) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { read, fallback }]) => {
      const text = query.get(name)
      return [name, (text === null ? undefined : read(text)) ?? fallback]
    }),
  ) as QueryState<F>

/**
 * What a page keeps in its address (tab, filter, day), and the way to change a part of it. Other parameters stay; the
 * entry of the history is replaced. No part of the router's facade, which an older host would not have.
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
