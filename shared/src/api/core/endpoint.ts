import type { GenericSchema, InferOutput } from 'valibot'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A server of the platform; the domain configuration has its base URL. */
export type Domain = 'api' | 'ucenter' | 'asc' | 'vms' | 'platform'

/** Exceptions to the common rules of the request pipeline, so that the pipeline has no special cases. */
export interface Quirks {
  /** Blocked on the client and refused by the server while the user has no bound phone (product spec, section 5). */
  needsPhone?: true
  /** Needs a login. */
  needsToken?: true
  /** Milliseconds from a call without a login to the login page; 0 by default (section 5: resource requests). */
  loginAfterMs?: number
  /** A GET with a side effect: refused without an `Authorization` header, which a page of another site cannot send. */
  needsHeader?: true
  /** Runs automatically after the user has logged in or bound a phone for it. */
  afterLogin?: true
  /**
   * May be kept on the device while there is no network, because sending it twice changes nothing. A refused `text` stays
   * until the user edits or discards it; of a refused `mark` the user is told.
   */
  outbox?: 'text' | 'mark'
  /** Draft name in `host.drafts`, deleted once the call succeeded after a login in a new document. */
  // biome-ignore lint/suspicious/noExplicitAny: the input of the endpoint that declares it
  draftOf?: (input: any) => string
  /** HTTP 400 or above, and body code 403001, show the content-missing panel instead of a toast (section 8). */
  missingPanel?: true
  /**
   * Body code 101002 clears the login and the volunteer data; on any other call it is an ordinary refusal (section 8).
   */
  volunteerInfo?: true
  /** Body codes that the pipeline passes to the caller without a reaction. */
  passCodes?: readonly number[]
  /** HTTP statuses without a toast. */
  silentStatuses?: readonly number[]
  /** Timeout in milliseconds; 40,000 by default (section 9). */
  timeoutMs?: number
  /**
   * Equal for every guest for some seconds: the server and a CDN may cache it, and HTML may inline it. `for everyone`:
   * equal for logged-in users too, who also get the server's cached answer. `live`: cached only on the server and
   * renewed there at once after a change; browsers ask each time.
   */
  cacheable?: true | 'for everyone' | 'live'
  /** Costs the server many times as much as other calls; each address may have few of these in flight. */
  expensive?: 'search'
  /** Declared but not implemented: the server answers 501. A planned endpoint with a handler fails the server start. */
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
  /** `group.member`, unique; the first part of keys in the data cache. */
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

/** Input of an endpoint: path parameters, query, body. */
export type InputOf<E extends AnyEndpoint> =
  E extends Endpoint<infer P, infer Q, infer B, GenericSchema>
    ? ParamsPart<P> & InputPart<'query', Q> & InputPart<'body', B>
    : never

/** Data of an endpoint's answer, validated by its schema. */
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

/** Prefixes the ids of a group's members: `wishes.claim`. */
export function group<const N extends string, G extends Record<string, AnyEndpoint>>(name: N, members: G): G {
  for (const [member, endpoint] of Object.entries(members)) endpoint.id = `${name}.${member}`
  return members
}

/** Whether its answers are pages of a list (`pageOf`), each with the cursor of the next. */
export const isPaged = ({ data }: AnyEndpoint): boolean =>
  'entries' in data && 'list' in data.entries && 'next' in data.entries

/** The path below the base URL of the endpoint's domain, with encoded parameters. */
export function pathOf(endpoint: AnyEndpoint, params: Record<string, string | number> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_: string, name: string) => encodeURIComponent(String(params[name] ?? '')))
}
