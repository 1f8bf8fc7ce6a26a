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
  ways: { en: 'More of volunteering', zh: '志愿服务入口' },
  teams: { en: 'Teams', zh: '志愿团队' },
  list: { en: 'Find an activity', zh: '找活动' },
  code: { en: 'My code', zh: '我的码' },
  scan: { en: 'Scan', zh: '扫一扫' },
  ranking: { en: 'Rankings', zh: '排行' },
  byState: { en: 'By state', zh: '按状态筛选' },
  byKind: { en: 'By kind', zh: '按类别筛选' },
  allKinds: { en: 'All kinds', zh: '全部类别' },
  clear: { en: 'Clear filters', zh: '清除筛选' },
})

export const listText = defineTexts({
  title: { en: 'Activities', zh: '活动列表' },
  byDistrict: { en: 'By district', zh: '按区域筛选' },
  allDistricts: { en: 'All districts', zh: '全部区域' },
  fits: { en: 'Fits me', zh: '适合我' },
  fitsHelp: {
    en: 'At times when you have no other activity, where a skill of yours is of use or of a kind that you did before.',
    zh: '与您已报名的活动时间不冲突，且用得上您的专长，或是您参加过的类别。',
  },
  near: { en: 'Within 5 km', zh: '5 公里内' },
  locating: { en: 'Looking for your position…', zh: '正在定位…' },
  needsPosition: { en: 'Your position is needed for this.', zh: '需要您的位置才能按距离筛选。' },
  locate: { en: 'Use my position', zh: '使用我的位置' },
  ofTeam: { en: 'Activities of one team: see the team', zh: '仅显示该团队的活动，查看团队' },
  clear: { en: 'Clear filters', zh: '清除筛选' },
})
