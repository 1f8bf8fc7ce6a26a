import { join } from 'node:path'
import {
  AddOperatorBody,
  AddTokenBody,
  type ChangeBody,
  type ChangeName,
  changes,
  EndPreviewBody,
  EndReleasePreviewBody,
  LoginBody,
  type MissingFiles,
  MissingFilesBody,
  OPERATIONS_BASE,
  OverrideBody,
  PreviewBody,
  ReleasePreviewBody,
  RemoveOperatorBody,
  RemoveTokenBody,
  SetDepartmentsBody,
} from '@plaza/shared/operations'
import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { ownOrigin } from '../../transport/client/origin'
import type { Deps } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { clientAddressOf, type Env } from '../../transport/request'
import { perform } from '../changes/perform'
import { endReleasePreview, listReleasePreviews, previewRelease } from '../release-previews/links'
import { missingFiles, publishUpload } from '../uploads/publish-upload'
import { readUpload } from '../uploads/read-upload'
import { anyOperator, identify, type OperationsEnv, requireOperator, SESSION_COOKIE } from './access'
import { fail, readBody, succeed } from './answers'
import { readLog } from './log'
import { logIn, logOut, SESSION_SECONDS } from './operators'
import { signOverride } from './overrides'
import { endPreview, listPreviews, previewLink } from './previews'
import { addOperator, listOperators, removeOperator, setDepartments } from './staff'
import { createStatus } from './status'
import { configuredOrGenerated } from './token'
import { addToken, listTokens, removeToken } from './tokens'

/** Mounts the operators' API. `more` adds calls of other modules behind the same access checks. */
export function mountOperations(app: Hono<Env>, deps: Deps, more?: (calls: Hono<OperationsEnv>) => void): void {
  const { environment, db } = deps
  const calls = new Hono<OperationsEnv>()
  calls.use(identify(deps, configuredOrGenerated(environment.opsToken, join(environment.dataDir, 'ops-token'))))
  mountSession(calls, deps)
  mountChanges(calls, deps)

  calls.get('/log', async (c) => {
    requireOperator(c, 'viewer')
    const before = v.safeParse(Before, c.req.query('before'))
    if (!before.success) throw refuse('badInput')
    return succeed(c, await readLog(db, before.output))
  })
  calls.post('/override', async (c) => {
    const who = requireOperator(c, 'releaser').name
    const body = await readBody(c, OverrideBody)
    return succeed(c, await signOverride(deps, { who, origin: ownOrigin(c, environment) }, body))
  })
  calls.post('/preview', async (c) => {
    const who = requireOperator(c, 'releaser').name
    return succeed(
      c,
      await previewLink(deps, { who, origin: ownOrigin(c, environment) }, await readBody(c, PreviewBody)),
    )
  })
  calls.get('/previews', async (c) => {
    requireOperator(c, 'viewer')
    return succeed(c, { list: await listPreviews(db) })
  })
  calls.post('/end-preview', async (c) => {
    const who = requireOperator(c, 'releaser').name
    return succeed(c, await endPreview(deps, who, await readBody(c, EndPreviewBody)))
  })
  mountReleasePreviews(calls, deps)
  mountOperators(calls, deps)
  mountTokens(calls, deps)
  more?.(calls)
  calls.all('*', () => {
    throw refuse('unknownAddress')
  })
  calls.onError((error, c) => fail(c, error, deps))
  app.route(OPERATIONS_BASE, calls as unknown as Hono<Env>)
}

const Before = v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)))

function mountSession(calls: Hono<OperationsEnv>, { db, secret, load, environment }: Deps): void {
  calls.post('/login', async (c) => {
    const ip = clientAddressOf(c as never, environment.trustsProxy)
    const { operator, token } = await logIn({ db, secret, load }, { ...(await readBody(c, LoginBody)), ip })
    setCookie(c, SESSION_COOKIE, token, {
      maxAge: SESSION_SECONDS,
      path: '/ops',
      httpOnly: true,
      sameSite: 'Strict',
      secure: ownOrigin(c, environment).startsWith('https:'),
    })
    return succeed(c, operator)
  })
  calls.post('/logout', async (c) => {
    const token = getCookie(c, SESSION_COOKIE)
    if (token) await logOut(db, token)
    deleteCookie(c, SESSION_COOKIE, { path: '/ops' })
    return succeed(c, null)
  })
  calls.get('/me', (c) => succeed(c, anyOperator(c)))
}

