import type { Handler } from '../transport/registry'
import { cardHandlers } from './cards'
import { configHandlers } from './config'
import { contentHandlers } from './contents/contents'

/** Every handler of the server; the registry refuses two for one endpoint. */
export const handlers: readonly Handler[] = [...configHandlers, ...cardHandlers, ...contentHandlers]
