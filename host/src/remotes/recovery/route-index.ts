import { type PublicKeys, ROUTES_ADDRESS, type RouteIndex } from '@plaza/shared/remotes'
import * as v from 'valibot'
import { isSigned } from '../registry/signature'
import { SignedSchema } from '../registry/stored-registry'
import { withTimeout } from './with-timeout'

const TRY_MS = 4000

/** The routes of every release in the registry. Rejects if they cannot be fetched or are not signed by our key. */
export async function fetchRouteIndex(keys: PublicKeys): Promise<RouteIndex> {
  const answer = await withTimeout(TRY_MS, fetch(ROUTES_ADDRESS, { cache: 'no-cache' }))
  if (!answer.ok) throw new Error(`the route index answered ${answer.status}`)
  const signed = v.parse(SignedSchema, await withTimeout(TRY_MS, answer.json()))
  if (!(await isSigned(signed, keys))) throw new Error('the route index is not signed by a key of ours')
  const index: RouteIndex = JSON.parse(signed.text)
  if (index.schema !== 1) throw new Error(`the route index has schema ${index.schema}`)
  return index
}