/** Links that show a published release before any rule gives it to anyone. */
function mountReleasePreviews(calls: Hono<OperationsEnv>, deps: Deps): void {
  const { environment } = deps
  calls.get('/release-previews', async (c) => {
    requireOperator(c, 'releaser')
    return succeed(c, { list: await listReleasePreviews(deps, ownOrigin(c, environment)) })
  })
  calls.post('/preview-release', async (c) => {
    const who = requireOperator(c, 'releaser').name
    const body = await readBody(c, ReleasePreviewBody)
    return succeed(c, await previewRelease(deps, { who, origin: ownOrigin(c, environment) }, body))
  })
  calls.post('/end-release-preview', async (c) => {
    const who = requireOperator(c, 'releaser').name
    const body = await readBody(c, EndReleasePreviewBody)
    return succeed(c, await endReleasePreview(deps, { who, origin: ownOrigin(c, environment) }, body))
  })
}

function mountOperators(calls: Hono<OperationsEnv>, deps: Deps): void {
  calls.get('/operators', async (c) => {
    requireOperator(c, 'releaser')
    return succeed(c, { list: await listOperators(deps.db) })
  })
  calls.post('/add-operator', async (c) => {
    const who = requireOperator(c, 'releaser').name
    return succeed(c, await addOperator(deps, who, await readBody(c, AddOperatorBody)))
  })
  calls.post('/set-departments', async (c) => {
    const who = requireOperator(c, 'releaser').name
    return succeed(c, await setDepartments(deps, who, await readBody(c, SetDepartmentsBody)))
  })
  calls.post('/remove-operator', async (c) => {
    const who = requireOperator(c, 'releaser').name
    return succeed(c, await removeOperator(deps, who, await readBody(c, RemoveOperatorBody)))
  })
}

/** Tokens of programs, which work in a role. */
function mountTokens(calls: Hono<OperationsEnv>, deps: Deps): void {
  calls.get('/tokens', async (c) => {
    requireOperator(c, 'releaser')
    return succeed(c, { list: await listTokens(deps.db) })
  })
  calls.post('/add-token', async (c) => {
    const who = requireOperator(c, 'releaser').name
    return succeed(c, await addToken(deps, who, await readBody(c, AddTokenBody)))
  })
  calls.post('/remove-token', async (c) => {
    const who = requireOperator(c, 'releaser').name
    return succeed(c, await removeToken(deps, who, await readBody(c, RemoveTokenBody)))
  })
}

function mountChanges(calls: Hono<OperationsEnv>, deps: Deps): void {
  const statusOf = createStatus(deps)
  const { environment } = deps
  calls.get('/status', async (c) => {
    requireOperator(c, 'viewer')
    return succeed(c, await statusOf())
  })
  for (const action of Object.keys(changes) as ChangeName[]) {
    calls.post(`/${action}`, async (c) => {
      const { name } = requireOperator(c, 'releaser')
      const body = (await readBody(c, changes[action])) as ChangeBody<typeof action>
      await perform(deps, name, { action, body })
      return succeed(c, await statusOf())
    })
  }
  calls.post('/missing-files', async (c) => {
    requireOperator(c, 'releaser')
    const body = await readBody(c, MissingFilesBody)
    return succeed(c, { missing: await missingFiles(environment.releasesDir, body) } satisfies MissingFiles)
  })
  calls.post('/upload', async (c) => {
    const { name } = requireOperator(c, 'releaser')
    const { body, sent } = await readUpload(c)
    await publishUpload(deps, name, { body, sent })
    return succeed(c, await statusOf())
  })
}
