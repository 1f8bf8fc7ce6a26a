import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Projects', zh: '志愿项目' },
  one: { en: 'Project', zh: '项目成果' },
  state: { en: 'State', zh: '状态' },
  all: { en: 'All', zh: '全部' },
  running: { en: 'Under way', zh: '进行中' },
  done: { en: 'Finished', zh: '已完成' },
  since: { en: (month: string) => `Since ${month}`, zh: (month: string) => `${month}起` },
  results: {
    en: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    zh: (count: number) => `${count} 项成果`,
  },
  resultsTitle: { en: 'What has come of it', zh: '项目成果' },
  activities: { en: 'Take part', zh: '参与活动' },
  team: { en: 'By', zh: '发起团队' },
  picture: { en: (at: number) => `Picture ${at}`, zh: (at: number) => `第 ${at} 张图片` },
  choose: { en: 'Choose a project', zh: '去选择项目' },
})
