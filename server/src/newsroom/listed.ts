import type { NamedThing } from '@plaza/shared/operations'
import type { Executor } from '../data/database'
import { readSettings } from '../domains/config'

const named = (list: readonly { id: string | number; name: string }[]): NamedThing[] =>
  list.map(({ id, name }) => ({ id: String(id), name }))
const texts = (list: readonly { slug: string; title: string }[]): NamedThing[] =>
  list.map(({ slug, title }) => ({ id: slug, name: `${title} (${slug})` }))

/** What settings define and documents may name, by group of the demo. */
export async function readListed(db: Executor) {
  const all = await readSettings(
    db,
    ...(['guide_topics', 'guide_departments', 'guide_places', 'service_groups', 'app_modules'] as const),
    ...(['matrix_groups', 'practice_kinds', 'site_texts'] as const),
  )
  return {
    guideThemes: named(all.guide_topics.themes),
    guideEvents: named(all.guide_topics.events),
    guideDepartments: named(all.guide_departments),
    guidePlaces: named(all.guide_places),
    serviceGroups: named(all.service_groups),
    appModules: all.app_modules.map(({ key, name }): NamedThing => ({ id: key, name })),
    matrixGroups: named(all.matrix_groups),
    kinds: named(all.practice_kinds),
    documents: texts(all.site_texts.documents),
    help: texts(all.site_texts.help),
  }
}
