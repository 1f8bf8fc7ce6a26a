import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The part of Emscripten's file system that we extend. */
interface EmscriptenFiles {
  stream_ops: { fsync?(stream: { nfd?: number; node: unknown }): number }
  realPath(node: unknown): string
}
type EmscriptenOptions = Parameters<NodeFS['init']>[1]

const NO_FSYNC = '-F'
/** PostgreSQL's 128 MB would all be in the process's memory, cleared at each start; the files are cached by the system too. */
const BUFFERS = 'shared_buffers=32MB'

/** PGlite's files on disk, with the fsync that PGlite omits: committed data survives a power cut. */
class DurableFileSystem extends NodeFS {
  override async init(database: PGlite, options: EmscriptenOptions) {
    const initialized = await super.init(database, options)
    initialized.emscriptenOpts.preRun?.push((module) => {
      const files = (module.FS as unknown as { filesystems: { NODEFS: EmscriptenFiles } }).filesystems.NODEFS
      files.stream_ops.fsync = ({ nfd, node }) => {
        if (nfd === undefined) syncPath(files.realPath(node))
        else fsyncSync(nfd)
        return 0
      }
    })
    return initialized
  }
}

/** Options with which PGlite waits for the disk at each commit, as PostgreSQL does. */
export const durableOptions = (dir: string): PGliteOptions => ({
  fs: new DurableFileSystem(dir),
  // Emscripten implements only fsync among the possible sync methods.
  startParams: [
    ...PGlite.defaultStartParams.filter((part) => part !== NO_FSYNC),
    '-c',
    'wal_sync_method=fsync',
    '-c',
    BUFFERS,
  ],
})

/** initdb is another program, which does not sync the files that it writes. */
export function syncTree(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true, recursive: true }))
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name))
  syncPath(dir)
}

function syncPath(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
