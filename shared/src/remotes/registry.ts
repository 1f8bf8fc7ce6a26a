import type { Extensions } from '../extensions/points'
import type { ShellKind } from '../host/api'
import type { Language } from '../page-context'
import type { RouteTable } from '../routes/define'
import type { Needs } from './manifest'

/**
 * Releases and rules: one text for every visitor, so that a static host can serve it. `select` derives from it which
 * release a visitor gets.
 */
export interface RegistryDocument {
  schema: 1
  /** Rises with every change; an older document is ignored. */
  serial: number
  /** Milliseconds since the epoch. */
  issuedAt: number
  /**
   * Rollback of the registry itself: holders of a serial up to this one accept the document although its serial is
   * lower.
   */
  replaces?: number
  /** Contains only some remotes, for one page; the complete registry is at `REGISTRY_ADDRESS`. */
  partial?: true
  remotes: Readonly<Record<string, RegistryRemote>>
}

export interface RegistryRemote {
  /** By release id, newest first: releases named by a rule, and the previous one. */
  releases: Readonly<Record<string, RegistryRelease>>
  /** The first matching rule decides; without one the visitor does not get the remote. */
  rules: readonly Rule[]
  /** The base before the current one: the fallback if the chosen release fails. */
  previous?: string
  /** Rolled back releases: a page that runs one leaves it at once. */
  revoked?: readonly string[]
}

export interface RegistryRelease {
  /** `sha384-…` of the release's `remote.json`, which has the hash of each of its files. */
  digest: string
  /** Base URL of its files, if not `/remotes/<remote>/<release>/`. */
  base?: string
  needs: Needs
  wants?: Needs
}

/** Versions of our app: from the first (inclusive) to the second (exclusive), as `3.2`. */
export interface AppRange {
  from?: string
  before?: string
}

/**
 * Conditions that hosts before them do not know. A rule with any has `percent: 0`, so that such a host never matches it;
 * a newer host takes the share from here. A condition that a host does not know makes it skip the rule.
 */
export interface RuleConditions {
  languages?: readonly Language[]
  app?: AppRange
  percent?: number
}

export interface Rule {
  id: string
  /** null: the remote is off for visitors that match. */
  release: string | null
  shells?: readonly ShellKind[]
  /** Prefixes of adcodes: `3205` is a city, `32` a province. */
  regions?: readonly string[]
  /** Share of devices, 0 to 100 with two decimals; all by default. */
  percent?: number
  when?: RuleConditions
  /** Start and end in milliseconds since the epoch. */
  from?: number
  until?: number
}

/** Routes of every release in the registry, so that addresses can be matched without each `remote.json`. */
export interface RouteIndex {
  schema: 1
  serial: number
  /** By `<remote>/<release>`. */
  routes: Readonly<Record<string, RouteTable>>
  /** What releases add to places of others, in the same way. Missing in older indexes. */
  extensions?: Readonly<Record<string, Extensions>>
}

/** A text and the Ed25519 signature of its UTF-8 bytes. */
export interface SignedText {
  /** JSON, exactly as it was signed. */
  text: string
  /** Id of the public key. */
  key: string
  /** Base64. */
  signature: string
}

/** Ed25519 public keys by id: 32 bytes, base64. Several during a key rotation. */
export type PublicKeys = Readonly<Record<string, string>>

/** Address of the signed registry document (`SignedText`). */
export const REGISTRY_ADDRESS = '/registry.json'
/** Address of the signed route index (`SignedText`). */
export const ROUTES_ADDRESS = '/routes.json'
/** Maximum size of the signed registry with brotli, about 2,000 remotes; beyond it promotions are rejected. */
export const REGISTRY_MAX_BYTES = 131_072
/** Milliseconds between fetches of the registry while a page is visible. */
export const REFRESH_MS = 300_000
/** Response header with the registry's serial, by which an open page learns of a change. */
export const SERIAL_HEADER = 'Registry-Serial'

/** Loads one remote from another origin, for one person and a limited time; signed with the registry's key. */
export interface Override {
  remote: string
  /** Base URL with a `remote.json`, with a trailing slash. */
  base: string
  /** Milliseconds since the epoch. */
  expires: number
}
/** Query parameter and cookie that carry a signed override, as base64url of the JSON of `SignedText`, or a preview link. */
export const OVERRIDE_QUERY = 'mf'
export const OVERRIDE_COOKIE = 'Override'
/** Cookie with the random id that keeps a device in its share; never sent with a report. */
export const VISITOR_COOKIE = 'Visitor'
/** Cookie with the adcode that the user chose, so that the server selects as the host does. */
export const REGION_COOKIE = 'Region'
/** Cookie with the language that the user chose, so that the server renders in it. */
export const LANGUAGE_COOKIE = 'Language'
/** Cookie of users in elder mode, so that the server renders its pages. */
export const ELDER_COOKIE = 'Elder'
