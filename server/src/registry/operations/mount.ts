import { join } from 'node:path'
import {
  AddOperatorBody,
  AddTokenBody,
  type ChangeBody,
  type ChangeName,
  ConfirmRequestBody,
  changes,
  DeclineRequestBody,
  EndPreviewBody,
  EndReleasePreviewBody,
  type MissingFiles,
  MissingFilesBody,
  OPERATIONS_BASE,
  type OperationsStatus,
  OverrideBody,
  PreviewBody,
  ReleasePreviewBody,
  RemoveOperatorBody,
  RemoveTokenBody,
  SetDepartmentsBody,
  SetOwnersBody,
  SetSecondPersonBody,
} from '@plaza/shared/operations'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { ownOrigin } from '../../transport/client/origin'
import type { Deps } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import type { Env } from '../../transport/request'
import { endReleasePreview, listReleasePreviews, previewRelease } from '../release-previews/links'
import { missingFiles, publishUpload } from '../uploads/publish-upload'
import { readUpload } from '../uploads/read-upload'
import { callerAt, identify, type OperationsEnv } from './access'
import { fail, readBody, succeed } from './answers'
import { readLog } from './log'
import { mountDevices } from './mount-devices'
import { mountSession } from './mount-session'
import { signOverride } from './overrides'
import { endPreview, listPreviews, previewLink } from './previews'
import { authorize } from './rights/authorize'
import { authorOf, type Caller, covers } from './rights/caller'
import { listOwners, setOwners } from './rights/owners'
import { performAs, setSecondPerson } from './rights/perform-as'
import { confirmRequest, declineRequest } from './second-person/requests'
import { addOperator, listOperators, removeOperator, setDepartments } from './staff'
import { createStatus } from './status'
import { configuredOrGenerated } from './token'
import { addToken, listTokens, removeToken } from './tokens'

/** Mounts the operators' API. `more` adds calls of other modules behind the same access checks. */
export function mountOperations(app: Hono<Env>, deps: Deps, more?: (calls: Hono<OperationsEnv>) => void): void {
  const { environment, db } = deps
  const calls = new Hono<OperationsEnv>()
  calls.use(identify(deps, configuredOrGenerated(environment.opsToken, join(environment.dataDir, 'ops-token'))))
  calls.use(authorize(deps))
  mountSession(calls, deps)
  mountChanges(calls, deps)

  calls.get('/log', async (c) => {
    const filter = v.safeParse(LogQuery, c.req.query())
    if (!filter.success) throw refuse('badInput')
    return succeed(c, await readLog(db, filter.output))
  })
  calls.post('/override', async (c) => {
    const body = await readBody(c, OverrideBody)
    return succeed(c, await signOverride(deps, { caller: callerAt(c), origin: ownOrigin(c, environment) }, body))
  })
  calls.post('/preview', async (c) => {
    const author = authorAt(c)
    return succeed(
      c,
      await previewLink(deps, { author, origin: ownOrigin(c, environment) }, await readBody(c, PreviewBody)),
    )
  })
  calls.get('/previews', async (c) => {
    return succeed(c, { list: await listPreviews(db) })
  })
  calls.post('/end-preview', async (c) => {
    const author = authorAt(c)
    return succeed(c, await endPreview(deps, author, await readBody(c, EndPreviewBody)))
  })
  mountReleasePreviews(calls, deps)
  mountOperators(calls, deps)
  mountDevices(calls, deps)
  mountOwners(calls, deps)
  mountTokens(calls, deps)
  more?.(calls)
  calls.all('*', () => {
    throw refuse('unknownAddress')
  })
  calls.onError((error, c) => fail(c, error, deps))
  app.route(OPERATIONS_BASE, calls as unknown as Hono<Env>)
}

/** What a caller may read of the answer to a change: a token without `read` is told of its own remotes alone. */
function readable(status: OperationsStatus, { operator: { remotes, may } }: Caller): OperationsStatus {
  if (!may || may.includes('read')) return status
  const isOwn = (name: string) => remotes?.includes(name) ?? true
  return {
    ...status,
    remotes: status.remotes.filter(({ name }) => isOwn(name)),
    waiting: status.waiting.filter(({ remote }) => isOwn(remote)),
  }
}

const authorAt = (c: Context<OperationsEnv>) => authorOf(callerAt(c))

const Name = v.optional(v.pipe(v.string(), v.maxLength(60)))
const StatusQuery = v.object({ remote: Name })
const LogQuery = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  remote: Name,
  who: Name,
})

