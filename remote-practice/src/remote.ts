import { defineRemote } from '@plaza/shared/remotes'
import type { routes } from './routes'

export default defineRemote<typeof routes>({
  'voluntary-activities': () => import('./features/activities/list/voluntary-activities.page'),
  'wish-wall': () => import('./features/wishes/wish-wall.page'),
  'wish-publish': () => import('./features/wishes/wish-publish.page'),
  'my-wishes': () => import('./features/wishes/my-wishes.page'),
  'my-claimed': () => import('./features/wishes/my-claimed.page'),
  'micro-wish-list': () => import('./features/wishes/micro-wish-list.page'),
  'micro-wish-detail': () => import('./features/wishes/micro-wish-detail.page'),
  'micro-wish-publish': () => import('./features/wishes/micro-wish-publish.page'),
  'practice-code': () => import('./features/codes/practice-code.page'),
  'code-record': () => import('./features/codes/code-record.page'),
  'team-code': () => import('./features/codes/team-code.page'),
  'scan-result': () => import('./features/codes/scan-result.page'),
  'activity-list': () => import('./features/activities/list/activity-list.page'),
  'team-manage': () => import('./features/teams/team-manage.page'),
  'team-search': () => import('./features/teams/team-search.page'),
  'team-detail': () => import('./features/teams/team-detail.page'),
  activity: () => import('./features/activities/detail/activity.page'),
  venues: () => import('./features/positions/venues.page'),
  venue: () => import('./features/positions/venue.page'),
  position: () => import('./features/positions/position.page'),
  helpers: () => import('./features/helpers/helpers.page'),
  'helper-edit': () => import('./features/helpers/helper-edit.page'),
  helper: () => import('./features/helpers/helper.page'),
})
