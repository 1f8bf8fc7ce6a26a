import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  manage: { en: 'Manage', zh: '管理' },
  members: { en: 'Members', zh: '成员' },
  muted: { en: 'Muted', zh: '已禁言' },
  removed: { en: 'Removed', zh: '已移出' },
  notice: { en: 'Edit the notice', zh: '编辑公告' },
  earlier: { en: 'Earlier notices', zh: '历史公告' },
  log: { en: 'Log of decisions', zh: '管理记录' },
  search: { en: 'Search by name', zh: '按昵称搜索' },
  find: { en: 'Name of the member', zh: '成员昵称' },
  owner: { en: 'Owner', zh: '圈主' },
  manager: { en: 'Manager', zh: '管理员' },
  invitedBy: { en: (name: string) => `Invited by ${name}`, zh: (name: string) => `由 ${name} 邀请` },
  mutedUntil: { en: (time: string) => `Muted until ${time}`, zh: (time: string) => `禁言至 ${time}` },
  doWith: { en: (name: string) => `Manage ${name}`, zh: (name: string) => `管理 ${name}` },
  mute: { en: 'Mute', zh: '禁言' },
  unmute: { en: 'End the mute', zh: '解除禁言' },
  remove: { en: 'Remove from the circle', zh: '移出圈子' },
  admit: { en: 'Admit again', zh: '允许重新加入' },
  appoint: { en: 'Make a manager', zh: '设为管理员' },
  dismiss: { en: 'Dismiss as manager', zh: '取消管理员' },
  hide: { en: 'Hide this post', zh: '隐藏帖子' },
  show: { en: 'Show again', zh: '恢复显示' },
  reason: { en: 'Reason, which the person reads', zh: '原因（对方可见）' },
  days: { en: 'For how long', zh: '时长' },
  forDays: { en: (days: number) => (days === 1 ? '1 day' : `${days} days`), zh: (days: number) => `${days} 天` },
  done: { en: 'Done', zh: '已完成' },
  save: { en: 'Save', zh: '保存' },
})

/** Reasons that are often given. */
export const reasons = defineTexts({
  advertising: { en: 'Advertising', zh: '广告营销' },
  insult: { en: 'Insults', zh: '人身攻击' },
  offTopic: { en: 'Off topic', zh: '与圈子主题无关' },
  rules: { en: 'Against the rules of the circle', zh: '违反圈子公约' },
})

export const actionText = defineTexts({
  pin: { en: 'pinned', zh: '置顶' },
  unpin: { en: 'unpinned', zh: '取消置顶' },
  hide: { en: 'hid', zh: '隐藏' },
  show: { en: 'showed again', zh: '恢复显示' },
  notice: { en: 'changed the notice to', zh: '修改公告' },
  mute: { en: 'muted', zh: '禁言' },
  unmute: { en: 'ended the mute of', zh: '解除禁言' },
  remove: { en: 'removed', zh: '移出' },
  admit: { en: 'admitted again', zh: '允许重新加入' },
  appoint: { en: 'made a manager of', zh: '设为管理员' },
  dismiss: { en: 'dismissed as manager', zh: '取消管理员' },
})
