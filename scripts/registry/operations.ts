import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ExplainedFinding } from '../../server/src/registry/check/index'
import { codes } from '../../shared/src/api/core/codes'
import type {
  ChangeName,
  DevicePoll,
  DeviceStart,
  MissingFiles,
  OperationsLog,
  OperationsStatus,
  OperationsVisits,
  Operator,
  PreviewLink,
  ReleasePreviewLink,
  RemoteOwners,
} from '../../shared/src/operations/index'
import { CommandError } from '../lib/command-error'
import { cliFolder, commandLine, guide, root } from '../lib/project.mjs'
import { loginOf } from './logins'
import { fetchAnswer, type RemoteCall } from './reach'

const DEFAULT_URL = 'http://127.0.0.1:8080'

export interface PlazaServer {
  url: string
  /** Operator token. */
  token: string | undefined
  /** Path of the token's file. */
  file: string
}

/** URL of Plaza and the operator token: from the environment, or from the local server's data. */
export function plazaOf(url?: string, env = process.env): PlazaServer {
  const address = url ?? env.PLAZA_URL ?? DEFAULT_URL
  if (!URL.canParse(address)) throw new CommandError(`${address} is no address; write it as ${DEFAULT_URL}.`)
  const file = join(resolve(root, env.PLAZA_DATA ?? '.plaza'), 'ops-token')
  return {
    url: address.replace(/\/+$/, ''),
    token:
      env.PLAZA_OPS_TOKEN ??
      loginOf(env, address.replace(/\/+$/, ''))?.token ??
      (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined),
    file,
  }
}

/** Fetches an address of a running Plaza. Throws a sentence if there is no answer. */
export const reach = ({ url }: Pick<PlazaServer, 'url'>, path: string, call?: RemoteCall): Promise<Response> =>
  fetchAnswer(url + path, call)

/** Calls of which a second one changes nothing: a registered release stays as it is. */
const repeatable = new Set(['missing-files', 'upload', 'publish'])

/** Operators' calls: `ask('status')`, `ask('promote', body)`; resolves to the data, or throws a sentence. */
export interface OperationsClient {
  (path: 'status'): Promise<OperationsStatus>
  (path: 'operators'): Promise<{ list: readonly Operator[] }>
  (path: 'visits'): Promise<OperationsVisits>
  (path: 'log' | `log?${string}`): Promise<OperationsLog>
  (path: 'add-operator' | 'set-departments' | 'remove-operator', body: object): Promise<Operator>
  (path: 'set-owners', body: object): Promise<RemoteOwners>
  (path: 'override', body: object): Promise<{ address: string }>
  (path: 'preview', body: object): Promise<{ id: string; address: string; until: number }>
  (path: 'previews'): Promise<{ list: readonly PreviewLink[] }>
  (path: 'end-preview', body: object): Promise<PreviewLink>
  (path: 'missing-files', body: object): Promise<MissingFiles>
  (path: 'upload', body: FormData): Promise<OperationsStatus>
  (path: 'preview-release' | 'end-release-preview', body: object): Promise<ReleasePreviewLink>
  (path: 'release-previews'): Promise<{ list: readonly ReleasePreviewLink[] }>
  (path: 'device-start', body: object): Promise<DeviceStart>
  (path: 'device-poll', body: object): Promise<DevicePoll>
  (path: 'end-own-token', body: object): Promise<null>
  (path: 'set-second-person', body: object): Promise<OperationsStatus>
  (path: ChangeName, body: object): Promise<OperationsStatus>
}

export function operationsOf(plaza: PlazaServer, { isAnonymous = false } = {}): OperationsClient {
  return async (path: string, body?: object) => {
    if (!plaza.token)
      throw new CommandError(
        `A token for ${plaza.url} is needed: run \`${commandLine('registry', 'login')}\`, or set PLAZA_OPS_TOKEN${
          cliFolder ? '' : ` or PLAZA_DATA (${plaza.file} is not there)`
        }.`,
      )
    const response = await reach(plaza, `/ops/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      repeatable: body === undefined || repeatable.has(path),
      headers: {
        ...(!isAnonymous && { authorization: `Bearer ${plaza.token}` }),
        'accept-language': 'en',
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    return dataOf(plaza, response)
  }
}

/** One line for each finding of a check. */
const refusalLines = ({ msg, data: { findings } }: { msg: string; data: { findings: ExplainedFinding[] } }) => [
  `${msg.split('. ')[0]}:`,
  ...findings.map(({ code, title, words, file }) => `  ${code}  ${title}: ${words}${file ? ` (${file})` : ''}`),
  `Cause and cure of each number: ${guide}`,
]

async function dataOf({ url }: PlazaServer, response: Response) {
  const envelope = await response.json().catch(() => null)
  if (typeof envelope?.code !== 'number')
    throw new CommandError(`${url} does not answer as Plaza does (HTTP ${response.status}).`)
  if (envelope.code === codes.success) return envelope.data
  if (envelope.code === codes.loginExpired)
    throw new CommandError(`Plaza at ${url} does not take this operator token: ${envelope.msg}`)
  if (envelope.data?.findings) throw new CommandError(refusalLines(envelope).join('\n'))
  throw new CommandError(envelope.msg || `Plaza refused it (${envelope.code}).`)
}