/** Links that show a published release before any rule gives it to anyone. */
function mountReleasePreviews(calls: Hono<OperationsEnv>, deps: Deps): void {
  const { environment } = deps
  calls.get('/release-previews', async (c) => {
    const all = await listReleasePreviews(deps, ownOrigin(c, environment))
    return succeed(c, { list: all.filter(({ remote }) => covers(callerAt(c), 'preview', remote)) })
  })
  calls.post('/preview-release', async (c) => {
    const body = await readBody(c, ReleasePreviewBody)
    return succeed(c, await previewRelease(deps, { ...authorAt(c), origin: ownOrigin(c, environment) }, body))
  })
  calls.post('/end-release-preview', async (c) => {
    const body = await readBody(c, EndReleasePreviewBody)
    return succeed(c, await endReleasePreview(deps, { ...authorAt(c), origin: ownOrigin(c, environment) }, body))
  })
}

function mountOperators(calls: Hono<OperationsEnv>, deps: Deps): void {
  calls.get('/operators', async (c) => {
    return succeed(c, { list: await listOperators(deps.db) })
  })
  calls.post('/add-operator', async (c) => {
    const author = authorAt(c)
    return succeed(c, await addOperator(deps, author, await readBody(c, AddOperatorBody)))
  })
  calls.post('/set-departments', async (c) => {
    const author = authorAt(c)
    return succeed(c, await setDepartments(deps, author, await readBody(c, SetDepartmentsBody)))
  })
  calls.post('/remove-operator', async (c) => {
    const author = authorAt(c)
    return succeed(c, await removeOperator(deps, author, await readBody(c, RemoveOperatorBody)))
  })
}

/** Owners of remotes. */
function mountOwners(calls: Hono<OperationsEnv>, deps: Deps): void {
  calls.get('/owners', async (c) => succeed(c, { list: await listOwners(deps.db) }))
  calls.post('/set-owners', async (c) =>
    succeed(c, await setOwners(deps, authorAt(c), await readBody(c, SetOwnersBody))),
  )
}

/** Tokens of programs, which work in a role. */
function mountTokens(calls: Hono<OperationsEnv>, deps: Deps): void {
  calls.get('/tokens', async (c) => {
    return succeed(c, { list: await listTokens(deps.db, callerAt(c)) })
  })
  calls.post('/add-token', async (c) => {
    return succeed(c, await addToken(deps, callerAt(c), await readBody(c, AddTokenBody)))
  })
  calls.post('/remove-token', async (c) => {
    return succeed(c, await removeToken(deps, callerAt(c), await readBody(c, RemoveTokenBody)))
  })
}

function mountChanges(calls: Hono<OperationsEnv>, deps: Deps): void {
  const statusOf = createStatus(deps)
  /** The answer to a change, or to its request. */
  const answerOf = async (c: Context<OperationsEnv>, asked: number | null = null) => {
    const status = readable(await statusOf(), callerAt(c))
    return { ...status, ...(asked !== null && { asked }) }
  }
  calls.post('/set-second-person', async (c) =>
    succeed(c, await answerOf(c, await setSecondPerson(deps, callerAt(c), await readBody(c, SetSecondPersonBody)))),
  )
  calls.post('/confirm-request', async (c) => {
    await confirmRequest(deps, callerAt(c), await readBody(c, ConfirmRequestBody))
    return succeed(c, await answerOf(c))
  })
  calls.post('/decline-request', async (c) => {
    await declineRequest(deps, callerAt(c), await readBody(c, DeclineRequestBody))
    return succeed(c, await answerOf(c))
  })
  calls.get('/status', async (c) => {
    const query = v.safeParse(StatusQuery, c.req.query())
    if (!query.success) throw refuse('badInput')
    return succeed(c, await statusOf(query.output.remote))
  })
  for (const action of Object.keys(changes) as ChangeName[]) {
    calls.post(`/${action}`, async (c) => {
      const body = (await readBody(c, changes[action])) as ChangeBody<typeof action>
      return succeed(c, await answerOf(c, await performAs(deps, callerAt(c), { action, body })))
    })
  }
  calls.post('/missing-files', async (c) => {
    const body = await readBody(c, MissingFilesBody)
    return succeed(c, { missing: await missingFiles(deps, body) } satisfies MissingFiles)
  })
  calls.post('/upload', async (c) => {
    await publishUpload(deps, callerAt(c), await readUpload(c))
    return succeed(c, await answerOf(c))
  })
}
