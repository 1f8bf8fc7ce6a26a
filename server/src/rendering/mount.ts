import type { Hono } from 'hono'
import { type OperationsEnv, requireOperator } from '../registry/operations/access'
import { succeed } from '../registry/operations/answers'
import type { Deps } from '../transport/context'

/** GET `rendering`: see `OperationsRendering`. */
export function mountRendering(calls: Hono<OperationsEnv>, { renderer }: Pick<Deps, 'renderer'>): void {
  calls.get('/rendering', (c) => {
    requireOperator(c, 'viewer')
    return succeed(c, renderer.state())
  })
}
