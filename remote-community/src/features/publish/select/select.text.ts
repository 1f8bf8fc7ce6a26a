import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  circle: { en: 'Choose a circle', zh: '选择圈子' },
  topic: { en: 'Choose a topic', zh: '选择话题' },
  search: { en: 'Search circles', zh: '搜索圈子' },
  recent: { en: 'Recent', zh: '最近使用' },
  joined: { en: 'Joined', zh: '已加入' },
  more: { en: 'Show more', zh: '查看更多' },
  others: { en: 'Other circles', zh: '其他圈子' },
  all: { en: 'Circles', zh: '全部圈子' },
  found: { en: 'Search results', zh: '搜索结果' },
  none: { en: (q: string) => `No circle for “${q}”`, zh: (q: string) => `没有找到“${q}”相关的圈子` },
  membersOnly: { en: 'Only members post', zh: '仅成员可发帖' },
  muted: { en: 'You are muted here', zh: '您已被禁言' },
  removed: { en: 'You were removed', zh: '您已被移出' },
  topics: { en: 'Topics', zh: '话题' },
  noTopic: { en: 'No topic', zh: '不选话题' },
  facts: {
    en: (members: string, posts: string) => `${members} members · ${posts} posts`,
    zh: (members: string, posts: string) => `成员 ${members} · 帖子 ${posts}`,
  },
  noTopics: { en: 'This circle has no topics.', zh: '这个圈子还没有话题，可以直接发布。' },
  post: { en: 'Write a post', zh: '发帖' },
  vote: { en: 'Start a vote', zh: '发起投票' },
  replaceSure: { en: 'Replace the draft in this circle?', zh: '替换这个圈子里的草稿？' },
  replace: { en: 'Replace', zh: '替换' },
})
