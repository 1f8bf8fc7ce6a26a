import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Party building', zh: '党建' },
  parts: { en: 'Parts', zh: '栏目' },
  news: { en: 'News', zh: '要闻' },
  organisations: { en: 'Organisations', zh: '组织' },
  study: { en: 'Study', zh: '学习' },
  activities: { en: 'Activities', zh: '活动' },
  search: { en: 'Search by name or address', zh: '搜索组织名称、地址' },
  path: { en: 'Where you are', zh: '当前位置' },
  town: { en: 'Whole city', zh: '全市' },
  showAll: { en: 'Show all organisations', zh: '查看全部组织' },
  members: { en: (n: string) => `${n} members`, zh: (n: string) => `党员 ${n} 人` },
  below: { en: (n: number) => `${n} below it`, zh: (n: number) => `下级组织 ${n} 个` },
  secretary: { en: 'Secretary', zh: '负责人' },
  hours: { en: 'Receives visitors', zh: '接待时间' },
  phone: { en: 'Phone', zh: '电话' },
  address: { en: 'Address', zh: '地址' },
  call: { en: (name: string) => `Call ${name}`, zh: (name: string) => `拨打${name}的电话` },
  directly: { en: 'Below it', zh: '下级组织' },
})

export const kindText = defineTexts({
  committee: { en: 'Committee', zh: '党委' },
  'general-branch': { en: 'General branch', zh: '党总支' },
  branch: { en: 'Branch', zh: '党支部' },
})
