import { describe, expect, it } from 'vitest'
import { allEndpoints } from '../../../shared/src/api'
import { root } from '../../lib/project.mjs'
import { Draft } from '../draft'
import { draftSamplePage, samplePages } from '../testing/sample-pages'
import { formFieldsOf } from './form-fields'
import { draftPage, type PageRecipe } from './page'
import { rowOf } from './plan'
import { actionWords, fieldWords, optionWords } from './words'

const drafted = (recipe: Partial<PageRecipe> & Pick<PageRecipe, 'id' | 'calls'>) => {
  const draft = new Draft(root)
  draftPage(draft, { remote: 'account', title: 'Notes', titleZh: '笔记', ...recipe })
  return draft
}
const pageOf = (draft: Draft, end = '.page.tsx') => {
  const file = draft.files.find((path) => path.endsWith(end))
  if (!file) throw new Error(`Nothing ends with ${end}`)
  return draft.read(file)
}

it('writes row, page, test, loader and journey of a list', () => {
  const draft = drafted({ id: 'note-list', path: '/notes', feature: 'notes', calls: ['circles.list', 'circles.join'] })
  expect(draft.read('remote-account/src/routes.ts')).toContain(
    "'note-list': { path: '/notes', first: [{ endpoint: 'circles.list' }] },",
  )
  expect(draft.read('remote-account/src/remote.ts')).toContain("import('./features/notes/note-list.page')")
  expect(pageOf(draft)).toContain('usePaged(circles.list, {})')
  expect(pageOf(draft)).toContain('join.run({ params: { id: item.id }, body: { on: true } })')
  expect(pageOf(draft, '.page.test.tsx')).toContain("host.callsOf('circles.join')")
  expect(draft.read('e2e/specs/account/notes.spec.ts')).toContain('getByText(item.name)')
})

it("takes a call's id from the parameter of the route, whatever its name, and samples it", () => {
  const draft = drafted({ id: 'note', path: '/notes/:aid', feature: 'notes', calls: ['videos.collection'] })
  expect(draft.read('remote-account/src/routes.ts')).toContain(
    "first: [{ endpoint: 'videos.collection', params: { id: ':aid' } }]",
  )
  expect(pageOf(draft)).toContain('useResource(videos.collection, { params: { id: aid } })')
  expect(draft.read('e2e/fixtures/samples.ts')).toContain('note: { params: { aid: 1 } },')
})

it("takes a call's id from the query where the route has no parameter, and names it in the row", () => {
  const calls = ['teams.detail', 'teams.membership']
  const draft = drafted({ remote: 'practice', id: 'team-note', path: '/team-note', feature: 'notes', calls })
  expect(draft.read('remote-practice/src/routes.ts')).toMatch(/'team-note': \{[^\n]*query: \['id'\]/)
  expect(pageOf(draft)).toContain("const [{ id = '' }] = useQueryState({ id: anyText })")
})

it('adds a content with marks and comments to the content kinds', () => {
  const about = { remote: 'practice', id: 'deed', path: '/deeds/:aid', feature: 'deeds' }
  const draft = drafted({ ...about, calls: ['practices.detail'] })
  expect(pageOf(draft)).toContain('kind={contentKinds.deed}')
  expect(draft.read('remote-practice/src/content-kinds.ts')).toContain("to('deed', { aid: id })")
  expect(pageOf(draft, '.page.test.tsx')).toContain("'comments.list': pending")
})

describe('a form', () => {
  it('has the fields of the call, with the limits of its schema', () => {
    const draft = drafted({ id: 'note', path: '/note', feature: 'notes', calls: ['feedbacks.add'] })
    expect(pageOf(draft, '-fields.tsx')).toContain('<TextArea label={t.content()}')
    expect(pageOf(draft, '-draft.model.ts')).toContain('isBetween(draft.content, 5, CONTENT_MAX)')
    expect(pageOf(draft, '-draft.model.ts')).toContain('export const CONTENT_MAX = 500')
    expect(pageOf(draft)).toContain('useDraft(FORM, { empty: emptyDraft, isWritten })')
    expect(draft.read('e2e/specs/account/notes.spec.ts')).toContain("getByText('Sent', { exact: true })")
  })

  it('stores nothing on the device where something is a secret', () => {
    const draft = drafted({
      id: 'secret-note',
      path: '/secret-note',
      feature: 'notes',
      calls: ['credentials.changePassword'],
    })
    expect(pageOf(draft)).not.toContain('useDraft')
    expect(pageOf(draft, '.page.test.tsx')).toContain('stores no secret on the device')
  })

  it('stands below what the page shows', () => {
    const draft = drafted({
      id: 'payment',
      path: '/payment',
      feature: 'payments',
      calls: ['wallets.limits'],
      form: 'wallets.transfer',
    })
    expect(pageOf(draft)).toContain('<Async of={answer}')
    expect(pageOf(draft)).toContain('useAction(wallets.transfer')
  })
})

it.each<[what: string, recipe: Partial<PageRecipe>, reason: string]>([
  ['a page without a path', { id: 'note-list', calls: ['circles.list'] }, 'no route note-list'],
  ['a page that is live', { id: 'mine', calls: ['circles.list'] }, 'live already'],
  [
    'a page that shows nothing',
    { remote: 'practice', id: 'helpers', calls: ['circles.join2'] },
    'no endpoint circles.join2',
  ],
  [
    'a page without a body to send',
    { remote: 'practice', id: 'helpers', calls: ['posts.remove'] },
    'shows or sends something',
  ],
  ['a second GET', { remote: 'practice', id: 'helpers', calls: ['site.about', 'site.help'] }, 'begins with one answer'],
  [
    'a button for what a person types',
    { remote: 'practice', id: 'helpers', calls: ['orders.list', 'orders.rate'] },
    'make it a form',
  ],
])('refuses %s', (_, recipe, reason) => expect(() => drafted({ id: '', calls: [], ...recipe })).toThrow(reason))

it.each(samplePages.map((page) => [page.id, page] as const))('makes the route %s live', (id, page) => {
  const draft = new Draft(root)
  draftSamplePage(draft, page)
  const row = rowOf(draft, page)
  expect(row).toContain('path: ')
  expect(row).not.toContain('planned')
  expect(draft.read(`remote-${page.remote}/src/remote.ts`)).toContain(`/${page.feature}/${id}.page'),`)
})

it('has words in both languages for everything that the sample forms ask', () => {
  const forms = samplePages.flatMap(({ calls, form }) =>
    allEndpoints.filter(({ id, method }) => id === form || (!form && calls[0] === id && method !== 'GET')),
  )
  const fields = forms.flatMap(formFieldsOf)
  const options = fields.flatMap(({ kind, options }) => (kind === 'choice' ? options.map(String) : []))
  expect(fields.map(({ name }) => name).filter((name) => !(name in fieldWords))).toEqual([])
  expect(options.filter((option) => !(option in optionWords))).toEqual([])
})

it('has words in both languages for every button of the sample pages', () => {
  const buttons = samplePages.flatMap(({ calls: [, ...actions] }) => actions.map((id) => id.split('.')[1] ?? ''))
  expect(buttons.filter((member) => !(member in actionWords))).toEqual([])
})
