import type { Events1_0 } from './contracts/events'
import type { Nav1_4 } from './contracts/nav'
import type { Outbox1_0 } from './contracts/outbox'
import type { Player1_3 } from './contracts/player'
import type { Request1_1 } from './contracts/request'
import type { Session1_2 } from './contracts/session'
import type { Shell1_1 } from './contracts/shell'
import type { Site1_2 } from './contracts/site'
import type { Slots1_0 } from './contracts/slots'
import type { Telemetry2_0 } from './contracts/telemetry'
import type { Ui1_2 } from './contracts/ui'

export type * from './contracts/events'
export type * from './contracts/nav'
export type * from './contracts/outbox'
export type * from './contracts/player'
export type * from './contracts/request'
export type * from './contracts/session'
export type * from './contracts/shell'
export type * from './contracts/site'
export type * from './contracts/slots'
export type * from './contracts/store'
export type * from './contracts/telemetry'
export type * from './contracts/ui'

/**
 * Versions of each capability that this host offers, the newest of each major, in ascending order. A remote declares
 * which it needs before any of its code runs (docs/decisions/0023).
 */
export const contracts = {
  player: ['1.3'],
  session: ['1.2'],
  request: ['1.1'],
  nav: ['1.4'],
  shell: ['1.1'],
  site: ['1.2'],
  ui: ['1.2'],
  telemetry: ['1.0', '2.0'],
  events: ['1.0'],
  outbox: ['1.0'],
  slots: ['1.0'],
} as const
export type ContractName = keyof typeof contracts

/**
 * Everything that the host provides to a remote, in the newest version of each contract; passed to `setup` of its
 * `remote.ts`. A released version never changes: an addition is a new minor, anything else a new major.
 */
export interface HostApi extends Nav1_4, Request1_1, Shell1_1, Ui1_2, Events1_0, Outbox1_0, Slots1_0 {
  readonly contracts: Readonly<Record<ContractName, readonly string[]>>
  readonly player: Player1_3
  readonly session: Session1_2
  readonly site: Site1_2
  readonly telemetry: Telemetry2_0
}
