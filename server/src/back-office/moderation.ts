import { ModerationBody } from '@plaza/shared/operations'
import type { Hono } from 'hono'
import { addVersion, listVersions } from '../domains/moderation/versions'
import { type OperationsEnv, requireOperator } from '../registry/operations/access'
import { readBody, succeed } from '../registry/operations/answers'
import type { Deps } from '../transport/context'

/** The rules of moderation: see `ModerationVersion` and `ModerationBody`. */
export function mountModeration(calls: Hono<OperationsEnv>, { db, moderation }: Deps): void {
  const list = async () => ({ list: await listVersions(db, moderation.deployed) })
  calls.get('/moderation', async (c) => {
    requireOperator(c, 'reviewer')
    return succeed(c, await list())
  })
  calls.post('/moderation', async (c) => {
    const { name } = requireOperator(c, 'reviewer')
    await addVersion(db, name, await readBody(c, ModerationBody))
    moderation.forget()
    return succeed(c, await list())
  })
}
