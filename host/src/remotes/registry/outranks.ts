import type { RegistryDocument } from '@plaza/shared/remotes'

type RegistryRank = Pick<RegistryDocument, 'serial' | 'replaces' | 'partial'>

const takesBack = (one: RegistryRank, other: RegistryRank) =>
  one.replaces !== undefined && one.replaces >= other.serial && one.replaces > (other.replaces ?? -1)

/**
 * Whether an offered registry document is taken in place of the one that is held: the higher serial, or the whole of what
 * a page brought a part of, unless one of the two says that it takes the other back.
 */
export function outranks(offered: RegistryRank, held: RegistryRank | null): boolean {
  if (!held || takesBack(offered, held)) return true
  if (takesBack(held, offered)) return false
  return offered.serial > held.serial || (offered.serial === held.serial && Boolean(held.partial) && !offered.partial)
}
