import type { Availability, VolunteerSkill } from './volunteers'

interface Words {
  en: string
  zh: string
}

/** What volunteers can do, in words: forms of the app and lists of the back office. */
export const SKILL_WORDS = {
  'first-aid': { en: 'First aid', zh: '急救' },
  teaching: { en: 'Teaching', zh: '教学' },
  repair: { en: 'Repairs', zh: '维修' },
  driving: { en: 'Driving', zh: '驾驶' },
  languages: { en: 'Languages', zh: '语言翻译' },
  computers: { en: 'Computers', zh: '电脑手机' },
  photography: { en: 'Photography', zh: '摄影摄像' },
  'elderly-care': { en: 'Care for the elderly', zh: '助老' },
  'child-care': { en: 'Care for children', zh: '助学护幼' },
  environment: { en: 'Environment', zh: '环保' },
  rescue: { en: 'Rescue', zh: '应急救援' },
  events: { en: 'Events', zh: '活动组织' },
} satisfies Record<VolunteerSkill, Words>

/** When volunteers have time, in words. */
export const AVAILABILITY_WORDS = {
  'weekday-day': { en: 'Weekdays, daytime', zh: '工作日白天' },
  'weekday-evening': { en: 'Weekday evenings', zh: '工作日晚上' },
  'weekend-morning': { en: 'Weekend mornings', zh: '周末上午' },
  'weekend-afternoon': { en: 'Weekend afternoons', zh: '周末下午' },
} satisfies Record<Availability, Words>
