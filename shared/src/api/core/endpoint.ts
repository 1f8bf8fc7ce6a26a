import type { GenericSchema, InferOutput } from 'valibot'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A server of the platform. Each has a base address in the domain configuration. */
export type Domain = 'api' | 'ucenter' | 'asc' | 'vms' | 'platform'

/** Exceptions to the common rules of the request pipeline; each is a field, so that the pipeline has no special cases. */
export interface Quirks {
  /** Blocked on the client and refused by the server while the person has no bound phone (product spec, section 5). */
  needsPhone?: true
  /** Needs a login. */
  needsToken?: true
  /** Milliseconds from a call without a login to the login page; at once unless told (section 5: resource requests). */
  loginAfterMs?: number
  /** Has an effect though it is a GET: refused without an `Authorization` header, which no page of another site can send. */
  needsHeader?: true
  /** What a person wanted who had to log in or bind a phone first: done after it, without being asked again. */
  afterLogin?: true
  /** Name in `host.drafts` of what was typed for it: forgotten where it was done after a login in a new document. */
  // biome-ignore lint/suspicious/noExplicitAny: the input of the endpoint that declares it
  draftOf?: (input: any) => string
  /** HTTP 400 or above, and body code 403001, show the content-missing panel instead of a toast (section 8). */
  missingPanel?: true
  /** Body code 101002 clears the login and the volunteer data; on any other call it is a refusal (section 8). */
  volunteerInfo?: true
  /** Body codes handed to the caller without a reaction. */
  passCodes?: readonly number[]
  /** HTTP statuses without a toast. */
  silentStatuses?: readonly number[]
  /** Milliseconds; 40,000 unless told (section 9). */
  timeoutMs?: number
  /**
   * Same answer for every guest for some seconds: may be cached by the server, by a CDN and inlined into HTML.
   * `for everyone`: the same for a person too, whom the server gives the one that it keeps.
   * `live`: kept by the server alone, and made again at once when it changes there; browsers ask each time.
   */
  cacheable?: true | 'for everyone' | 'live'
  /** Costs the server many times as much as another call: an address has few of these in flight. */
  expensive?: 'search'
  /** Declared, not answered yet: the server says 501. An open endpoint with a handler does not start. */
  planned?: true
}

type OptionalSchema = GenericSchema | undefined
type OutputOf<S extends OptionalSchema> = S extends GenericSchema ? InferOutput<S> : undefined

export interface Endpoint<
  P extends string = string,
  Q extends OptionalSchema = OptionalSchema,
  B extends OptionalSchema = OptionalSchema,
  D extends GenericSchema = GenericSchema,
> extends Quirks {
  /** `group.member`, unique; keys of the data cache begin with it. */
  id: string
  method: Method
  domain: Domain
  path: P
  /** One sentence for the API document. */
  summary: string
  query?: Q
  body?: B
  data: D
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type ParamsPart<P extends string> = [ParamNames<P>] extends [never]
  ? { params?: undefined }
  : { params: { [K in ParamNames<P>]: string | number } }
type InputPart<Name extends string, S extends OptionalSchema> = S extends GenericSchema
  ? Record<string, never> extends InferOutput<S>
    ? { [K in Name]?: InferOutput<S> }
    : { [K in Name]: InferOutput<S> }
  : { [K in Name]?: undefined }

// biome-ignore lint/suspicious/noExplicitAny: a bound that every endpoint meets; its own types stay exact
export type AnyEndpoint = Endpoint<any, any, any, any>

/** What a call of an endpoint takes: path parameters, query, body. */
export type InputOf<E extends AnyEndpoint> =
  E extends Endpoint<infer P, infer Q, infer B, GenericSchema>
    ? ParamsPart<P> & InputPart<'query', Q> & InputPart<'body', B>
    : never

/** What it answers, checked by its schema. */
export type DataOf<E extends AnyEndpoint> =
  E extends Endpoint<string, OptionalSchema, OptionalSchema, infer D> ? OutputOf<D> & {} : never

interface Declaration<Q extends OptionalSchema, B extends OptionalSchema, D extends GenericSchema> extends Quirks {
  summary: string
  domain?: Domain
  query?: Q
  body?: B
  data: D
}

const declare =
  (method: Method) =>
  <
    const P extends string,
    D extends GenericSchema,
    Q extends OptionalSchema = undefined,
    B extends OptionalSchema = undefined,
  >(
    path: P,
    declaration: Declaration<Q, B, D>,
  ): Endpoint<P, Q, B, D> => ({ domain: 'api', ...declaration, id: '', method, path })

export const get = declare('GET')
export const post = declare('POST')
export const put = declare('PUT')
export const del = declare('DELETE')

/** Names the members of a group: `wishes.claim`. */
export function group<const N extends string, G extends Record<string, AnyEndpoint>>(name: N, members: G): G {
  for (const [member, endpoint] of Object.entries(members)) endpoint.id = `${name}.${member}`
  return members
}

/** Whether its answers are pages of a list, each of which names the next (`pageOf`). */
export const isPaged = ({ data }: AnyEndpoint): boolean =>
  'entries' in data && 'list' in data.entries && 'next' in data.entries

/** The address below the base of the endpoint's domain, with parameters filled in and encoded. */
export function pathOf(endpoint: AnyEndpoint, params: Record<string, string | number> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_: string, name: string) => encodeURIComponent(String(params[name] ?? '')))
}
