import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../lib/project.mjs'
import { copyWorkspace } from '../testing/workspace'

/** Packages of this project in a `node_modules` folder: links into the project. */
const OWN = '@plaza'
/** Compiled types and the like, which belong to the sources here. */
const CACHES = ['.cache', '.vite', '.vitest']

/** Links the packages of one folder of the project into the same folder of its copy. */
function linkPackages(copy: string, name: string): void {
  const [from, to] = [join(root, name, 'node_modules'), join(copy, name, 'node_modules')]
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from).filter((entry) => !CACHES.includes(entry))) {
    const [source, link] = [join(from, entry), join(to, entry)]
    if (entry !== OWN) {
      symlinkSync(source, link)
      continue
    }
    mkdirSync(link)
    for (const own of readdirSync(source))
      symlinkSync(join(copy, relative(root, realpathSync(join(source, own)))), join(link, own))
  }
}

/** A copy of the project's sources with the installed packages: to lint, compile and test what recipes write. */
export function copyWithPackages(): ReturnType<typeof copyWorkspace> {
  const copy = copyWorkspace()
  const packages = ['.', ...readdirSync(root)].filter((name) => existsSync(join(root, name, 'node_modules')))
  for (const name of packages) linkPackages(copy.folder, name)
  return copy
}
