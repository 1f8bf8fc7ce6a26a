import * as v from 'valibot'
import type { Extensions } from '../extensions/points'
import { ExtensionsSchema } from '../extensions/schema'
import type { ContractName } from '../host/api'
import type { RouteTable } from '../routes/define'

/** Versions of contracts by name: `{ player: '1.0' }`. A host must offer the same major and at least the minor. */
export type Needs = Readonly<Partial<Record<ContractName, string>>>

/** The document `remote.json` of a release: what it contains and what it needs. */
export interface RemoteManifest {
  name: string
  version: string
  /** Hash of the bundler's output: two builds of one version have different ids. */
  build: string
  /** Global under which the entry stores its container; contains the build id. */
  global: string
  /** Required contracts: without one of them none of its code runs. */
  needs: Needs
  /** Optional contracts: without one of them a part of it is missing. */
  wants: Needs
  routes: RouteTable
  /** What it adds to places of others, by extension point. Missing in older releases. */
  extensions?: Extensions
  /** File name of the container, relative to the release's folder. */
  entry: string
  /** Every script and style of the release: size in bytes and `sha384-…`. */
  files: Readonly<Record<string, { bytes: number; integrity: string }>>
  /** Files that a route needs besides the entry, for preload links. */
  preload: Readonly<Record<string, readonly string[]>>
  /** Files that a route's page may load later: dialogs, parts below the first screen. Missing in older releases. */
  later?: Readonly<Record<string, readonly string[]>>
  /** Files that each part needs besides the entry. Missing in older releases. */
  parts?: Readonly<Record<string, readonly string[]>>
  /** Files of the exposed module itself, needed by every route. */
  start: readonly string[]
  /** The file, one of `files`, with which the server renders these routes. Missing in older releases. */
  server?: { file: string; routes: readonly string[] }
}

const Version = v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/))
const Build = v.pipe(v.string(), v.regex(/^[0-9a-z]{3,20}$/))
const Contracts = v.record(
  v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/)),
  v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{1,3}$/)),
)
const FileName = v.pipe(v.string(), v.regex(/^[\w-]+(\.[\w-]+)*\.(js|css)$/))
const RouteId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))
const Row = v.looseObject({ path: v.pipe(v.string(), v.regex(/^(\/|\*$)/), v.maxLength(200)) })

/** No remote has these: commands and reports use them, and every object has a `constructor`. */
export const reservedRemoteNames = ['all', 'constructor', 'host', 'server'] as const

/** Name of a remote: the folder `remote-<name>`. */
export const RemoteNameSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,29}$/), v.notValues(reservedRemoteNames))

/** Schema of a `remote.json` in the registry. Unknown fields are rejected. */
export const RemoteManifestSchema = v.pipe(
  v.strictObject({
    name: RemoteNameSchema,
    version: Version,
    build: Build,
    global: v.pipe(v.string(), v.regex(/^[A-Za-z_]\w{0,99}$/)),
    needs: Contracts,
    wants: Contracts,
    routes: v.record(RouteId, Row),
    extensions: v.optional(ExtensionsSchema),
    entry: FileName,
    files: v.record(
      FileName,
      v.strictObject({
        bytes: v.pipe(v.number(), v.integer()),
        integrity: v.pipe(v.string(), v.regex(/^sha384-.{64}$/)),
      }),
    ),
    preload: v.record(RouteId, v.array(FileName)),
    later: v.optional(v.record(RouteId, v.array(FileName))),
    parts: v.optional(v.record(RouteId, v.array(FileName))),
    start: v.array(FileName),
    server: v.optional(v.strictObject({ file: FileName, routes: v.array(RouteId) })),
  }),
  v.check(({ global, build }) => global.endsWith(`_${build}`), 'the global does not carry the build id'),
  v.check(
    ({ entry, files, preload, later = {}, parts = {}, start, server }) =>
      [
        entry,
        ...start,
        ...[preload, later, parts].flatMap(Object.values).flat(),
        ...(server ? [server.file] : []),
      ].every((name) => name in files),
    'a file that it names is not among its files',
  ),
)
