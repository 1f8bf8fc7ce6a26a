import { createMiddleware } from 'hono/factory'
import type { Deps } from '../context'
import { sendRefusal } from '../dispatch'
import { Refusal } from '../refusal'
import { clientAddressOf, type Env } from '../request'

const FREE = /^\/(healthz|readyz)$/

/** Refuses an address with too many requests before anything else runs. */
export function limitLoad({ environment, load }: Pick<Deps, 'environment' | 'load'>) {
  return createMiddleware<Env>(async (c, next) => {
    if (FREE.test(c.req.path)) return next()
    const address = clientAddressOf(c, environment.trustsProxy)
    try {
      return await load.request(address, c.req.path, next)
    } catch (error) {
      if (error instanceof Refusal) return sendRefusal(c, error)
      throw error
    }
  })
}
