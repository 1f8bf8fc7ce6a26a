import { defineRemote } from '@plaza/shared/remotes'
import type { routes } from './routes'

export default defineRemote<typeof routes>({
  'voluntary-activities': () => import('./features/activities/list/voluntary-activities.page'),
  activity: () => import('./features/activities/detail/activity.page'),
})
