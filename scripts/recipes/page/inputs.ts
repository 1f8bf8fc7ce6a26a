import type { AnyEndpoint } from '../../../shared/src/api'
import { CommandError } from '../../lib/command-error'
import { type FieldSchema, inner } from './facts'

/** What a page reads from its address: parameters of its route, and query parameters for what the route does not name. */
export class AddressReads {
  readonly params = new Set<string>()
  readonly query = new Set<string>()
  /** Query parameters that the reader types: what a list is searched for. */
  readonly searched = new Set<string>()

  constructor(private readonly routeParams: readonly string[]) {}

  /** The variable that holds the value of a call's parameter or field. */
  variableOf(name: string): string {
    const isId = name === 'id' || name.endsWith('_id')
    const param = this.routeParams.includes(name) ? name : isId ? this.routeParams[0] : undefined
    if (param) {
      this.params.add(param)
      return param
    }
    // One thing has one id in the address, whatever its calls name it.
    const variable = (isId && [...this.query].find((one) => !this.searched.has(one))) || name
    this.query.add(variable)
    return variable
  }

  /** The statements at the top of a page that read them. */
  statements(): string {
    const { params, query, searched } = this
    const fields = [...query].map((name) => `${name}: anyText`).join(', ')
    const values = [...query].map((name) => `${name} = ''`).join(', ')
    return [
      ...(params.size > 0
        ? [`  const { ${[...params].map((name) => `${name} = ''`).join(', ')} } = useParams()\n`]
        : []),
      ...(query.size > 0
        ? [`  const [{ ${values} }${searched.size > 0 ? ', change' : ''}] = useQueryState({ ${fields} })\n`]
        : []),
    ].join('')
  }
}

const pair = (name: string, value: string) => (name === value ? name : `${name}: ${value}`)
const part = (name: string, pairs: readonly string[]) => (pairs.length > 0 ? [`${name}: { ${pairs.join(', ')} }`] : [])
export const objectOf = (parts: readonly string[]) => (parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}')

export const paramsOf = ({ path }: Pick<AnyEndpoint, 'path'>): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

export const fieldsOf = (schema: unknown): [name: string, schema: FieldSchema][] =>
  Object.entries((schema as FieldSchema | undefined)?.entries ?? {})
export const isRequired = ({ type }: FieldSchema) => type !== 'optional' && type !== 'nullish'

/** The required query of a call: ids from the address, choices by their first value, and words that a reader types. */
const requiredQuery = ({ query }: AnyEndpoint) => fieldsOf(query).filter(([, schema]) => isRequired(schema))

/** The input of the call that a page shows. */
export function inputOf(endpoint: AnyEndpoint, reads: AddressReads): string {
  const params = paramsOf(endpoint).map((name) => pair(name, reads.variableOf(name)))
  const query = requiredQuery(endpoint).map(([name, schema]) => {
    const [option] = inner(schema).options ?? []
    if (typeof option === 'string') return `${name}: '${option}'`
    if (name !== 'id' && !name.endsWith('_id')) reads.searched.add(name)
    return pair(name, reads.variableOf(name))
  })
  return objectOf([...part('params', params), ...part('query', query)])
}

/** Its place in the route's `first`, whose answer comes with the HTML; undefined if a guest's answer cannot. */
export function firstOf(endpoint: AnyEndpoint, routeParams: readonly string[]): string | undefined {
  const reads = new AddressReads(routeParams)
  inputOf(endpoint, reads)
  if (!endpoint.cacheable || endpoint.needsToken || endpoint.needsPhone || reads.query.size > 0) return undefined
  const params = paramsOf(endpoint).map((name) => `${name}: ':${reads.variableOf(name)}'`)
  const query = requiredQuery(endpoint).map(([name, schema]) => `${name}: '${inner(schema).options?.[0]}'`)
  return `{ ${[`endpoint: '${endpoint.id}'`, ...part('params', params), ...part('query', query)].join(', ')} }`
}

/** The same input with the sample's values, for tests: `1` for each id. */
export function sampleInputOf(endpoint: AnyEndpoint): string {
  const params = paramsOf(endpoint).map((name) => `${name}: '1'`)
  const query = requiredQuery(endpoint).map(([name, schema]) => `${name}: '${inner(schema).options?.[0] ?? '1'}'`)
  return objectOf([...part('params', params), ...part('query', query)])
}

/** A field of an action's body: undefined if only a person can fill it in. */
function givenValue(name: string, schema: FieldSchema): string | undefined {
  if (name === 'id' || name.endsWith('_id')) return 'item.id'
  const { type, options } = inner(schema)
  if (type === 'boolean') return 'true'
  const [option] = options ?? []
  return type === 'picklist' && typeof option === 'string' ? `'${option}'` : undefined
}

/** The input of a button's call about `item`; throws if the call needs what a person types. */
export function actionInputOf(endpoint: AnyEndpoint): string {
  const fields = (schema: unknown) =>
    fieldsOf(schema)
      .filter(([, field]) => isRequired(field))
      .map(([name, field]) => {
        const value = givenValue(name, field)
        if (value) return `${name}: ${value}`
        throw new CommandError(`${endpoint.id} needs ${name}, which a person types: make it a form by --form.`)
      })
  const params = paramsOf(endpoint).map((name) => `${name}: item.id`)
  return objectOf([
    ...part('params', params),
    ...part('query', fields(endpoint.query)),
    ...part('body', fields(endpoint.body)),
  ])
}
