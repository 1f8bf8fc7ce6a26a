import { activities, advices, cards, channels, config, guides, partyOrganisations, services } from '@plaza/shared/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const read: Record<string, () => Promise<(string | undefined)[]>> = {
  'activities and their kinds': async () => {
    const { list } = await server.data(activities.list, { query: { page_size: 20 } })
    return list.flatMap(({ title_en, kind_en }) => [title_en, kind_en])
  },
  channels: async () => {
    const { list } = await server.data(channels.list, { body: { type: 1 } })
    return list.map(({ name_en }) => name_en)
  },
  'channels of live events': async () => {
    const { list } = await server.data(channels.events, {})
    return list.map(({ channel }) => channel.name_en)
  },
  'channels on the home page': async () => {
    const home = await server.data(cards.page, { params: { id: 'home' } })
    const { items } = home.cards.find(({ type }) => type === 'live_strip') as unknown as {
      items: { name_en?: string }[]
    }
    return items.map(({ name_en }) => name_en)
  },
  'themes, life events and departments of guides': async () => {
    const { themes, events, departments } = await server.data(guides.categories, {})
    return [...themes, ...events, ...departments].map(({ name_en }) => name_en)
  },
  'guides and their summaries': async () => {
    const { list } = await server.data(guides.list, { query: { page_size: 100 } })
    return list.flatMap(({ title_en, summary_en }) => [title_en, summary_en])
  },
  'questions to departments, and what these are for': async () => {
    const [{ list }, departments] = await Promise.all([
      server.data(advices.list, { query: { page_size: 100 } }),
      server.data(advices.department, {}),
    ])
    return [
      ...list.flatMap(({ title_en, department }) => [title_en, department.name_en]),
      ...departments.list.flatMap(({ name_en, intro_en }) => [name_en, intro_en]),
    ]
  },
  'accounts of the matrix and their groups': async () => {
    const { list, groups } = await server.data(services.matrix, { query: { page_size: 100 } })
    const details = await Promise.all(list.map(({ id }) => server.data(services.matrixAccount, { params: { id } })))
    return [
      ...groups.map(({ name_en }) => name_en),
      ...list.flatMap(({ name_en, slogan_en }) => [name_en, slogan_en]),
      ...details.map(({ intro_en }) => intro_en),
    ]
  },
  'party organisations, their heads, hours and addresses': async () => {
    const roots = await server.data(partyOrganisations.list, { query: { page_size: 100 } })
    const children = await Promise.all(
      roots.list.map(({ id }) => server.data(partyOrganisations.list, { query: { parent_id: id, page_size: 100 } })),
    )
    const all = [roots, ...children].flatMap(({ list }) => list)
    const details = await Promise.all(all.map(({ id }) => server.data(partyOrganisations.detail, { params: { id } })))
    return details.flatMap(({ name_en, secretary_en, hours_en, address_en }) => [
      name_en,
      secretary_en,
      hours_en,
      address_en,
    ])
  },
  'what a guide asks for, costs and takes': async () => {
    const { list } = await server.data(guides.list, { query: { page_size: 100 } })
    const details = await Promise.all(list.map(({ id }) => server.data(guides.detail, { params: { id } })))
    return details.flatMap(({ conditions, fees, papers, steps, takes_en, places }) => [
      ...[...conditions, ...fees, ...steps].map(({ text_en }) => text_en),
      ...papers.flatMap(({ name_en, note, note_en }) => [name_en, note ? note_en : name_en]),
      ...steps.flatMap(({ title_en, takes, takes_en: time }) => [title_en, takes ? time : title_en]),
      ...places.flatMap(({ name_en, address_en }) => [name_en, address_en]),
      takes_en,
    ])
  },
  services: async () => {
    const { list } = await server.data(services.groups, {})
    return list.flatMap(({ name_en, items }) => [name_en, ...items.flatMap((item) => [item.title_en, item.note_en])])
  },
  cities: async () => {
    const { list } = await server.data(config.cities, {})
    return list.map(({ name_en }) => name_en)
  },
}

it.each(Object.keys(read))('%s of the demo have English names', async (what) => {
  const names = (await read[what]?.()) ?? []
  expect(names.length).toBeGreaterThan(1)
  expect(names.filter((name) => !name || /\p{Script=Han}/u.test(name))).toEqual([])
})
