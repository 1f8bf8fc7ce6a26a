import { defineTexts } from '@plaza/shared/text'

/** Texts that are fetched with the menu of a post. */
export const t = defineTexts({
  edit: { en: 'Edit', zh: '修改' },
  changeVote: { en: 'Change the vote', zh: '修改投票' },
  edited: { en: 'Changed', zh: '已修改' },
  editHeld: { en: 'Sent. It is shown again once it has been reviewed.', zh: '已提交，审核通过后恢复展示' },
  content: { en: 'Text', zh: '正文' },
  topic: { en: 'Topic', zh: '话题' },
  noTopic: { en: 'No topic', zh: '不选话题' },
  save: { en: 'Save', zh: '保存' },
  pin: { en: 'Pin as first', zh: '置顶到最前' },
  unpin: { en: 'Unpin', zh: '取消置顶' },
  hide: { en: 'Hide this post', zh: '隐藏帖子' },
  hideDone: { en: 'Hidden. The author reads why.', zh: '已隐藏，作者会看到原因' },
  mute: { en: 'Mute the author', zh: '禁言作者' },
  muteDone: { en: 'Muted. The author is told why.', zh: '已禁言，并通知对方' },
  invite: { en: 'Invite to this post', zh: '邀请朋友来看' },
  report: { en: 'Report', zh: '举报' },
  remove: { en: 'Delete', zh: '删除' },
})
