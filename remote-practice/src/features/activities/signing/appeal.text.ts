import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Missed sign-in', zh: '签到申诉' },
  help: {
    en: 'Tell the team when you were there and who saw you; pictures help. With an accepted appeal your hours are credited.',
    zh: '说明您何时到场、谁可以证明，附上现场照片更好。通过后补记志愿时长。',
  },
  text: { en: 'What happened', zh: '情况说明' },
  send: { en: 'Send to the team', zh: '提交申诉' },
})
