import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  owner: { en: 'Owner', zh: '圈主' },
  manager: { en: 'Manager', zh: '管理员' },
  pinned: { en: 'Pinned', zh: '置顶' },
  pending: { en: 'In review', zh: '审核中' },
  refused: { en: 'Not published', zh: '未通过' },
  pendingNote: { en: 'In review. Only you can see this post for now.', zh: '内容审核中，目前仅自己可见。' },
  refusedNote: { en: 'This post was not published. Only you can see it.', zh: '内容未通过审核，仅自己可见。' },
  reason: { en: (reason: string) => `Reason: ${reason}`, zh: (reason: string) => `原因：${reason}` },
  whole: { en: 'Read all', zh: '全文' },
  picture: {
    en: (n: number, of: number) => `Picture ${n} of ${of}`,
    zh: (n: number, of: number) => `第 ${n} 张图片，共 ${of} 张`,
  },
  more: { en: 'More about this post', zh: '帖子的更多操作' },
  like: { en: 'Like', zh: '点赞' },
  likes: { en: (n: string) => `Like, ${n} so far`, zh: (n: string) => `点赞，已有 ${n}` },
  comment: { en: 'Comment', zh: '评论' },
  comments: { en: (n: string) => `Comments, ${n} so far`, zh: (n: string) => `评论，已有 ${n}` },
  share: { en: 'Share', zh: '分享' },
  shareTitle: { en: (name: string) => `${name} posted`, zh: (name: string) => `${name} 发的帖子` },
  report: { en: 'Report', zh: '举报' },
  remove: { en: 'Delete', zh: '删除' },
  removeSure: { en: 'Delete this post?', zh: '删除这条帖子？' },
  removeText: { en: 'Its comments and votes go with it.', zh: '评论和投票将一并删除，且不可恢复。' },
  removed: { en: 'Deleted', zh: '已删除' },
})
