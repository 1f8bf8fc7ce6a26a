import type { AnyEndpoint } from '../../../shared/src/api'
import {
  draftType,
  type FormField,
  formFieldsOf,
  hasKey,
  hasSecret,
  idFieldsOf,
  isShownLimit,
  keyOfField,
  maxOf,
  optionsOf,
} from './form-fields'
import { withImports } from './imports'
import { objectOf, paramsOf } from './inputs'
import { groupOf, type PagePlan } from './plan'

const isText = ({ kind }: FormField) => !['choice', 'score', 'images', 'flag', 'accept'].includes(kind)

function typeOf(field: FormField): string {
  if (field.kind === 'choice' || field.kind === 'score') return `(typeof ${optionsOf(field)})[number] | null`
  if (field.kind === 'images') return 'readonly PickedImage[]'
  return isText(field) ? 'string' : 'boolean'
}

function emptyOf(field: FormField): string {
  if (field.kind === 'choice' || field.kind === 'score') return 'null'
  if (field.kind === 'images') return '[]'
  return isText(field) ? "''" : 'false'
}

/** When a field may be sent; undefined if always. */
function checkOf(field: FormField): string | undefined {
  const value = `draft.${keyOfField(field)}`
  const limit = field.max > 0 && field.max <= 5000 ? maxOf(field) : 'Number.POSITIVE_INFINITY'
  if (field.kind === 'tel') return `${field.required ? '' : `${value} === '' || `}/^1[3-9]\\d{9}$/.test(${value})`
  if (field.kind === 'code') return `${field.required ? '' : `${value} === '' || `}/^\\d{6}$/.test(${value})`
  if (field.kind === 'money') return `(parseYuan(${value}) ?? 0) > 0`
  if (field.kind === 'area' || field.kind === 'text' || field.kind === 'secret')
    return field.required
      ? `isBetween(${value}, ${Math.max(1, field.min)}, ${limit})`
      : `isBetween(${value}, 0, ${limit})`
  if (!field.required || field.kind === 'flag' || field.kind === 'words') return undefined
  if (field.kind === 'accept') return value
  if (field.kind === 'images') return undefined
  return isText(field) ? `${value} !== ''` : `${value} !== null`
}

/** The value in the call's body. */
function sentOf(field: FormField): string {
  const value = `draft.${keyOfField(field)}`
  if (field.kind === 'images') return `${value}.map(({ key }) => key)`
  if (field.kind === 'accept') return 'true'
  if (field.kind === 'words') return `${value}.split(/[,，、]/).map((word) => word.trim()).filter(Boolean)`
  if (field.kind === 'moment') return `new Date(momentOf(${value})).toISOString()`
  if (field.kind === 'money') return `parseYuan(${value}) ?? 0`
  if (field.kind === 'secret') return value
  return isText(field) ? `${value}.trim()` : value
}

function bodyField(field: FormField): string {
  const { name, kind, required } = field
  const key = keyOfField(field)
  if (kind === 'choice' || kind === 'score')
    return required
      ? name === key
        ? name
        : `${name}: ${key}`
      : `...(draft.${key} !== null && { ${name}: draft.${key} })`
  if (required || kind === 'flag') return `${name}: ${sentOf(field)}`
  return `...(draft.${key} && { ${name}: ${sentOf(field)} })`
}

/** The call's input, or null while something is missing. */
function inputFunction(type: string, form: AnyEndpoint, fields: readonly FormField[]): string {
  const ids = [...new Set([...paramsOf(form), ...idFieldsOf(form)])]
  const choices = fields
    .filter(({ kind, required }) => required && (kind === 'choice' || kind === 'score'))
    .map(keyOfField)
  const idsParam = ids.length > 0 ? `, { ${ids.join(', ')} }: { ${ids.map((id) => `${id}: string`).join('; ')} }` : ''
  const params = paramsOf(form)
  const body = [...idFieldsOf(form), ...fields.map(bodyField), ...(hasKey(form) ? ['key: draft.key'] : [])]
  return `/** The call's input; null while something is missing. */
export function toInput(draft: ${type}${idsParam}): InputOf<typeof ${form.id}> | null {
  ${choices.length > 0 ? `const { ${choices.join(', ')} } = draft\n` : ''}if (${['faultsOf(draft).length > 0', ...choices.map((key) => `${key} === null`)].join(' || ')}) return null
  return ${objectOf([...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []), `body: {\n${body.join(',\n')},\n}`])}
}
`
}

/** A form's draft: what is typed, what is missing, and what is sent. */
export function modelText({ recipe }: PagePlan, form: AnyEndpoint): string {
  const fields = formFieldsOf(form)
  const type = draftType(recipe.id)
  const choices = fields.filter(({ options }) => options.length > 0)
  const limited = fields.filter(
    ({ kind, max }) => kind === 'images' || (max > 0 && ['area', 'text', 'secret'].includes(kind)),
  )
  const checks = fields.flatMap((field) => {
    const check = checkOf(field)
    return check ? [`    ${keyOfField(field)}: ${check},`] : []
  })
  const measured = checks.some((check) => check.includes('isBetween'))
  const code = `${choices.map((field) => `export const ${optionsOf(field)} = ${JSON.stringify(field.options)} as const\n`).join('')}${limited
    .map((field) => `${isShownLimit(field) ? 'export ' : ''}const ${maxOf(field)} = ${field.max}\n`)
    .join('')}
${hasSecret(fields) ? '/** Holds secrets, so it is never stored on the device. */' : '/** JSON-safe: stored on the device until it is sent. */'}
export interface ${type} {
  /** Idempotency key: sending a draft twice has one effect. */
  key: string
  ${fields.map((field) => `${keyOfField(field)}: ${typeOf(field)}`).join('\n  ')}
}

export const emptyDraft = (key: string): ${type} => ({
  key,
  ${fields.map((field) => `${keyOfField(field)}: ${emptyOf(field)},`).join('\n  ')}
})
${
  hasSecret(fields)
    ? ''
    : `
/** Whether leaving would lose something. */
export const isWritten = (draft: ${type}): boolean =>
  JSON.stringify({ ...draft, key: '' }) !== JSON.stringify(emptyDraft(''))
`
}
${
  measured
    ? `/** In code points, as the server counts. */
const isBetween = (text: string, min: number, max: number) => {
  const { length } = [...text.trim()]
  return length >= min && length <= max
}
`
    : ''
}
/** Fields that are missing or cannot be sent. */
export function faultsOf(${checks.length > 0 ? 'draft' : '_'}: ${type}): (keyof ${type})[] {
  const isFine: Partial<Record<keyof ${type}, boolean>> = {
${checks.join('\n')}
  }
  return (Object.keys(isFine) as (keyof ${type})[]).filter((field) => !isFine[field])
}

${inputFunction(type, form, fields)}`
  return withImports(code, [groupOf(form)])
}
