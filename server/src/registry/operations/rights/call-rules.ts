import type { ChangeName, Permission } from '@plaza/shared/operations'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../../data/database'
import { changeRequests, errorGroups, releasePreviews, releaseRules } from '../../../data/schema/index'

/** What is known of a call before it is answered. */
export interface RemoteCall {
  db: Executor
  /** The parsed body; undefined without one. */
  body: unknown
  /** A part of the address by its name in the pattern. */
  param(name: string): string | undefined
}

type RemoteFinder = (call: RemoteCall) => string | null | Promise<string | null>

/** Who may make a call of `/ops/api`. */
export type CallRule =
  /** Everybody, also without a login. */
  | { for: 'everybody' }
  /** Whoever is logged in, or has a token. */
  | { for: 'operator' }
  /** A role of the back office that has nothing to do with deliveries; the handler names it. */
  | { for: 'office' }
  /** Whoever reads deliveries, and is logged in to `/ops`. */
  | { for: 'session' }
  /** A token about itself. */
  | { for: 'token' }
  /** The operator token alone. */
  | { for: 'command' }
  /** Whoever may read deliveries. */
  | { for: 'reader' }
  /** A releaser in person, or the operator token: never a program, nor an owner. */
  | { for: 'releaser' }
  /** An owner or a releaser in person, or the operator token. */
  | { for: 'deliverer' }
  /** Whoever may do this with some remotes: the handler answers about these alone. */
  | { for: 'some'; may: Permission }
  /** Whoever may do this with the remote that the call names; with `inPerson` only in `/ops`. */
  | { for: 'remote'; may: Permission; remote: RemoteFinder; inPerson?: true }

const field = (body: unknown, name: string): string | null => {
  const value: unknown = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : null
  return typeof value === 'string' ? value : null
}

const inBody: RemoteFinder = ({ body }) => field(body, 'remote')

/** The name in the text of a remote.json. */
const inDocument: RemoteFinder = ({ body }) => {
  try {
    return field(JSON.parse(field(body, 'document') ?? ''), 'name')
  } catch {
    return null
  }
}

const ofRule: RemoteFinder = async ({ body, db }) => {
  const id = field(body, 'rule')
  if (id === null) return null
  const [rule] = await db.select({ remote: releaseRules.remote }).from(releaseRules).where(eq(releaseRules.id, id))
  return rule?.remote ?? null
}

const ofPreview: RemoteFinder = async ({ body, db }) => {
  const id = field(body, 'link')
  if (id === null) return null
  const [link] = await db
    .select({ remote: releasePreviews.remote })
    .from(releasePreviews)
    .where(eq(releasePreviews.id, id))
  return link?.remote ?? null
}

const ofRequest: RemoteFinder = async ({ body, db }) => {
  const id: unknown = typeof body === 'object' && body !== null && 'request' in body ? body.request : null
  if (!Number.isSafeInteger(id)) return null
  const [row] = await db
    .select({ remote: changeRequests.remote })
    .from(changeRequests)
    .where(eq(changeRequests.id, Number(id)))
  return row?.remote ?? null
}

/** Null for the host's and the server's own, which are no remote's. */
const ofError: RemoteFinder = async ({ body, db }) => {
  const id = typeof body === 'object' && body !== null && 'id' in body ? Number(body.id) : 0
  if (!Number.isSafeInteger(id)) return null
  const [group] = await db.select({ owner: errorGroups.owner }).from(errorGroups).where(eq(errorGroups.id, id))
  return group && group.owner !== 'host' && group.owner !== 'server' ? group.owner : null
}

const on = (may: Permission, remote: RemoteFinder = inBody) => ({ for: 'remote', may, remote }) as const

/** The changes of the registry; a change without a rule does not compile. */
export const changeRules: Readonly<Record<`POST /${ChangeName}`, CallRule>> = {
  'POST /publish': on('publish', inDocument),
  'POST /promote': on('promote'),
  'POST /rollback': on('rollback'),
  'POST /pause': on('rollback'),
  'POST /cancel': on('rollback'),
  'POST /resume': on('promote'),
  'POST /off': on('rollback'),
  'POST /on': on('promote'),
  'POST /retire': on('promote'),
  'POST /remove-rule': on('promote', ofRule),
  'POST /reissue': { for: 'releaser' },
}

