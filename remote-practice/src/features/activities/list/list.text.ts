import { defineTexts } from '@plaza/shared/text'
import type { stateFilters } from './filter.model'

export const filterText: Record<(typeof stateFilters)[number] | 'all', () => string> = defineTexts({
  all: { en: 'All', zh: '全部' },
  open: { en: 'Open', zh: '报名中' },
  running: { en: 'Under way', zh: '进行中' },
  upcoming: { en: 'Opens soon', zh: '即将报名' },
  ended: { en: 'Ended', zh: '已结束' },
})

export const t = defineTexts({
  title: { en: 'Volunteer activities', zh: '志愿活动' },
  byState: { en: 'By state', zh: '按状态筛选' },
  byKind: { en: 'By kind', zh: '按类别筛选' },
  allKinds: { en: 'All kinds', zh: '全部类别' },
  clear: { en: 'Clear filters', zh: '清除筛选' },
})
