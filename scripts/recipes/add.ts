import { readFileSync, writeFileSync } from 'node:fs'
import { hostAlone, hostOwned } from '../../shared/build/policy'
import { notForRemotes } from '../lint/import-rules.mjs'

const packageSpec = /^((?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*)(?:@([\w.^~-]+))?$/

const refusedInRemotes = new RegExp(`^(?:${[...notForRemotes, '@plaza/(?!shared)[^/]+'].join('|')})$`)

/** Parses an npm package: `dayjs`, `dayjs@1.11.23`; undefined if invalid. */
export function readPackage(text = ''): { name: string; version: string | undefined } | undefined {
  const [, name, version] = packageSpec.exec(text) ?? []
  return name ? { name, version } : undefined
}

/** Why a remote may not depend on a package, in one sentence; undefined if it may. */
export function refusalOfPackage(name: string): string | undefined {
  if (hostOwned.includes(name)) return `${name} comes from the host: import it, it is there already.`
  if (hostAlone.includes(name))
    return `${name} belongs to the host alone (P404): ask the host with useResource, useAction, usePlayer or host.drafts.`
  if (refusedInRemotes.test(name))
    return `A remote does not import ${name}: what it needs of it comes from @plaza/shared (docs/architecture.md).`
  return undefined
}

/** Runs a function that changes files, and restores them if it fails. */
export async function changeOrRestore<Result extends { code: number }>(
  files: readonly string[],
  change: () => Promise<Result>,
): Promise<Result> {
  const before = files.map((file) => ({ file, content: readFileSync(file) }))
  const result = await change()
  if (result.code !== 0) for (const { file, content } of before) writeFileSync(file, content)
  return result
}