/**
 * Who may make each call of deliveries, by method and pattern. Calls without a rule are refused to everybody, so that
 * none is forgotten; a test names them.
 */
export const callRules: Readonly<Record<string, CallRule>> = {
  ...changeRules,
  'POST /login': { for: 'everybody' },
  'POST /logout': { for: 'everybody' },
  // Gives a key to whoever has the session and types its password.
  'POST /prove': { for: 'everybody' },
  'GET /me': { for: 'operator' },
  'POST /device-start': { for: 'everybody' },
  'POST /device-poll': { for: 'everybody' },
  'POST /device-look': { for: 'session' },
  'POST /device-decide': { for: 'session' },
  'POST /end-own-token': { for: 'token' },
  'GET /status': { for: 'reader' },
  'GET /overview': { for: 'reader' },
  'GET /overview/events': { for: 'reader' },
  'GET /running-releases': { for: 'reader' },
  'GET /log': { for: 'reader' },
  'GET /numbers': { for: 'reader' },
  'GET /vitals': { for: 'reader' },
  'GET /errors': { for: 'reader' },
  'GET /errors/:id': { for: 'reader' },
  'POST /set-error-state': on('rollback', ofError),
  'GET /visits': { for: 'reader' },
  'GET /rendering': { for: 'reader' },
  'GET /health': { for: 'reader' },
  'GET /previews': { for: 'reader' },
  'GET /owners': { for: 'reader' },
  'POST /missing-files': on('publish', inDocument),
  'POST /upload': on('publish', inDocument),
  // Its code is unchecked, on our origin: only a releaser may name another machine than that of whoever opens it.
  'POST /override': on('preview'),
  'GET /release-previews': { for: 'some', may: 'preview' },
  'POST /preview-release': on('preview'),
  'POST /end-release-preview': on('preview', ofPreview),
  'POST /preview': { for: 'releaser' },
  'POST /end-preview': { for: 'releaser' },
  'POST /confirm-request': { ...on('promote', ofRequest), inPerson: true },
  'POST /decline-request': { ...on('promote', ofRequest), inPerson: true },
  'GET /operators': { for: 'releaser' },
  'POST /add-operator': { for: 'releaser' },
  'POST /set-departments': { for: 'releaser' },
  'POST /remove-operator': { for: 'releaser' },
  'POST /set-owners': { for: 'releaser' },
  'POST /set-second-person': { for: 'releaser' },
  'GET /tokens': { for: 'deliverer' },
  'POST /add-token': { for: 'deliverer' },
  'POST /remove-token': { for: 'deliverer' },
  'POST /backup-done': { for: 'command' },
  'POST /snapshot': { for: 'command' },
}

/**
 * Calls that give somebody more rights than before, or decide as the second person: a session makes them only within
 * five minutes of its password.
 */
export const freshCalls: ReadonlySet<string> = new Set([
  'POST /add-operator',
  'POST /remove-operator',
  'POST /set-departments',
  'POST /set-owners',
  'POST /set-second-person',
  'POST /add-token',
  'POST /device-decide',
  'POST /confirm-request',
  'POST /override',
  'POST /finance/confirm-operator',
  'POST /finance/decide-reversal',
])

/** Beginnings of the calls of other roles than those of deliveries. */
const officePaths: readonly string[] = [
  ...['cards', 'files', 'import', 'things', 'preview', 'upload', 'seen', 'measured'].map((name) => `/newsroom-${name}`),
  ...['/queue', '/newsroom', '/departments', '/finance', '/centre'],
  ...['/moderation', '/moderation-try', '/moderation-file'],
]

/** The rule of a call, by its method and its pattern below `OPERATIONS_BASE`; undefined if nobody wrote one. */
export function ruleOf(method: string, pattern: string): CallRule | undefined {
  const own = callRules[`${method} ${pattern}`]
  if (own) return own
  const isOffice = officePaths.some((path) => pattern === path || pattern.startsWith(`${path}/`))
  return isOffice ? { for: 'office' } : undefined
}
