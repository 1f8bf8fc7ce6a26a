import { defineRemote } from '@plaza/shared/remotes'
import type { routes } from './routes'

export default defineRemote<typeof routes>({
  around: () => import('./features/around/around.page'),
  'around-detail': () => import('./features/around/around-detail.page'),
  'around-map': () => import('./features/around/around-map.page'),
  'around-detail-map': () => import('./features/around/around-detail-map.page'),
  circle: () => import('./features/circles/circle.page'),
  'circle-search': () => import('./features/search/circle-search.page'),
  'circle-user': () => import('./features/people/circle-user.page'),
  'user-by-uid': () => import('./features/people/circle-user.page'),
  'circle-post': () => import('./features/posts/circle-post.page'),
  guide: () => import('./features/guides/guide.page'),
  'guide-search': () => import('./features/guides/guide-search.page'),
  guides: () => import('./features/guides/guides.page'),
  'followed-circles': () => import('./features/followed/followed-circles.page'),
  interaction: () => import('./features/advices/interaction.page'),
  'interaction-detail': () => import('./features/advices/interaction-detail.page'),
  'interaction-record': () => import('./features/advices/interaction-record.page'),
  'advice-publish': () => import('./features/advices/advice-publish.page'),
  'post-report': () => import('./features/reports/post-report.page'),
  'post-publish': () => import('./features/publish/post-publish.page'),
  services: () => import('./features/services/services.page'),
  'topic-posts': () => import('./features/topics/topic.page'),
  topics: () => import('./features/topics/topics.page'),
  topic: () => import('./features/topics/topic.page'),
})
