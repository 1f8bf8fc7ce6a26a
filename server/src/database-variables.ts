import { availableParallelism } from 'node:os'
import type { Variables } from './provider-accounts'

/** Environment variable with the number of a process behind a shared port, from 1. */
export const PROCESS_NUMBER = 'PLAZA_PROCESS'

/** The databases, and the processes that use them. */
export interface DatabaseSettings {
  /** PostgreSQL URL; undefined for the embedded database. */
  databaseUrl: string | undefined
  /** PostgreSQL URL without a pooler in between, for migrations and notifications; `databaseUrl` if undefined. */
  databaseDirectUrl: string | undefined
  /** PostgreSQL URL of a streaming replica, for reads that may be a second old. */
  databaseReadUrl: string | undefined
  /** Number of server processes behind the port. */
  processes: number
  /** Which of them this is, from 1; null with one process only, and in their primary. */
  processNumber: number | null
}

/** Reads the settings of databases and processes; throws one sentence for an invalid value. */
export function databasesOf(variables: Variables): DatabaseSettings {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_READ_URL } = variables
  if (DATABASE_READ_URL && !DATABASE_URL)
    throw new Error('DATABASE_READ_URL needs DATABASE_URL, which it is a replica of.')
  return {
    databaseUrl: DATABASE_URL || undefined,
    databaseDirectUrl: DATABASE_DIRECT_URL || undefined,
    databaseReadUrl: DATABASE_READ_URL || undefined,
    processes: processesOf(variables),
    processNumber: Number(variables[PROCESS_NUMBER]) || null,
  }
}

function processesOf({ PLAZA_PROCESSES = '1', DATABASE_URL }: Variables): number {
  const count = PLAZA_PROCESSES === 'auto' ? availableParallelism() : Number(PLAZA_PROCESSES || 1)
  if (!Number.isInteger(count) || count < 1 || count > 64)
    throw new Error(`PLAZA_PROCESSES must be auto or a number from 1 to 64, not ${PLAZA_PROCESSES}.`)
  if (PLAZA_PROCESSES !== 'auto' && count > 1 && !DATABASE_URL)
    throw new Error('PLAZA_PROCESSES above 1 needs DATABASE_URL: one process alone can open the embedded database.')
  return DATABASE_URL ? count : 1
}
