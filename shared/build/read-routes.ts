import { existsSync, readFileSync } from 'node:fs'
import { rspack } from '@rspack/core'

/** Runs a file of plain data after stripping its types, so that a build can contain its exports. */
async function exportsOf(file: string): Promise<Record<string, unknown>> {
  const { code } = await rspack.experiments.swc.transform(readFileSync(file, 'utf8'), {
    filename: file,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  })
  const standalone = code.replace(
    /import\s*{\s*(defineRoutes|defineExtensions)\s*}\s*from\s*['"][^'"]+['"];?/g,
    'const $1 = (table) => table;',
  )
  return import(`data:text/javascript;base64,${Buffer.from(standalone).toString('base64')}`)
}

/**
 * The route table of a remote, for its `remote.json`. Each row lists the query parameters that its page reads, or none;
 * releases built before that list nothing, and the server cannot know.
 */
export async function readRoutes(file: string): Promise<object> {
  const [table = {}] = Object.values(await exportsOf(file)) as object[]
  return Object.fromEntries(Object.entries(table).map(([id, row]) => [id, { query: [], ...row }]))
}

/** The contracts that this host build offers, for its `host.json`. */
export async function readContracts(file: string): Promise<unknown> {
  const { contracts } = await exportsOf(file)
  if (!contracts) throw new Error(`${file} exports no contracts`)
  return contracts
}

/** What a remote adds to places of others, for its `remote.json`; undefined without an `extensions.ts`. */
export async function readExtensions(file: string): Promise<unknown> {
  return existsSync(file) ? Object.values(await exportsOf(file))[0] : undefined
}
