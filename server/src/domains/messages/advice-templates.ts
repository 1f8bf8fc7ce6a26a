import { template } from './template'

type About = 'department' | 'department_en' | 'title'

/** What departments tell the writer of an advice, and those who follow it. */
export const adviceTemplates = {
  'advice.answered': template<About>('interaction', {
    zh: ({ department, title }) => ({
      title: `${department}答复了您`,
      content: `“${title}”\n看看问题是否解决了，也可以为答复打分。`,
    }),
    en: ({ department_en, title }) => ({
      title: `${department_en} answered you`,
      content: `“${title}”\nSee whether it is solved, and rate the answer.`,
    }),
  }),
  'advice.asked': template<About | 'words'>('interaction', {
    zh: ({ department, title, words }) => ({ title: `${department}请您补充`, content: `“${title}”\n${words}` }),
    en: ({ department_en, title, words }) => ({
      title: `${department_en} asks you something`,
      content: `“${title}”\n${words}`,
    }),
  }),
  'advice.transferred': template<About>('interaction', {
    zh: ({ department, title }) => ({ title: `您的来信已转给${department}`, content: `“${title}”\n答复期限不变。` }),
    en: ({ department_en, title }) => ({
      title: `Your letter went on to ${department_en}`,
      content: `“${title}”\nThe answer is due on the same day as before.`,
    }),
  }),
  'advice.closed': template<About | 'words'>('interaction', {
    zh: ({ department, title, words }) => ({ title: `${department}已办结您的来信`, content: `“${title}”\n${words}` }),
    en: ({ department_en, title, words }) => ({
      title: `${department_en} closed your letter`,
      content: `“${title}”\n${words}`,
    }),
  }),
  /** Closed while its writer may still open it again. */
  'advice.closed-once': template<About | 'words'>('interaction', {
    zh: ({ department, title, words }) => ({
      title: `${department}已办结您的来信`,
      content: `“${title}”\n${words}\n如果问题仍未解决，您可以在来信页面申请重新办理一次。`,
    }),
    en: ({ department_en, title, words }) => ({
      title: `${department_en} closed your letter`,
      content: `“${title}”\n${words}\nIf it is still not solved, you can open it again once, on its page.`,
    }),
  }),
  'advice.refused': template<About | 'words'>('interaction', {
    zh: ({ department, title, words }) => ({
      title: `${department}没有受理您的来信`,
      content: `“${title}”\n原因：${words}`,
    }),
    en: ({ department_en, title, words }) => ({
      title: `${department_en} did not accept your letter`,
      content: `“${title}”\nReason: ${words}`,
    }),
  }),
  'advice.late': template<About>('interaction', {
    zh: ({ department, title }) => ({
      title: `${department}的答复已逾期`,
      content: `“${title}”\n已提醒该部门，您可以在办理过程中看到进展。`,
    }),
    en: ({ department_en, title }) => ({
      title: `The answer of ${department_en} is late`,
      content: `“${title}”\nIt stands at the top of their list now. You see each step on its page.`,
    }),
  }),
  /** To those who follow it. */
  'advice.followed': template<About>('interaction', {
    zh: ({ department, title }) => ({ title: '您关注的问题有了答复', content: `${department}：“${title}”` }),
    en: ({ department_en, title }) => ({
      title: 'A question that you follow was answered',
      content: `${department_en}: “${title}”`,
    }),
  }),
} as const
