import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'My circles', zh: '我的圈子' },
  joined: { en: 'Circles that you have joined', zh: '已加入的圈子' },
  suggested: { en: 'Circles to join', zh: '推荐圈子' },
  write: { en: 'Write', zh: '发布' },
  ownPosts: { en: 'My posts', zh: '我的帖子' },
  posts: { en: 'Latest posts', zh: '最新动态' },
})
