import {
  EntriesQuery,
  type EntryChange,
  type EntryChangeBody,
  EntryPreviewBody,
  entryChanges,
  ImportBody,
  MAX_IMPORT_BYTES,
  MeasurementBody,
  NamedThingsQuery,
  type NewsroomKind,
  NewsroomUploadBody,
  newsroomKinds,
  UploadAddressBody,
} from '@plaza/shared/operations'
import type { Context, Hono } from 'hono'
import { cardRows } from '../newsroom/card-rows'
import {
  changeEntry,
  createEntry,
  type EditContext,
  publishEntry,
  restoreEntry,
  takeBackEntry,
} from '../newsroom/entries'
import { exportFiles, importFiles } from '../newsroom/files'
import { kindRows } from '../newsroom/kind-rows'
import { kinds } from '../newsroom/kinds'
import { livePartKinds } from '../newsroom/part-kinds'
import { listEntries, readEntry, readVersion } from '../newsroom/read'
import { listThings } from '../newsroom/things'
import { authoriseNewsroomUpload, noteMeasurement, playableUploadAddress } from '../newsroom/uploads'
import { type OperationsEnv, requireOperator } from '../registry/operations/access'
import { readBody, succeed } from '../registry/operations/answers'
import { previewLink } from '../registry/operations/previews'
import { refuseChange } from '../registry/refusals'
import { ownOrigin } from '../transport/client/origin'
import type { Deps } from '../transport/context'
import { refuse } from '../transport/refusal'
import { readQuery } from './query'

/** Who writes. The token of a program may be for some kinds alone; `null` is all of them. */
function whoAt(c: Context<OperationsEnv>, kind?: NewsroomKind | null): string {
  const { name, kinds: own } = requireOperator(c, 'editor')
  if (own && kind !== undefined && (kind === null || !own.includes(kind))) throw refuseChange('otherKind')
  return name
}

const PREVIEW_HOURS = 48
const VERSION = /^\d{1,9}$/

const perform = {
  create: createEntry,
  change: changeEntry,
  publish: publishEntry,
  'take-back': takeBackEntry,
  restore: restoreEntry,
} as const

function mountKind(calls: Hono<OperationsEnv>, deps: Deps, kind: NewsroomKind): void {
  calls.get(`/newsroom/${kind}`, async (c) => {
    whoAt(c, kind)
    return succeed(c, await listEntries(deps, kind, readQuery(EntriesQuery, c.req.query())))
  })
  calls.get(`/newsroom/${kind}/:id`, async (c) => {
    whoAt(c, kind)
    return succeed(c, await readEntry(deps, kind, c.req.param('id')))
  })
  calls.get(`/newsroom/${kind}/:id/:version`, async (c) => {
    whoAt(c, kind)
    const { id, version } = c.req.param()
    if (!VERSION.test(version)) throw refuse('badInput')
    return succeed(c, await readVersion(deps.db, kind, { id, version: Number(version) }))
  })
  for (const change of Object.keys(entryChanges) as EntryChange[])
    calls.post(`/newsroom/${kind}/${change}`, async (c) => {
      const who = whoAt(c, kind)
      const body = (await readBody(c, entryChanges[change])) as EntryChangeBody<typeof change>
      const act = perform[change] as (deps: Deps, edit: EditContext, body: unknown) => Promise<unknown>
      return succeed(c, await act(deps, { who, kind }, body))
    })
}

/** What editors write: see `entryChanges`. */
export function mountNewsroom(calls: Hono<OperationsEnv>, deps: Deps): void {
  calls.get('/newsroom', (c) => {
    whoAt(c)
    return succeed(c, { list: kindRows() })
  })
  calls.get('/newsroom-cards', async (c) => {
    whoAt(c)
    return succeed(c, { list: cardRows(await livePartKinds(deps.db)) })
  })
  for (const kind of newsroomKinds) mountKind(calls, deps, kind)
  calls.get('/newsroom-files', async (c) => {
    whoAt(c, null)
    return succeed(c, { files: await exportFiles(deps.db) })
  })
  calls.post('/newsroom-import', async (c) => {
    const who = whoAt(c, null)
    return succeed(c, await importFiles(deps, who, await readBody(c, ImportBody, MAX_IMPORT_BYTES)))
  })
  calls.get('/newsroom-things', async (c) => {
    whoAt(c)
    return succeed(c, await listThings(deps.db, readQuery(NamedThingsQuery, c.req.query())))
  })
  calls.post('/newsroom-preview', async (c) => {
    const { kind, id } = await readBody(c, EntryPreviewBody)
    const who = whoAt(c, kind)
    if (!kinds[kind].previews) throw refuse('badInput')
    // The link opens whatever content has the id.
    await readEntry(deps, kind, id)
    const origin = ownOrigin(c, deps.environment)
    return succeed(
      c,
      await previewLink(
        deps,
        { author: { who, owner: null }, origin },
        { content: id, hours: PREVIEW_HOURS, why: kind },
      ),
    )
  })
  calls.post('/newsroom-upload', async (c) => {
    whoAt(c)
    return succeed(c, await authoriseNewsroomUpload(deps, await readBody(c, NewsroomUploadBody)))
  })
  calls.post('/newsroom-seen', async (c) => {
    whoAt(c)
    const { address } = await readBody(c, UploadAddressBody)
    return succeed(c, { address: await playableUploadAddress(deps, address) })
  })
  calls.post('/newsroom-measured', async (c) => {
    whoAt(c)
    return succeed(c, await noteMeasurement(deps.db, await readBody(c, MeasurementBody)))
  })
}
