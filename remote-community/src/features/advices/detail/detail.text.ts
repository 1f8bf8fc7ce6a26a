import type { AdviceStep } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Question', zh: '来信详情' },
  number: { en: (number: string) => `No. ${number}`, zh: (number: string) => `编号 ${number}` },
  answer: { en: 'Official reply', zh: '官方答复' },
  timeline: { en: 'What has happened', zh: '办理过程' },
  due: { en: (moment: string) => `Answer due ${moment}`, zh: (moment: string) => `应于 ${moment} 前答复` },
  follow: { en: 'Follow', zh: '关注' },
  following: { en: 'Following', zh: '已关注' },
  held: {
    en: 'In review. Others see it once the department has answered.',
    zh: '正在审核，部门答复后对其他人展示。',
  },
  hidden: {
    en: (why: string) => `Hidden by a reviewer, so only you and the department see it. Reason: ${why}`,
    zh: (why: string) => `经核实已下架，仅您和部门可见。原因：${why}`,
  },
  refused: { en: (why: string) => `Not accepted: ${why}`, zh: (why: string) => `不予受理：${why}` },
  asks: { en: 'The department asks', zh: '部门想向您了解' },
  supplyLabel: { en: 'Your answer, for the department alone', zh: '补充说明（仅部门可见）' },
  supply: { en: 'Send the answer', zh: '提交补充' },
  supplied: { en: 'Sent. The department goes on.', zh: '已提交，部门继续办理' },
  rateTitle: { en: 'Did the reply help?', zh: '请为答复评分' },
  rateOnce: { en: 'A rating is final.', zh: '评分提交后不能修改。' },
  rateWords: { en: 'A word to the department (may stay empty)', zh: '想对部门说的话（可不填）' },
  rate: { en: 'Send the rating', zh: '提交评分' },
  rated: { en: 'Thank you for the rating', zh: '感谢您的评价' },
  yourRating: { en: 'Rating of the reply', zh: '答复评分' },
  reopen: { en: 'Still not solved', zh: '仍未解决' },
  reopenTitle: { en: 'What is still not solved?', zh: '哪里还没有解决？' },
  reopenNote: {
    en: 'The department answers once more, within three working days. This is possible once.',
    zh: '部门会在三个工作日内再次答复，每件来信只能重新办理一次。',
  },
  reopenSend: { en: 'Open it again', zh: '重新办理' },
  reopened: { en: 'Opened again', zh: '已重新办理' },
  writeFirst: { en: 'Write a few words first', zh: '请先写几句话' },
  starsFirst: { en: 'Choose the stars first', zh: '请先选择星级' },
})

export const stepText: Record<AdviceStep, (department: string) => string> = defineTexts({
  received: { en: (name: string) => `Sent to ${name}`, zh: (name: string) => `来信送达${name}` },
  taken: { en: (name: string) => `${name} works on it`, zh: (name: string) => `${name}开始办理` },
  'handed-on': { en: (name: string) => `Handed on to ${name}`, zh: (name: string) => `转交${name}办理` },
  asked: { en: (name: string) => `${name} asked the writer`, zh: (name: string) => `${name}请来信人补充` },
  supplied: { en: (_: string) => 'The writer answered', zh: (_: string) => '来信人已补充' },
  answered: { en: (name: string) => `${name} replied`, zh: (name: string) => `${name}已答复` },
  rated: { en: (_: string) => 'The writer rated the reply', zh: (_: string) => '来信人已评分' },
  reopened: { en: (_: string) => 'Still not solved, says the writer', zh: (_: string) => '来信人反映仍未解决' },
  closed: { en: (name: string) => `${name} closed it`, zh: (name: string) => `${name}已办结` },
  refused: { en: (name: string) => `${name} did not accept it`, zh: (name: string) => `${name}不予受理` },
})
