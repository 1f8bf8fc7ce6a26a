import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { registryRemotes, releaseRules, releases } from '../../data/schema/index'
import { refuseChange } from '../refusals'
import type { RuleRow, Tables } from '../rows'

/** Ranks of rules: the base at the bottom, shares and scopes above it, `off` at the top. */
export const ranks = { base: 0, off: 1_000_000 } as const

/** The registry's rows of one remote; refuses an unknown name. */
export function remoteIn({ remotes, rules }: Tables, name: string) {
  const found = remotes.find((remote) => remote.name === name)
  if (!found) throw refuseChange('unknownRemote', name)
  const own = rules.filter(({ remote }) => remote === name)
  return {
    name,
    previous: found.previous,
    retiredAt: found.retiredAt,
    rules: own,
    base: own.find(({ base }) => base) ?? null,
  }
}
export type RemoteRows = ReturnType<typeof remoteIn>

export const setPrevious = (tx: Transaction, name: string, previous: string | null) =>
  tx.update(registryRemotes).set({ previous }).where(eq(registryRemotes.name, name))

export const setRetired = (tx: Transaction, name: string, retiredAt: Date | null) =>
  tx.update(registryRemotes).set({ retiredAt }).where(eq(registryRemotes.name, name))

export const setRevoked = (tx: Transaction, remote: string, release: string, revokedAt: Date | null) =>
  tx
    .update(releases)
    .set({ revokedAt })
    .where(and(eq(releases.remote, remote), eq(releases.release, release)))

export async function dropRules(tx: Transaction, rules: readonly RuleRow[]): Promise<void> {
  if (rules.length === 0) return
  const ids = rules.map(({ id }) => id)
  await tx.delete(releaseRules).where(inArray(releaseRules.id, ids))
}

export const setBase = (tx: Transaction, { id }: RuleRow, release: string, since: Date) =>
  tx.update(releaseRules).set({ release, createdAt: since }).where(eq(releaseRules.id, id))

/** What the log stores about a rule. */
export const ruleDetail = ({
  id,
  release,
  shells,
  regions,
  languages,
  app,
  percent,
  from,
  until,
}: Omit<RuleRow, 'rank'>): Record<string, unknown> => ({
  id,
  release,
  ...(shells && { shells }),
  ...(regions && { regions }),
  ...(languages && { languages }),
  ...(app && { app }),
  ...(percent < 100 && { percent }),
  ...(from && { from: from.getTime() }),
  ...(until && { until: until.getTime() }),
})
