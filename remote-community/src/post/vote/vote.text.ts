import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  waits: { en: 'Your vote waits for the network', zh: '你的投票待联网后提交' },
  single: { en: 'Choose one', zh: '单选' },
  multiple: { en: 'Choose several', zh: '多选' },
  limited: { en: (n: number) => `Choose up to ${n}`, zh: (n: number) => `最多选 ${n} 项` },
  vote: { en: 'Vote', zh: '投票' },
  closed: { en: 'Closed', zh: '已结束' },
  endsAt: { en: (when: string) => `until ${when}`, zh: (when: string) => `${when} 截止` },
  voters: {
    en: (n: string) => `${n} ${n === '1' ? 'person' : 'people'} voted`,
    zh: (n: string) => `${n} 人参与`,
  },
  votes: { en: (n: string) => `${n} ${n === '1' ? 'vote' : 'votes'}`, zh: (n: string) => `${n} 票` },
  enlarge: {
    en: (option: string) => `Enlarge the picture of ${option}`,
    zh: (option: string) => `查看“${option}”的大图`,
  },
  chosen: { en: 'your choice', zh: '我的选择' },
  afterVoting: { en: 'Results are shown once you have voted', zh: '投票后可见结果' },
  afterEnd: { en: 'Results are shown when the vote ends', zh: '投票结束后公布结果' },
  thanks: { en: 'Your vote counts', zh: '已投票' },
})
