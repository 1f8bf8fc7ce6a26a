import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Executor } from '../../data/database'
import { settings } from '../../data/schema/index'
import { readSettings } from '../../domains/config'
import type { SettingDocuments } from '../../domains/setting-documents'
import type { Entries, GroupName } from '../../seed/demo/groups'
import type { Demo } from '../../seed/demo/read'
import { type References, Words } from '../../seed/demo/schemas/references'
import type { ContentKind } from './kind'

type Key = keyof SettingDocuments

/** A document of the settings, or its default. */
export const readSetting = async <K extends Key>(db: Executor, key: K): Promise<SettingDocuments[K]> =>
  (await readSettings(db, key))[key]

/** The same, to be written again: another who changes it waits until this transaction ends. */
export async function lockSetting<K extends Key>(db: Executor, key: K): Promise<SettingDocuments[K]> {
  await db.select({ key: settings.key }).from(settings).where(eq(settings.key, key)).for('update')
  return readSetting(db, key)
}

export async function writeSetting<K extends Key>(db: Executor, key: K, value: SettingDocuments[K]): Promise<void> {
  await db.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } })
}

const single = { id: 'single' } as const

/** A setting as editors write it; in `demo`, `site` has it as a list of one. */
export const setting = <K extends Key>(
  key: K,
  schema: v.GenericSchema,
  address = '/index',
): ContentKind & typeof single => ({
  ...{ ...single, group: 'site', schema: () => schema },
  show: (db, { site: [value] }) => writeSetting(db, key, value as unknown as SettingDocuments[K]),
  unchanged: (db) => readSetting(db, key),
  address: () => address,
})

/** An object of texts, each of which may be left out. */
export const optionalTexts = <K extends string>(keys: readonly K[]) =>
  v.strictObject(Object.fromEntries(keys.map((key) => [key, v.optional(Words)])))

interface ListSetting<G extends GroupName> {
  group: G
  entry: (refs: References) => v.GenericSchema
  address: string
  show(db: Executor, list: Entries[G], media: Demo['media']): Promise<void>
  unchanged?(db: Executor): Promise<unknown>
}

/** All entries of a group as one document. */
export const listSetting = <G extends GroupName>(of: ListSetting<G>) =>
  ({
    ...{ ...single, group: of.group, isList: true },
    schema: (refs) => v.array(of.entry(refs)),
    show: (db, demo) => of.show(db, demo[of.group], demo.media),
    unchanged: of.unchanged ?? (async () => []),
    address: () => of.address,
  }) satisfies ContentKind
