import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The part of Emscripten's file system that we complete. */
interface EmscriptenFiles {
  stream_ops: { fsync?(stream: { nfd?: number; node: unknown }): number }
  realPath(node: unknown): string
}
type EmscriptenOptions = Parameters<NodeFS['init']>[1]

const NO_FSYNC = '-F'

/** PGlite's files on a disk, with the fsync that it leaves out: what it calls written then outlives a power cut. */
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

/** What opens PGlite so that it waits for the disk at each commit, as PostgreSQL does. */
export const durableOptions = (dir: string): PGliteOptions => ({
  fs: new DurableFileSystem(dir),
  // Of the calls that reach a disk, Emscripten knows fsync alone.
  startParams: [...PGlite.defaultStartParams.filter((part) => part !== NO_FSYNC), '-c', 'wal_sync_method=fsync'],
})

/** A new database is written by another program, which leaves its files to the system. */
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
