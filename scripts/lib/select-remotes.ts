import { remotes, stop } from './project.mjs'

/** The remotes that were named at the command; all of them without a name or by `all`. */
export function selectRemotes(names: string[]): string[] {
  if (names.length === 0 || names.includes('all')) return remotes
  const unknown = names.find((name) => !remotes.includes(name))
  if (unknown) stop(`There is no remote ${unknown}; there are ${remotes.join(', ')}.`)
  return names
}
