import type { ShellKind } from '../host/api'
import type { RouteTable } from '../routes/define'
import type { Needs } from './manifest'

/**
 * What runs where: releases and rules, the same text for every visitor, so that a static host can serve it. Which release
 * a visitor gets is decided from it by `select`.
 */
export interface RegistryDocument {
  schema: 1
  /** Rises with every change; an older one is ignored. */
  serial: number
  /** Milliseconds since the epoch. */
  issuedAt: number
  /** A rollback of the registry itself: taken although its serial is lower, by whoever holds a serial up to this one. */
  replaces?: number
  /** A page carries the remotes that it speaks of alone; the whole registry is at `REGISTRY_ADDRESS`. */
  partial?: true
  remotes: Readonly<Record<string, RegistryRemote>>
}

export interface RegistryRemote {
  /** By release id, the newest first: those that a rule names, and the one before. */
  releases: Readonly<Record<string, RegistryRelease>>
  /** The first that fits a visitor decides; without any the remote is not there. */
  rules: readonly Rule[]
  /** The release that the base rule named before: taken where the chosen one cannot be. */
  previous?: string
  /** Taken back: a page that runs one leaves it at once. */
  revoked?: readonly string[]
}

export interface RegistryRelease {
  /** `sha384-…` of the release's `remote.json`, which in turn names the hash of each of its files. */
  digest: string
  /** Where its files are, where it is not `/remotes/<remote>/<release>/`. */
  base?: string
  needs: Needs
  wants?: Needs
}

export interface Rule {
  id: string
  /** null: the remote is off for whom this rule fits. */
  release: string | null
  shells?: readonly ShellKind[]
  /** Beginnings of adcodes: `3205` is a city, `32` a province. */
  regions?: readonly string[]
  /** Of devices, 0 to 100 with two decimals; all unless told. */
  percent?: number
  /** Milliseconds since the epoch: from then on, and before then. */
  from?: number
  until?: number
}

/** The routes of every release that the registry names, so that addresses can be matched without each `remote.json`. */
export interface RouteIndex {
  schema: 1
  serial: number
  /** By `<remote>/<release>`. */
  routes: Readonly<Record<string, RouteTable>>
}

/** A text and the Ed25519 signature of its UTF-8 bytes. */
export interface SignedText {
  /** JSON: the document, exactly as it was signed. */
  text: string
  /** Id of the public key. */
  key: string
  /** base64 */
  signature: string
}

/** Ed25519 public keys by id: 32 bytes, base64. Several while one replaces another. */
export type PublicKeys = Readonly<Record<string, string>>

/** Address of the signed registry document (`Signed`). */
export const REGISTRY_ADDRESS = '/registry.json'
/** Address of the signed route index (`SignedText`). */
export const ROUTES_ADDRESS = '/routes.json'
/** Bytes of the signed registry, compressed with brotli, beyond which nothing more is promoted; some 2,000 remotes. */
export const REGISTRY_MAX_BYTES = 131_072
/** Milliseconds between two looks at the registry while a page is seen. */
export const REFRESH_MS = 300_000
/** Answers of the server say the registry's serial in this header, so that an open page knows of a change. */
export const SERIAL_HEADER = 'Registry-Serial'

/** A remote served from somewhere else for one person and a while: signed by the registry's key. */
export interface Override {
  remote: string
  /** Address of a folder with a `remote.json`, with a trailing slash. */
  base: string
  /** Milliseconds since the epoch. */
  expires: number
}
/** Query parameter and cookie that carry a signed override, as base64url of the JSON of `Signed`. */
export const OVERRIDE_QUERY = 'mf'
export const OVERRIDE_COOKIE = 'Override'
/** Cookie of the random id that keeps a device in its share; never sent with a report. */
export const VISITOR_COOKIE = 'Visitor'
/** Cookie of the adcode that the person chose, so that the server chooses as the host does. */
export const REGION_COOKIE = 'Region'
/** Cookie of the language that the person chose, so that the server renders in it. */
export const LANGUAGE_COOKIE = 'Language'
/** Cookie of who chose elder mode, so that the server renders its pages; missing for all others. */
export const ELDER_COOKIE = 'Elder'
