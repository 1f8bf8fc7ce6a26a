import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  sums: { en: 'In short', zh: '总览' },
  total: { en: 'Letters', zh: '来信' },
  answered: { en: 'Answered', zh: '已答复' },
  punctual: { en: 'In time', zh: '按期率' },
  score: { en: 'Mean rating', zh: '平均评分' },
  weeks: { en: 'Received and answered by week', zh: '每周来信与答复' },
  week: { en: 'Week from', zh: '周一' },
  received: { en: 'Received', zh: '来信' },
  departments: { en: 'By department', zh: '按部门' },
  department: { en: 'Department', zh: '部门' },
  late: { en: 'Late', zh: '逾期' },
  asTable: { en: 'As a table', zh: '查看表格' },
})
