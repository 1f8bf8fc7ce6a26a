import { remotes, stop } from './project.mjs'

/** The remotes that were named at the command; all where none was. */
export function askedRemotes(names) {
  const unknown = names.find((name) => !remotes.includes(name))
  if (unknown) stop(`There is no remote ${unknown}; there are ${remotes.join(', ')}.`)
  return names.length > 0 ? names : remotes
}
