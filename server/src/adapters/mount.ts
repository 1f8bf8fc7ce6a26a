import type { Hono } from 'hono'
import type { Deps } from '../transport/context'
import type { Env } from '../transport/request'
import { mountInbox } from './inbox-routes'
import { mountWechat } from './wechat-routes'

/** Addresses that exist only with the adapters that stand in for outside services. */
export function mountAdapters(app: Hono<Env>, deps: Deps): void {
  mountInbox(app, deps)
  mountWechat(app, deps)
}
