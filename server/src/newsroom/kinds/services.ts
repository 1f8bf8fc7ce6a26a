import { eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import {
  contents,
  departments,
  guideEvents,
  guides,
  matrixAccounts,
  matrixArticles,
  partyOrganisations,
  placeActivities,
  places,
  services,
} from '../../data/schema/index'
import type { SettingDocuments } from '../../domains/setting-documents'
import { departmentRows } from '../../seed/advices'
import { matrixAccountRows, partyOrganisationRows } from '../../seed/civic'
import type { Demo } from '../../seed/demo/read'
import { departmentOf } from '../../seed/demo/schemas/civic/advices'
import {
  AppModule,
  Department,
  guideOf,
  Place,
  ServiceGroup,
  serviceOf,
  Topic,
} from '../../seed/demo/schemas/civic/guides'
import { MatrixGroup, matrixAccountOf } from '../../seed/demo/schemas/civic/matrix'
import { partyOrganisationOf } from '../../seed/demo/schemas/civic/party'
import { placeActivityOf, placeOf } from '../../seed/demo/schemas/civic/places'
import { WorkCalendarRow } from '../../seed/demo/schemas/site'
import { guideEventRows, guideRows, serviceRows } from '../../seed/guides'
import { placeActivityRows, placeRows } from '../../seed/places'
import { deleteFrom, deleteUnused, putLast, putRow } from '../rows'
import type { ContentKind, KindIn } from './kind'
import { listSetting, lockSetting, readSetting, setting, writeSetting } from './settings'

async function showGuide(db: Executor, demo: Demo): Promise<void> {
  const at = new Date()
  for (const row of guideRows(demo, at)) await putRow(db, guides, { ...row, updatedAt: at }, ['useful', 'notUseful'])
  for (const { id } of demo.guides) await db.delete(guideEvents).where(eq(guideEvents.guideId, String(id)))
  for (const row of guideEventRows(demo)) await db.insert(guideEvents).values(row)
}

/** Guides contain their department and offices. */
async function updateGuides(db: Executor): Promise<void> {
  const departmentsNow = await readSetting(db, 'guide_departments')
  const officesNow = await readSetting(db, 'guide_places')
  for (const { id, document } of await db.select({ id: guides.id, document: guides.document }).from(guides)) {
    const { phone, ...department } = departmentsNow.find((one) => one.id === document.department.id) ?? {
      ...document.department,
      phone: document.phone,
    }
    const placesNow = document.places.map((place) => officesNow.find((one) => one.id === place.id) ?? place)
    await db
      .update(guides)
      .set({ document: { ...document, department, phone, places: placesNow } })
      .where(eq(guides.id, id))
  }
}

async function writeTopics(db: Executor, topics: Partial<SettingDocuments['guide_topics']>): Promise<void> {
  await writeSetting(db, 'guide_topics', { ...(await lockSetting(db, 'guide_topics')), ...topics })
}

async function showMatrixAccount(db: Executor, demo: Demo): Promise<void> {
  for (const row of matrixAccountRows(demo)) await putLast(db, matrixAccounts, row)
  for (const { id, articles } of demo.matrixAccounts) {
    const accountId = String(id)
    await db.delete(matrixArticles).where(eq(matrixArticles.accountId, accountId))
    const published = await db
      .select({ contentId: contents.id, publishedAt: contents.publishedAt })
      .from(contents)
      .where(inArray(contents.id, articles.map(String)))
    for (const row of published) await db.insert(matrixArticles).values({ accountId, ...row })
  }
}

async function showPlace(db: Executor, demo: Demo): Promise<void> {
  const site = await readSetting(db, 'site')
  for (const row of placeRows(demo, site.city)) await putRow(db, places, row)
}

const lines = ['conditions', 'fees'] as const

/** Lines of a guide that are a text alone become objects, as forms show them. */
function withLines(document: Record<string, unknown>): Record<string, unknown> {
  const changed = lines.map((key) => {
    const list = document[key]
    return [key, Array.isArray(list) ? list.map((line) => (typeof line === 'string' ? { text: line } : line)) : list]
  })
  return { ...document, ...Object.fromEntries(changed.filter(([, list]) => list !== undefined)) }
}

/** Public services: the service page, guides, places nearby, departments, the matrix, organisations of the party. */
export const publicServiceKinds = {
  service: {
    ...{ group: 'services', id: 'text' },
    schema: (refs) => serviceOf(refs),
    async show(db, demo) {
      for (const row of serviceRows(demo)) await putLast(db, services, row)
    },
    hide: deleteFrom(services),
    address: () => '/services',
  },
  'service-groups': listSetting({
    ...{ group: 'serviceGroups', entry: () => ServiceGroup, address: '/services' },
    show: (db, list) => writeSetting(db, 'service_groups', list),
    unchanged: (db) => readSetting(db, 'service_groups'),
  }),
  'app-modules': listSetting({
    ...{ group: 'appModules', entry: () => AppModule, address: '/services' },
    show: (db, list) => writeSetting(db, 'app_modules', list),
    unchanged: (db) => readSetting(db, 'app_modules'),
  }),
  guide: {
    ...{ group: 'guides', id: 'number' },
    schema: (refs) => guideOf(refs),
    normalise: withLines,
    show: showGuide,
    hide: deleteFrom(guides),
    address: ({ id }) => `/guides/${id}`,
  },
  'guide-themes': listSetting({
    ...{ group: 'guideThemes', entry: () => Topic, address: '/guide' },
    show: (db, themes) => writeTopics(db, { themes }),
    unchanged: async (db) => (await readSetting(db, 'guide_topics')).themes,
  }),
  'guide-events': listSetting({
    ...{ group: 'guideEvents', entry: () => Topic, address: '/guide' },
    show: (db, events) => writeTopics(db, { events }),
    unchanged: async (db) => (await readSetting(db, 'guide_topics')).events,
  }),
  'guide-departments': listSetting({
    ...{ group: 'guideDepartments', entry: () => Department, address: '/guide' },
    async show(db, list) {
      await writeSetting(db, 'guide_departments', list)
      await writeTopics(db, { departments: list.map(({ phone: _, ...department }) => department) })
      await updateGuides(db)
    },
    unchanged: (db) => readSetting(db, 'guide_departments'),
  }),
  'guide-places': listSetting({
    ...{ group: 'guidePlaces', entry: () => Place, address: '/guide' },
    async show(db, list) {
      await writeSetting(db, 'guide_places', list)
      await updateGuides(db)
    },
    unchanged: (db) => readSetting(db, 'guide_places'),
  }),
  department: {
    ...{ group: 'departments', id: 'number' },
    schema: (refs) => departmentOf(refs),
    async show(db, demo) {
      for (const row of departmentRows(demo)) await putLast(db, departments, { answerDays: null, ...row })
    },
    address: () => '/letters',
  },
  'work-calendar': setting('work_calendar', WorkCalendarRow, '/letters'),
  place: {
    ...{ group: 'places', id: 'number' },
    schema: (refs) => placeOf(refs),
    show: showPlace,
    hide: deleteFrom(places),
    address: ({ id }) => `/arounds/${id}`,
  },
  'place-activity': {
    ...{ group: 'placeActivities', id: 'number' },
    schema: (refs) => placeActivityOf(refs),
    async show(db, demo) {
      for (const row of placeActivityRows(demo)) await putRow(db, placeActivities, row)
    },
    hide: deleteFrom(placeActivities),
    address: ({ place }) => `/arounds/${place}`,
  },
  'matrix-groups': listSetting({
    ...{ group: 'matrixGroups', entry: () => MatrixGroup, address: '/matrix' },
    show: (db, list) => writeSetting(db, 'matrix_groups', list),
    unchanged: (db) => readSetting(db, 'matrix_groups'),
  }),
  'matrix-account': {
    ...{ group: 'matrixAccounts', id: 'number' },
    schema: (refs) => matrixAccountOf(refs),
    show: showMatrixAccount,
    hide: deleteFrom(matrixAccounts),
    address: ({ id }) => `/matrixs/${id}`,
  },
  'party-organisation': {
    ...{ group: 'partyOrganisations', id: 'number' },
    schema: (refs) => partyOrganisationOf(refs),
    async show(db, demo) {
      for (const row of partyOrganisationRows(demo)) await putLast(db, partyOrganisations, row)
    },
    // Those below it would go with it.
    hide: (db, id) =>
      deleteUnused(db, partyOrganisations, id, [db.$count(partyOrganisations, eq(partyOrganisations.parentId, id))]),
    address: () => '/party-orgs',
  },
} satisfies Record<KindIn<'services'>, ContentKind>
