import { Colour, Html, MediaUrl } from '@plaza/shared/api'
import { type NewsroomKind, type NewsroomKindRow, newsroomKinds } from '@plaza/shared/operations'
import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { ClockTime } from '../seed/demo/schemas/moments'
import { kinds } from './kinds'
import { noReferences } from './references'

/** What a form offers for a field, by the check of its reference: see `referencesTo`. */
const formatOf = new Map<unknown, string>([
  [MediaUrl.pipe[1], 'media'],
  [Html.pipe[1], 'html'],
  [Colour.pipe[1], 'colour'],
  ...Object.entries(noReferences).flatMap(([name, schema]) =>
    typeof schema === 'object' ? schema.pipe.slice(1).map((action: unknown) => [action, name] as const) : [],
  ),
])

/** JSON schema of a kind's documents, for forms and for the API document. */
export const schemaOf = (kind: NewsroomKind): Record<string, unknown> =>
  formSchema(kinds[kind].schema(noReferences, new Date(0)))

/** A schema as forms read it: `format` tells what a field offers. */
export function formSchema(schema: v.GenericSchema): Record<string, unknown> {
  return toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'custom'
        ? { type: 'string', format: (valibotSchema as unknown) === ClockTime ? 'clock' : 'moment' }
        : undefined,
    overrideAction({ valibotAction, jsonSchema }) {
      const format = formatOf.get(valibotAction)
      return format ? { ...jsonSchema, format } : undefined
    },
  }) as Record<string, unknown>
}

let rows: readonly NewsroomKindRow[] | undefined

export const kindRows = (): readonly NewsroomKindRow[] => {
  rows ??= newsroomKinds.map((kind) => ({
    kind,
    single: kinds[kind].id === 'single',
    previews: kinds[kind].previews ?? false,
    schema: schemaOf(kind),
  }))
  return rows
}
