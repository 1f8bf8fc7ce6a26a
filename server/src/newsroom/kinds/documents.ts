import * as v from 'valibot'
import type { Executor } from '../../data/database'
import type { SettingDocuments, SiteText } from '../../domains/setting-documents'
import { aboutOf as aboutSchema, agreementListOf, documentOf, helpTopicsOf } from '../../seed/demo/schemas/site'
import { aboutOf, agreementsOf, helpOf } from '../../seed/site'
import { sanitize } from '../../transport/sanitizer/sanitize'
import type { ContentKind, KindIn } from './kind'
import { lockSetting, readSetting, writeSetting } from './settings'

const ABOUT_IN_ENGLISH = 'about.en'

type TextFolder = keyof SettingDocuments['site_texts']
type AgreementKey = 'agreements' | 'clauses'
interface AgreementList {
  version: string
  list: string[]
}
type HelpTopics = Parameters<typeof helpOf>[1]

async function listOf(db: Executor, key: AgreementKey): Promise<AgreementList> {
  const { version, list } = await readSetting(db, key)
  return { version, list: list.map((document) => document.key) }
}

async function topicsOf(db: Executor): Promise<HelpTopics> {
  const { topics, list } = await readSetting(db, 'help')
  return topics.map(({ id, name, name_en = '' }) => {
    return { id, name, name_en, questions: list.filter(({ topic }) => topic === id).map((one) => one.id) }
  })
}

/** Texts stand in agreements, clauses, the page about the site and help. */
async function writeText(db: Executor, folder: TextFolder, text: SiteText): Promise<void> {
  const before = await lockSetting(db, 'site_texts')
  const texts = { ...before, [folder]: [...before[folder].filter(({ slug }) => slug !== text.slug), text] }
  await writeSetting(db, 'site_texts', texts)
  if (folder === 'help') return writeSetting(db, 'help', helpOf(texts, await topicsOf(db)))
  for (const key of ['agreements', 'clauses'] as const)
    await writeSetting(db, key, agreementsOf(texts, await listOf(db, key)))
  const about = await readSetting(db, 'about')
  const english = texts.documents.find(({ slug }) => slug === ABOUT_IN_ENGLISH)
  if (english) await writeSetting(db, 'about', { ...about, html_en: english.body })
}

const textKind = (folder: TextFolder, address: string) =>
  ({
    ...{ group: folder, id: 'text', key: 'slug' },
    schema: (refs) => v.strictObject({ ...documentOf(refs).entries, slug: Slug }),
    async show(db, { [folder]: [text] }) {
      if (text) await writeText(db, folder, { ...text, body: sanitize(text.body) })
    },
    address: () => address,
  }) satisfies ContentKind

/** Name of a text in addresses; `service.en` is `service` in English. */
const Slug = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,40}(\.en)?$/, 'A name as "privacy", or "privacy.en" in English'),
)

const agreements = (key: AgreementKey) =>
  ({
    ...{ group: 'site', id: 'single' },
    schema: (refs) => agreementListOf(refs.document),
    async show(db, { site: [value] }) {
      await writeSetting(db, key, agreementsOf(await readSetting(db, 'site_texts'), value as unknown as AgreementList))
    },
    unchanged: (db) => listOf(db, key),
    address: () => '/about',
  }) satisfies ContentKind

/** The texts that every site must have: agreements, clauses, the page about it, and help. */
export const documentKinds = {
  document: textKind('documents', '/about'),
  agreements: agreements('agreements'),
  clauses: agreements('clauses'),
  about: {
    ...{ group: 'about', id: 'single' },
    schema: (refs) => v.strictObject({ ...aboutSchema(refs).entries, slug: v.optional(v.literal('about'), 'about') }),
    async show(db, { about: [about] }) {
      if (about)
        await writeSetting(
          db,
          'about',
          aboutOf({ ...about, body: sanitize(about.body) }, await readSetting(db, 'site_texts')),
        )
    },
    async unchanged(db) {
      const { html, html_en: _, ...about } = await readSetting(db, 'about')
      return { ...about, body: html }
    },
    address: () => '/about',
  },
  help: textKind('help', '/about'),
  'help-topics': {
    ...{ group: 'site', id: 'single' },
    schema: helpTopicsOf,
    async show(db, { site: [value] }) {
      await writeSetting(db, 'help', helpOf(await readSetting(db, 'site_texts'), value as unknown as HelpTopics))
    },
    unchanged: topicsOf,
    address: () => '/about',
  },
} satisfies Record<KindIn<'documents'>, ContentKind>
