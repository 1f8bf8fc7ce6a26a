import type { VolunteerSkill } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const skillText: Record<VolunteerSkill, () => string> = defineTexts({
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
})
