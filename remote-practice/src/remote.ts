import { defineRemote } from '@plaza/shared/remotes'
import type { practiceRoutes } from '@plaza/shared/routes'

export default defineRemote<typeof practiceRoutes>({
  'voluntary-activities': () => import('./features/activities/list/voluntary-activities.page'),
  activity: () => import('./features/activities/detail/activity.page'),
})
