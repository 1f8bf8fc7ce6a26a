import type { RegistryDocument, RemoteManifest } from '@plaza/shared/remotes'
import { inArray } from 'drizzle-orm'
import type { Database } from '../data/database'
import { releases } from '../data/schema/index'
import type { RegistryView } from '../transport/ports/registry'

/** A release's remote.json: exact text and parsed content. */
export interface ParsedManifest {
  text: string
  document: RemoteManifest
}

/** Manifests by the digest of their text. */
export type Manifests = ReadonlyMap<string, ParsedManifest>

const kept = new WeakMap<RegistryView, Manifests>()

/**
 * The manifests of every release in a registry. Each is read and parsed once per process, and all are read together, so
 * that other visitors' manifests are available during a database outage.
 */
export async function readManifests(
  { db, registry }: { db: Database; registry: RegistryView },
  { remotes }: RegistryDocument,
  texts: ReadonlyMap<string, string> = new Map(),
): Promise<Manifests> {
  const known = kept.get(registry) ?? new Map<string, ParsedManifest>()
  const named = Object.values(remotes).flatMap((remote) => Object.values(remote.releases))
  const digests = new Set(named.map(({ digest }) => digest))
  const missing = [...digests].filter((digest) => !known.has(digest))
  if (missing.length === 0) return known
  const unread = missing.filter((digest) => !texts.has(digest))
  const rows =
    unread.length === 0
      ? []
      : await db
          .select({ digest: releases.digest, document: releases.document })
          .from(releases)
          .where(inArray(releases.digest, unread))
  const fresh = [...texts, ...rows.map(({ digest, document }) => [digest, document] as const)]
  const all = new Map([
    ...[...known].filter(([digest]) => digests.has(digest)),
    ...fresh.map(([digest, text]) => [digest, { text, document: JSON.parse(text) as RemoteManifest }] as const),
  ])
  kept.set(registry, all)
  return all
}
