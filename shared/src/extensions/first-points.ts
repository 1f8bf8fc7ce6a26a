import type { Extensions, PointName } from './points'

/** Points that every page draws. */
const always: readonly PointName[] = ['footer.item']

/**
 * The part of a description that a page draws first. The rest comes with the complete manifest, which is fetched once the
 * page is shown.
 */
export function firstExtensions(
  extensions: Extensions | undefined,
  { draws = [] }: { draws?: readonly string[] | undefined } = {},
): Extensions | undefined {
  const drawn = Object.entries(extensions ?? {}).filter(([point]) => [...always, ...draws].includes(point))
  return drawn.length > 0 ? Object.fromEntries(drawn) : undefined
}
