interface DatabaseError {
  code?: unknown
  constraint?: unknown
  cause?: unknown
}

/** The database's own error inside the query builder's wrapper. */
function rootOf(error: unknown): DatabaseError {
  let root = error as DatabaseError
  while (root && typeof root.code !== 'string' && root.cause) root = root.cause as DatabaseError
  return root ?? {}
}

/** Whether a unique constraint rejected a row: any, or the named one. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const root = rootOf(error)
  return root.code === '23505' && (constraint === undefined || root.constraint === constraint)
}

/** Whether a check constraint rejected a row. */
export function violates(error: unknown, constraint: string): boolean {
  const root = rootOf(error)
  return root.code === '23514' && root.constraint === constraint
}

/** Whether an exclusion constraint rejected a row. */
export function excludes(error: unknown, constraint: string): boolean {
  const root = rootOf(error)
  return root.code === '23P01' && root.constraint === constraint
}

/** PostgreSQL cannot store or parse a value (SQLSTATE class 22, data exceptions): the input is invalid. */
export const isDataException = (error: unknown): boolean => /^22[0-9A-Z]{3}$/.test(String(rootOf(error).code))

const unavailableCodes = new Set([
  '53100',
  '53200',
  '53300',
  '57014',
  '55P03',
  '40001',
  '40P01',
  '57P01',
  '57P02',
  '57P03',
  '25P03',
  // Read-only: a standby, or a provider's answer to a full disk.
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
])
const unavailableMessages =
  /^connect E|connection terminated|query read timeout|timeout exceeded when trying to connect|not queryable|no space left|ENOSPC|Connection ended/i

/** The database is down, full or overloaded: the request may be retried later. */
export function isUnavailable(error: unknown): boolean {
  const root = rootOf(error)
  const text = [error, root].map((one) => (one instanceof Error ? one.message : '')).join(' ')
  return unavailableCodes.has(String(root.code)) || unavailableMessages.test(text)
}

/** The database or its disk is full. */
export function isFull(error: unknown): boolean {
  const { code } = rootOf(error)
  return code === '53100' || code === 'ENOSPC' || /no space left|ENOSPC/i.test(reasonOf(error))
}

/** Message of the innermost error, without the query. */
export function reasonOf(error: unknown): string {
  let root = error
  while (root instanceof Error && root.cause instanceof Error) root = root.cause
  return root instanceof Error ? root.message || String((root as NodeJS.ErrnoException).code ?? root) : String(root)
}
