import type { Context } from 'hono'
import type { Environment } from '../../environment'

/** Whether a report comes from a page of ours; browsers send the origin with every POST. */
export function isFromOwnPage(
  c: Context,
  { origins, publicOrigin }: Pick<Environment, 'origins' | 'publicOrigin'>,
): boolean {
  const origin = c.req.header('origin')
  if (origin === undefined || origins.includes(origin)) return true
  if (!URL.canParse(origin)) return false
  const own = publicOrigin ? new URL(publicOrigin).host : undefined
  return [c.req.header('host'), own].includes(new URL(origin).host)
}
