import { CommandError } from './command-error'
import { remotes } from './project.mjs'

/** The named remotes; all of them without a name or with `all`. */
export function selectRemotes(names: readonly string[]): string[] {
  if (names.length === 0 || names.includes('all')) return remotes
  const unknown = names.find((name) => !remotes.includes(name))
  if (unknown) throw new CommandError(`There is no remote ${unknown}; there are ${remotes.join(', ')}.`)
  return [...names]
}
