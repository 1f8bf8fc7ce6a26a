import { defineRemote } from '@plaza/shared/remotes'
import type { mediaRoutes } from '@plaza/shared/routes'

export default defineRemote<typeof mediaRoutes>({
  index: () => import('./features/home/index.page'),
  'frame-index': () => import('./features/home/frame-index.page'),
  page: () => import('./features/home/page.page'),
  category: () => import('./features/categories/category.page'),
  subcategory: () => import('./features/categories/subcategory.page'),
  'frame-cates': () => import('./features/categories/frame-cates.page'),
  'frame-subcates': () => import('./features/categories/frame-subcates.page'),
  'card-more': () => import('./features/groups/card-more.page'),
  module: () => import('./features/groups/module.page'),
  article: () => import('./features/articles/article.page'),
  'article-comment': () => import('./features/articles/article-comment.page'),
  atlas: () => import('./features/atlases/atlas.page'),
  'atlas-comment': () => import('./features/atlases/atlas-comment.page'),
  specials: () => import('./features/specials/specials.page'),
  'frame-specials': () => import('./features/specials/frame-specials.page'),
  special: () => import('./features/specials/special.page'),
  'special-comment': () => import('./features/specials/special-comment.page'),
  'special-more': () => import('./features/specials/special-more.page'),
  album: () => import('./features/albums/album.page'),
  audio: () => import('./features/audios/audio.page'),
  'audio-comment': () => import('./features/audios/audio-comment.page'),
  radios: () => import('./features/radios/radios.page'),
  radio: () => import('./features/radios/radio.page'),
})
