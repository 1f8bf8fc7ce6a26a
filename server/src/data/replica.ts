import { setTimeout as pause } from 'node:timers/promises'
import type { ReplicaOutage } from '@plaza/shared/operations'
import { drizzle } from 'drizzle-orm/node-postgres'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Database } from './database'
import { reasonOf } from './failures'
import * as schema from './schema/index'
import { type DatabaseTimeouts, ServerPool } from './server-pool'

/** A read replica of the database, which may be behind, away or promoted. */
export interface Replica {
  /**
   * The replica, if an answer of this call may come from it: it has everything from before `changedAt` (ms since the
   * epoch), and is at most a second behind. Null: ask the database itself.
   */
  databaseFor(call: string, changedAt: number): Database | null
  /** The replica could not answer this call, for instance because it writes: the database itself does for a while. */
  failed(call: string): void
  /** Since when it cannot be used, and why; null while it is used. */
  outage(): ReplicaOutage | null
  close(): Promise<void>
}

/** How far the replica may be behind. */
const MAX_BEHIND_MS = 1_000
const POLL_MS = 250
/** How long a call that failed on the replica is left to the database itself. */
const LEFT_MS = 60_000
const MAX_CALLS = 1_000
/** Positions of the last ten seconds: a replica that is further behind is not used. */
const MAX_POSITIONS = 40
/** Shorter than those of the database, which answers when the replica does not. */
const timeouts: DatabaseTimeouts = { connect: 1_000, statement: 2_000, answer: 2_500, probe: 1_000 }

/** Where the database's log was at a time. */
interface LogPosition {
  /** Milliseconds since the epoch, on our clock. */
  at: number
  lsn: bigint
}

const HEX = 16
const LOW_BITS = 32n

/** A position in the write-ahead log, written as `16/B374D848`, as a number. */
export function lsnOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(Number.parseInt(high, HEX)) << LOW_BITS) + BigInt(Number.parseInt(low, HEX))
}

interface ReplicaDeps {
  url: string
  /** Pool of the database that it follows. */
  primary: Pool
  log: Logger
}

/**
 * Opens a streaming replica. Its age is not taken from its clock, but by comparing positions in the log: what the
 * database had written by a time, the replica has replayed or not.
 */
export function openReplica({ url, primary, log }: ReplicaDeps): Replica {
  const pool = new ServerPool({ connectionString: url }, timeouts)
  pool.on('error', () => undefined)
  const db = drizzle(pool, { schema, casing: 'snake_case' })
  const left = new LRUCache<string, true>({ max: MAX_CALLS, ttl: LEFT_MS })
  const closing = new AbortController()
  let positions: LogPosition[] = []
  /** The replica has everything that was committed before this time. */
  let hasAllUntil = 0
  let outage: ReplicaOutage | null = { since: Date.now(), why: 'it was not asked yet' }

  async function look(): Promise<void> {
    const at = Date.now()
    const { rows } = await primary.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn')
    positions = [...positions, { at, lsn: lsnOf(rows[0]?.lsn ?? '') }].slice(-MAX_POSITIONS)
    const { rows: states } = await pool.query<{ standby: boolean; lsn: string | null }>(
      'select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn() as lsn',
    )
    // A promoted replica goes its own way.
    if (!states[0]?.standby) throw new Error('it is no replica any more')
    const replayed = lsnOf(states[0].lsn ?? '')
    const reached = positions.findLast(({ lsn }) => lsn <= replayed)
    if (reached) hasAllUntil = reached.at
  }

  const isUsed = () => Date.now() - hasAllUntil < MAX_BEHIND_MS

  /** Logs when the replica begins or ends to be used. */
  function report(why: string): void {
    const wasUsed = outage === null
    outage = isUsed() ? null : { since: outage?.since ?? Date.now(), why }
    if ((outage === null) === wasUsed) return
    if (outage) log.warn({ reason: why }, 'replica not used')
    else log.info('replica used')
  }

  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      let reason = `it is more than ${MAX_BEHIND_MS} ms behind`
      try {
        await look()
      } catch (error) {
        reason = reasonOf(error)
        hasAllUntil = 0
      }
      report(reason)
      await pause(POLL_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
    }
  }
  const following = follow()

  return {
    databaseFor: (call, changedAt) => (hasAllUntil > changedAt && isUsed() && !left.has(call) ? db : null),
    failed: (call) => void left.set(call, true),
    outage: () => outage,
    async close() {
      closing.abort()
      await following
      await pool.end()
    },
  }
}
