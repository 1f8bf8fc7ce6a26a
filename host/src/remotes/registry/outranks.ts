import type { RegistryDocument } from '@plaza/shared/remotes'

type RegistryRank = Pick<RegistryDocument, 'serial' | 'replaces' | 'partial'>

const takesBack = (one: RegistryRank, other: RegistryRank) =>
  one.replaces !== undefined && one.replaces >= other.serial && one.replaces > (other.replaces ?? -1)

/**
 * Whether an offered registry document replaces the current one: it has a higher serial, or is the complete version of
 * a partial one, unless one of the two declares that it replaces the other.
 */
export function outranks(offered: RegistryRank, held: RegistryRank | null): boolean {
  if (!held || takesBack(offered, held)) return true
  if (takesBack(held, offered)) return false
  return offered.serial > held.serial || (offered.serial === held.serial && Boolean(held.partial) && !offered.partial)
}
