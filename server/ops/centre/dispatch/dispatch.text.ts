import type { DeedKind, DispatchState, District } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  kind: { en: 'Kind', zh: '类型' },
  district: { en: 'District', zh: '区域' },
  asked: { en: 'Asked', zh: '派单' },
  all: { en: 'All', zh: '全部' },
  everywhere: { en: 'Everywhere', zh: '全市' },
  either: { en: 'Any', zh: '不限' },
  yes: { en: 'Team asked', zh: '已派出' },
  no: { en: 'Nobody asked', zh: '未派出' },
  counts: {
    en: (open: string, overdue: string, asked: string) => `${open} open, ${overdue} overdue, ${asked} asked of a team`,
    zh: (open: string, overdue: string, asked: string) => `待认领 ${open} 件，超时 ${overdue} 件，已派出 ${asked} 件`,
  },
  none: { en: 'Nothing waits for somebody here.', zh: '这里没有等待认领的心愿或点单。' },
  more: { en: 'More', zh: '查看更多' },
  first: { en: 'Back to the first', zh: '回到最前' },
  since: { en: (when: string) => `Since ${when}`, zh: (when: string) => `${when} 发布` },
  wanted: { en: (when: string) => `Wanted for ${when}`, zh: (when: string) => `约定 ${when}` },
  overdue: { en: 'Overdue', zh: '已超时' },
  ofTeam: { en: (team: string) => `Service of ${team}`, zh: (team: string) => `${team} 的服务` },
  wished: { en: (team: string) => `Would like ${team}`, zh: (team: string) => `希望由 ${team} 来` },
  wishedFor: { en: 'wished for', zh: '许愿人意向' },
  times: { en: (n: string) => `asked ${n} times`, zh: (n: string) => `已派 ${n} 次` },
  dispatch: { en: 'Ask a team', zh: '派单' },
  again: { en: 'Ask another team', zh: '改派' },
  withdraw: { en: 'Take back', zh: '撤回' },
  withdrawn: { en: 'Take the question back', zh: '撤回派单' },
  withdrawText: {
    en: (team: string) => `${team} can no longer accept it, and it waits for somebody again.`,
    zh: (team: string) => `${team}将不能再接受，这件事重新等待认领。`,
  },
  who: {
    en: (operator: string, when: string) => `${operator}, ${when}`,
    zh: (operator: string, when: string) => `${operator} · ${when}`,
  },
  by: { en: (name: string, why: string) => `${name}: ${why}`, zh: (name: string, why: string) => `${name}：${why}` },
  note: { en: 'Note for the team', zh: '给团队的话' },
  noteHelp: { en: 'The managers read it; it can stay empty.', zh: '团队负责人会看到，可不填。' },
  search: { en: 'Find a team', zh: '查找团队' },
  team: { en: 'Team', zh: '团队' },
  teamMissing: { en: 'Choose a team.', zh: '请选择团队。' },
  noTeam: { en: 'No team with a manager has such a name.', zh: '没有符合且有负责人的团队。' },
  members: { en: (n: string) => `${n} members`, zh: (n: string) => `${n} 人` },
  work: {
    en: (asked: string, wishes: string, orders: string) => `${asked} asked, ${wishes} wishes, ${orders} orders`,
    zh: (asked: string, wishes: string, orders: string) => `待答复 ${asked}，心愿 ${wishes}，点单 ${orders}`,
  },
})

export const kindName: Record<DeedKind, () => string> = defineTexts({
  wish: { en: 'Wish', zh: '心愿' },
  micro: { en: 'Small wish', zh: '微心愿' },
  order: { en: 'Order', zh: '服务点单' },
})
export const districtName: Record<District, () => string> = defineTexts({
  临江: { en: 'Linjiang', zh: '临江' },
  云溪: { en: 'Yunxi', zh: '云溪' },
  青岩: { en: 'Qingyan', zh: '青岩' },
})
export const answerText: Record<DispatchState, (team: string) => string> = defineTexts({
  asked: { en: (team: string) => `${team} is asked`, zh: (team: string) => `已派给 ${team}，待答复` },
  accepted: {
    en: (team: string) => `${team} accepted, and gave it back`,
    zh: (team: string) => `${team} 接受后又退回`,
  },
  declined: { en: (team: string) => `${team} declined`, zh: (team: string) => `${team} 婉拒` },
  withdrawn: { en: (team: string) => `Taken back from ${team}`, zh: (team: string) => `已从 ${team} 撤回` },
  lapsed: { en: (team: string) => `${team} was not needed`, zh: (team: string) => `${team} 未答复，已由他人接手` },
})
