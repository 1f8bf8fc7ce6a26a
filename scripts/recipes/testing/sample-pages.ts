import type { Draft } from '../draft'
import { draftPage, type PageRecipe } from '../page/page'

type SamplePage = Omit<PageRecipe, 'title' | 'titleZh'>

/** Rows that an author has written before: in one line, in several, with a login, with a route for one comment. */
const plannedRows: Readonly<Record<string, string>> = {
  'sample-row': "{ path: '/sample-row', ownPage: true, planned: true }",
  'sample-result': "{\n    path: '/sample-result',\n    accent: 'volunteer',\n    planned: true,\n  }",
  'sample-deed': "{ path: '/sample-deeds/:aid', planned: true }",
  'sample-deed-comment': "{ path: '/sample-deeds/:aid/comment/:id', planned: true }",
}

type Row = readonly [path: string, calls: string, form?: string]

/** Pages of a feature: path of a route without a row ('' with one), calls, and the call of a form below what it shows. */
const feature = (remote: string, name: string, pages: Readonly<Record<string, Row>>): SamplePage[] =>
  Object.entries(pages).map(([id, [path, calls, form]]) => ({
    ...{ remote, feature: name, id, calls: calls.split(' '), form },
    ...(!(id in plannedRows) && { path }),
  }))

/** Pages of each kind: lists, details, contents and forms. The tests draft them into a copy of the project. */
export const samplePages: readonly SamplePage[] = [
  ...feature('practice', 'sample-lists', {
    'sample-list': ['/sample-list', 'projects.list'],
    'sample-row': ['', 'wishes.mine wishes.remove'],
    'sample-claim': ['/sample-claim', 'wishes.list wishes.claim'],
    'sample-result': ['', 'projects.results'],
  }),
  ...feature('practice', 'sample-details', {
    'sample-order': ['/sample-orders/:id', 'orders.detail orders.complete'],
    'sample-position': ['/sample-position', 'positions.detail'],
    'sample-helper': ['/sample-helpers/:id', 'helpers.detail helpers.remove'],
    'sample-deed': ['', 'practices.detail'],
    'sample-show': ['/sample-shows/:id', 'practices.detail'],
  }),
  ...feature('practice', 'sample-forms', {
    'sample-order-form': ['/sample-order-form', 'orders.order'],
    'sample-score': ['/sample-scores/:id', 'orders.detail', 'orders.rate'],
  }),
  ...feature('account', 'sample-lists', {
    'sample-address': ['/sample-address', 'addresses.list addresses.remove'],
  }),
  ...feature('account', 'sample-forms', {
    'sample-secret': ['/sample-secret', 'credentials.changePassword'],
    'sample-payment': ['/sample-payment', 'wallets.limits', 'wallets.transfer'],
    'sample-feedback': ['/sample-feedback', 'feedbacks.add'],
  }),
  ...feature('community', 'sample-lists', {
    'sample-service': ['/sample-service', 'services.groups'],
    'sample-search': ['/sample-search', 'guides.search'],
  }),
  ...feature('community', 'sample-details', { 'sample-guide': ['/sample-guides/:id', 'guides.detail'] }),
]

/** Drafts a sample page, after the rows of its route and of one for its comments, if an author has written them. */
export function draftSamplePage(draft: Draft, page: SamplePage): void {
  for (const id of [`${page.id}-comment`, page.id])
    if (plannedRows[id])
      draft.replace(`remote-${page.remote}/src/routes.ts`, /\n\}\)\n/, `\n  '${id}': ${plannedRows[id]},\n})\n`)
  draftPage(draft, { ...page, title: `The page ${page.id}`, titleZh: `页面 ${page.id}` })
}
