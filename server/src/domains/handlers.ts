import type { Handler } from '../transport/registry'
import { credentialHandlers } from './account/credentials'
import { loginHandlers } from './account/login'
import { profileHandlers } from './account/profile'
import { cardHandlers } from './cards'
import { configHandlers } from './config'
import { contentHandlers } from './contents/contents'

/** Every handler of the server; the registry refuses two for one endpoint. */
export const handlers: readonly Handler[] = [
  ...credentialHandlers,
  ...loginHandlers,
  ...profileHandlers,
  ...cardHandlers,
  ...configHandlers,
  ...contentHandlers,
]
