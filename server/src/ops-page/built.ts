import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A built script or style of the operations page. */
export interface BuiltFile {
  name: string
  /** `sha384-…` */
  integrity: string
}

interface BuiltPage {
  folder: string
  /** In the order of the HTML; the first script runs before the first paint. */
  files: readonly BuiltFile[]
  /** What scripts of the page load later, with the hashes in them. */
  later: readonly string[]
}

/** Reads the page's build output; null if it was not built. */
export function readBuiltPage(rootDir: string): BuiltPage | null {
  const folder = join(rootDir, 'server', 'dist', 'ops')
  try {
    const built = JSON.parse(readFileSync(join(folder, 'ops.json'), 'utf8')) as Pick<BuiltPage, 'files' | 'later'>
    return { folder, ...built }
  } catch {
    return null
  }
}
