import type { Draft } from '../draft'
import { type PageRecipe, rowOf } from './plan'

type PlannedPage = Pick<PageRecipe, 'remote' | 'id' | 'feature' | 'calls' | 'form'>

/** Pages of a feature: id of the route, its calls, and the call of its form if it also shows something. */
const feature = (
  remote: string,
  name: string,
  pages: Readonly<Record<string, string | readonly [calls: string, form: string]>>,
): PlannedPage[] =>
  Object.entries(pages).map(([id, said]) => {
    const [calls, form] = typeof said === 'string' ? [said, undefined] : said
    return { remote, feature: name, id, calls: calls.split(' '), form }
  })

/** Plausible calls of each planned page: what a test drafts, lints and compiles. */
export const plannedPages: readonly PlannedPage[] = [
  ...feature('practice', 'wishes', {
    'wish-wall': 'wishes.list',
    'wish-publish': 'wishes.publish',
    'my-wishes': 'wishes.mine wishes.remove',
    'micro-wish-list': 'wishes.list wishes.claim',
    'micro-wish-detail': 'wishes.detail wishes.claim wishes.cancelClaim',
    'micro-wish-publish': 'wishes.publish',
    'my-claimed': 'wishes.mine wishes.cancelClaim',
  }),
  ...feature('practice', 'records', {
    'practice-record-publish': 'practices.publish',
    'practice-record': 'practices.detail',
    'civilization-shows': 'practices.list',
    'civilization-show': 'practices.detail',
    'civilization-show-publish': 'practices.publish',
    'practice-extension': 'practices.list',
  }),
  ...feature('practice', 'positions', {
    'practice-centre': 'positions.detail',
    venues: 'positions.list',
    venue: ['positions.detail', 'positions.book'],
    'practice-map': 'positions.list',
    position: 'positions.detail',
  }),
  ...feature('practice', 'orders', {
    'service-catalogue': 'orders.services',
    'order-detail': 'orders.detail orders.complete',
    'service-score': ['orders.detail', 'orders.rate'],
    'service-orders': 'orders.list',
  }),
  ...feature('practice', 'courses', {
    classrooms: 'activities.classrooms',
  }),
  ...feature('practice', 'helpers', {
    helpers: 'helpers.list helpers.remove',
    'helper-edit': 'helpers.add',
    helper: 'helpers.detail helpers.remove',
  }),
  ...feature('practice', 'projects', { projects: 'projects.list', 'project-results': 'projects.results' }),
]

/** Ids of a remote's routes without a page. */
export function plannedRoutes(draft: Draft, remote: string): string[] {
  const ids = [...draft.read(`remote-${remote}/src/routes.ts`).matchAll(/^ {2}'?([\w-]+)'?: \{/gm)]
  return ids.flatMap(([, id = '']) => (rowOf(draft, { remote, id })?.includes('planned: true') ? [id] : []))
}
