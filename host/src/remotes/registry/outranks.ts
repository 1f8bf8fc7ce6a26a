import type { RegistryDocument } from '@plaza/shared/remotes'

type RegistryRank = Pick<RegistryDocument, 'serial' | 'replaces'>

const takesBack = (one: RegistryRank, other: RegistryRank) =>
  one.replaces !== undefined && one.replaces >= other.serial && one.replaces > (other.replaces ?? -1)

/**
 * Whether an offered registry document is taken in place of the one that is held: the higher serial, unless one of the
 * two says that it takes the other back.
 */
export function outranks(offered: RegistryRank, held: RegistryRank | null): boolean {
  if (!held || takesBack(offered, held)) return true
  return !takesBack(held, offered) && offered.serial > held.serial
}
