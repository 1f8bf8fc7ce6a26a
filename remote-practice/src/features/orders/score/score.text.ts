import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Score the service', zh: '服务评价' },
  how: { en: 'How was it?', zh: '这次服务怎么样？' },
  tags: { en: 'What was good', zh: '好在哪里' },
  words: { en: 'In words', zh: '说两句' },
  wordsExample: { en: 'It helps whoever orders next (as you like)', zh: '会帮到后来点单的人（选填）' },
  once: { en: 'A score is given once and cannot be changed.', zh: '每个点单只能评价一次，提交后不能修改。' },
  send: { en: 'Send the score', zh: '提交评价' },
  sent: { en: 'Thank you for the score', zh: '谢谢您的评价' },
  starsFirst: { en: 'Choose the stars first', zh: '请先选择星级' },
  notYet: { en: 'This order is not to be scored now.', zh: '这个点单现在不能评价。' },
  back: { en: 'See the order', zh: '查看点单' },
})
