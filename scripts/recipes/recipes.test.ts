import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allEndpoints, isPaged } from '../../shared/src/api'
import { root } from '../lib/project.mjs'
import { Draft } from './draft'
import { draftEndpoint } from './endpoint'
import { draftPage } from './page'

const planned = allEndpoints.filter((endpoint) => endpoint.planned)
const live = allEndpoints.find((endpoint) => !endpoint.planned)
const folder = join(root, 'shared/src/api')
const declarations = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const declarationOf = (id: string) =>
  `shared/src/api/${declarations.find((file) => readFileSync(join(folder, file), 'utf8').includes(`group('${id.split('.')[0]}'`))}`

describe('an endpoint', () => {
  it.each(planned.map(({ id }) => id))('%s is implemented in the planned file', (id) => {
    const draft = new Draft(root)
    const file = declarationOf(id)
    const before = draft.read(file).split('planned: true').length
    draftEndpoint(draft, { id }, file)
    const [group = '', member] = id.split('.')
    expect(draft.read(file).split('planned: true')).toHaveLength(before - 1)
    expect(draft.read(file)).toContain(`${member}: `)
    expect(draft.files.some((path) => draft.read(path).includes(`handle(${id},`))).toBe(true)
    expect(draft.read('server/src/domains/handlers.ts')).toContain(`/${group}'`)
  })

  it.each(planned.filter(isPaged).map(({ id }) => id))('%s gets a table, and demo rows as data', (id) => {
    const draft = new Draft(root)
    draftEndpoint(draft, { id, table: 'tableRows' }, declarationOf(id))
    const [group = ''] = id.split('.')
    expect(draft.read('server/src/data/schema/table-rows.ts')).toContain("pgTable(\n  'table_rows'")
    expect(draft.read('server/src/data/schema/index.ts')).toContain("'./table-rows'")
    expect(draft.read('server/src/seed/seed.ts')).toContain('await seedTableRows(tx, demo')
    expect(draft.read(`server/demo/${group}/table-rows.yaml`).match(/^- id: \d/gm)).toHaveLength(3)
  })

  it('that is already implemented is refused', () =>
    expect(() => draftEndpoint(new Draft(root), { id: live?.id ?? '' }, declarationOf(live?.id ?? ''))).toThrow(
      'already',
    ))
})

describe('a page', () => {
  const recipe = { remote: 'account', feature: 'notes', title: 'Notes', titleZh: '笔记' }

  it('gets its row, file, line, tests and journey', () => {
    const draft = new Draft(root)
    draftPage(draft, { ...recipe, id: 'note-list', path: '/notes', calls: ['circles.list', 'circles.join'] })
    expect(draft.read('remote-account/src/routes.ts')).toContain(
      "'note-list': { path: '/notes', first: [{ endpoint: 'circles.list' }] },",
    )
    expect(draft.read('remote-account/src/remote.ts')).toContain("import('./features/notes/note-list.page')")
    expect(draft.read('remote-account/src/features/notes/note-list.page.tsx')).toContain('usePaged(circles.list, {})')
    expect(draft.read('remote-account/src/features/notes/note-list.page.test.tsx')).toContain("callsOf('circles.join')")
    expect(draft.read('e2e/specs/note-list.spec.ts')).toContain("getByRole('listitem')")
  })

  it('is a ContentPage where it shows a content with marks', () => {
    const draft = new Draft(root)
    draftPage(draft, { ...recipe, id: 'note', path: '/notes/:id', calls: ['videos.detail'] })
    const page = draft.read('remote-account/src/features/notes/note.page.tsx')
    expect(page).toContain('<ContentPage')
    expect(page).toContain("addressOf: (id) => to('note', { id })")
    expect(page).toContain('<RichText html={body} />')
    expect(page).not.toContain('PageFrame')
    const test = draft.read('remote-account/src/features/notes/note.page.test.tsx')
    expect(test).toContain("'contents.dynamicArticle': pending")
  })

  it('is a plain page where what it shows has no marks', () => {
    const draft = new Draft(root)
    draftPage(draft, { ...recipe, id: 'note', path: '/notes/:id', calls: ['videos.collection'] })
    expect(draft.read('remote-account/src/features/notes/note.page.tsx')).toContain('<Async of={resource}>')
  })

  it.each([
    ['without a path', { id: 'note-list', calls: ['circles.list'] }, 'no route note-list'],
    ['that is live', { id: 'mine', calls: ['circles.list'] }, 'live already'],
    ['that shows nothing', { id: 'note-list', calls: ['circles.join'] }, 'shows something'],
    ['of an unknown call', { id: 'note-list', calls: ['circles.gone'] }, 'no endpoint circles.gone'],
  ])('%s is refused', (_, over, why) => expect(() => draftPage(new Draft(root), { ...recipe, ...over })).toThrow(why))
})
