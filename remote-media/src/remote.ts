import { defineRemote } from '@plaza/shared/remotes'
import type { mediaRoutes } from '@plaza/shared/routes'

export default defineRemote<typeof mediaRoutes>({
  index: () => import('./features/home/index.page'),
  'frame-index': () => import('./features/home/frame-index.page'),
  page: () => import('./features/home/page.page'),
  category: () => import('./features/categories/category.page'),
  article: () => import('./features/articles/article.page'),
  'article-comment': () => import('./features/articles/article-comment.page'),
  album: () => import('./features/albums/album.page'),
  audio: () => import('./features/audios/audio.page'),
  'audio-comment': () => import('./features/audios/audio-comment.page'),
  radios: () => import('./features/radios/radios.page'),
  radio: () => import('./features/radios/radio.page'),
})
