import type { Context } from 'hono'
import type { Environment } from '../../environment'

/** Our public origin; a trusted proxy's headers override the request's. */
export function ownOrigin(
  c: Context,
  { publicOrigin, trustsProxy }: Pick<Environment, 'publicOrigin' | 'trustsProxy'>,
): string {
  if (publicOrigin) return new URL(publicOrigin).origin
  const url = new URL(c.req.url)
  const forwarded = trustsProxy ? c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() : undefined
  return forwarded === 'https' ? `https://${url.host}` : url.origin
}
