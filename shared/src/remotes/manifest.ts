import * as v from 'valibot'
import type { ContractName } from '../host/api'
import type { RouteTable } from '../routes/define'

/** Versions of contracts by name: `{ player: '1.0' }`. Same major, at least the minor. */
export type Needs = Readonly<Partial<Record<ContractName, string>>>

/** What a remote publishes beside its files (`remote.json`): what it brings and what it needs. */
export interface RemoteManifest {
  name: string
  version: string
  /** Of the files' content: two builds of one version differ in it. */
  build: string
  /** Global under which the entry leaves its container; carries the build. */
  global: string
  /** Without one of these no code of it runs. */
  needs: Needs
  /** What it uses where there is one: without it, a part of it stays away. */
  wants: Needs
  routes: RouteTable
  /** File name of the container, below the release's folder. */
  entry: string
  /** Every script and style of the release: size in bytes and `sha384-…`. */
  files: Readonly<Record<string, { bytes: number; integrity: string }>>
  /** Files that a route needs beside the entry, for preload links. */
  preload: Readonly<Record<string, readonly string[]>>
  /** Files that a route's page may ask for once it is there: dialogs, what is below the first screen. A release of before does not say. */
  later?: Readonly<Record<string, readonly string[]>>
  /** Files of the exposed module itself, needed by every route. */
  start: readonly string[]
  /** The file, one of `files`, by which the server renders these routes. A release of before has none. */
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

/** Name of a remote: the folder `remote-<name>`. */
export const RemoteNameSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,29}$/))

/** What the registry takes as a `remote.json`. What it does not know is refused. */
export const RemoteManifestSchema = v.pipe(
  v.strictObject({
    name: RemoteNameSchema,
    version: Version,
    build: Build,
    global: v.pipe(v.string(), v.regex(/^[A-Za-z_]\w{0,99}$/)),
    needs: Contracts,
    wants: Contracts,
    routes: v.record(RouteId, Row),
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
    start: v.array(FileName),
    server: v.optional(v.strictObject({ file: FileName, routes: v.array(RouteId) })),
  }),
  v.check(({ global, build }) => global.endsWith(`_${build}`), 'the global does not carry the build id'),
  v.check(
    ({ entry, files, preload, later = {}, start, server }) =>
      [entry, ...start, ...[preload, later].flatMap(Object.values).flat(), ...(server ? [server.file] : [])].every(
        (name) => name in files,
      ),
    'a file that it names is not among its files',
  ),
)
