import type { AnyLifecycle } from '../core/lifecycle'
import { wishLifecycle } from './wishes'

/** Every state machine of practice by the name of its thing; `docs/lifecycles.md` is drawn from it. */
export const lifecycles = {
  wish: wishLifecycle,
} as const satisfies Readonly<Record<string, AnyLifecycle>>
