import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import type { Environment } from '../environment'
import type { RenderFailure } from '../transport/ports/rendering'

/** A position in a script of a sandboxed process, with the name that the process gave it. */
const scriptPosition = /\b(host|release):(\d+):(\d+)/g

function mapOf(folder: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(join(folder, '.dev', 'server.js.map'), 'utf8')))
  } catch {
    return null
  }
}

/** `webpack://name/./src/a.tsx`, relative to the package's folder. */
const fileOf = (source: string, folder: string) => join(folder, source.replace(/^webpack:\/\/[^/]*\//, ''))

/** Prints for developers why a page was not rendered, with the position in its sources. */
export function createFailureReporter(
  { rootDir, devServers }: Pick<Environment, 'rootDir' | 'devServers'>,
  write: (text: string) => unknown = (text) => process.stderr.write(text),
) {
  return (remote: string, { kind, detail = '' }: RenderFailure): void => {
    if (!(remote in devServers) && !('host' in devServers)) return
    const folders = { host: 'host', release: `remote-${remote}` }
    const maps = { host: mapOf(join(rootDir, folders.host)), release: mapOf(join(rootDir, folders.release)) }
    const text = detail.replace(scriptPosition, (found, script: keyof typeof maps, line: string, column: string) => {
      const entry = maps[script]?.findEntry(Number(line) - 1, Number(column) - 1)
      if (!entry || !('originalSource' in entry)) return found
      return `${fileOf(entry.originalSource, folders[script])}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
    })
    write(`\nA page of ${remote} was not rendered on the server (${kind}); the browser draws it.\n${text}\n`)
  }
}
