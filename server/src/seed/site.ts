import type { Executor } from '../data/database'
import { pages, settings, vouchers } from '../data/schema/index'
import type { SettingDocuments } from '../domains/setting-documents'
import type { Demo } from './demo/read'
import { insertRows } from './insert'

interface AgreementList {
  version: string
  list: readonly string[]
}

const ENGLISH = '.en'

/** Agreements by file name, with their English versions. */
export function agreementsOf(
  { documents }: Pick<SettingDocuments['site_texts'], 'documents'>,
  { version, list }: AgreementList,
): SettingDocuments['agreements'] {
  const named = (name: string) => documents.find(({ slug }) => slug === name)
  return {
    version,
    list: list.map((key) => {
      const english = named(key + ENGLISH)
      return {
        key,
        title: named(key)?.title ?? '',
        html: named(key)?.body ?? '',
        ...(english && { title_en: english.title, html_en: english.body }),
      }
    }),
  }
}

/** The page about the site, with its English version. */
export function aboutOf(
  { slug = 'about', body, ...facts }: Omit<Demo['about'][number], 'slug'> & { slug?: string },
  { documents }: Pick<SettingDocuments['site_texts'], 'documents'>,
): SettingDocuments['about'] {
  const english = documents.find((document) => document.slug === slug + ENGLISH)
  return { ...facts, html: body, ...(english && { html_en: english.body }) }
}

interface HelpTopic {
  id: string
  name: string
  name_en: string
  questions: readonly string[]
}

/** Questions in the order of their topics, with their English versions. */
export function helpOf(
  { help }: Pick<SettingDocuments['site_texts'], 'help'>,
  topics: readonly HelpTopic[],
): SettingDocuments['help'] {
  const named = (name: string) => help.find(({ slug }) => slug === name)
  return {
    topics: topics.map(({ questions: _, ...topic }) => topic),
    list: topics.flatMap((topic) =>
      topic.questions.map((id) => {
        const english = named(id + ENGLISH)
        return {
          ...{ id, topic: topic.id, title: named(id)?.title ?? '', html: named(id)?.body ?? '' },
          ...(english && { title_en: english.title, html_en: english.body }),
        }
      }),
    ),
  }
}

export const qualificationsOf = ({
  qualifications,
  media,
}: Pick<Demo, 'qualifications' | 'media'>): SettingDocuments['qualifications'] =>
  qualifications.map(({ id: _, image, ...one }) => ({ ...one, image: image ? media.picture(image).url : null }))

export const modulesOf = ({ modules, media }: Pick<Demo, 'modules' | 'media'>): SettingDocuments['modules'] =>
  modules.map(({ image, of, ...module }) => ({
    ...module,
    image: image === null ? null : media.picture(image).url,
    of: { ...of, contents: of.contents?.map(String) },
  }))

/** The seasons with their pictures; the number of claimed vouchers is in their table. */
export function tourismOf({ tourism: [said], media }: Pick<Demo, 'tourism' | 'media'>): SettingDocuments['tourism'] {
  if (!said) throw new Error('The demo has no tourism.')
  const { id: _, ...tourism } = said
  const head = ({ cover, ...words }: typeof said.spring) => ({ ...words, image: media.picture(cover).url })
  return {
    ...tourism,
    spring: head(said.spring),
    summer: head(said.summer),
    autumn: head(said.autumn),
    winter: head(said.winter),
    sights: said.sights.map(({ picture, ...sight }) => ({ ...sight, image: media.picture(picture).url })),
    vouchers: said.vouchers.map(({ taken: __, ...voucher }) => voucher),
  }
}

const topicsOf = ({ guideThemes, guideEvents, guideDepartments }: Demo): SettingDocuments['guide_topics'] => ({
  themes: guideThemes,
  events: guideEvents,
  departments: guideDepartments.map(({ phone: _, ...department }) => department),
})

function cityMapOf({ cityMap: [said] }: Demo): SettingDocuments['city_map'] {
  if (!said) throw new Error('The demo has no map.')
  const { id: _, ...map } = said
  return map
}

/** All settings documents of the site by key. */
function documentsOf(demo: Demo): SettingDocuments {
  const [said] = demo.site
  const [about] = demo.about
  if (!said || !about) throw new Error('The demo has no site.')
  return {
    ...said,
    menu: demo.menu,
    fixed_categories: demo.fixedCategories,
    cities: demo.cities,
    modules: modulesOf(demo),
    agreements: agreementsOf(demo, said.agreements),
    clauses: agreementsOf(demo, said.clauses),
    about: aboutOf(about, demo),
    site_texts: { documents: demo.documents, help: demo.help },
    help: helpOf(demo, said.help),
    tourism: tourismOf(demo),
    guide_topics: topicsOf(demo),
    guide_departments: demo.guideDepartments,
    guide_places: demo.guidePlaces,
    practice_kinds: demo.kinds,
    service_groups: demo.serviceGroups,
    app_modules: demo.appModules,
    city_map: cityMapOf(demo),
    qualifications: qualificationsOf(demo),
    join_offers: demo.joinOffers,
    matrix_groups: demo.matrixGroups,
  }
}

/** Writes settings that the database does not have yet: an older version may have seeded it. */
export async function addSettings(db: Executor, demo: Demo): Promise<void> {
  const rows = Object.entries(documentsOf(demo)).map(([key, value]) => ({ key, value }))
  await db.insert(settings).values(rows).onConflictDoNothing()
}

export async function seedSite(db: Executor, demo: Demo): Promise<void> {
  await addSettings(db, demo)
  await insertRows(
    db,
    vouchers,
    demo.tourism.flatMap((said) => said.vouchers.map(({ id, total, taken }) => ({ id, total, claimed: taken }))),
  )
  await insertRows(
    db,
    pages,
    demo.pages.map(({ broken: _, ...document }) => ({ id: document.id, document })),
  )
}
