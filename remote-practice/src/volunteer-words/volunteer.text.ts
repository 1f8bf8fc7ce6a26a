import type { Availability, VolunteerSkill } from '@plaza/shared/api'
import { defineTexts, language } from '@plaza/shared/text'

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

export const availabilityText: Record<Availability, () => string> = defineTexts({
  'weekday-day': { en: 'Weekdays, daytime', zh: '工作日白天' },
  'weekday-evening': { en: 'Weekday evenings', zh: '工作日晚上' },
  'weekend-morning': { en: 'Weekend mornings', zh: '周末上午' },
  'weekend-afternoon': { en: 'Weekend afternoons', zh: '周末下午' },
})

const districtText: Readonly<Record<string, () => string>> = defineTexts({
  临江: { en: 'Linjiang', zh: '临江' },
  云溪: { en: 'Yunxi', zh: '云溪' },
  青岩: { en: 'Qingyan', zh: '青岩' },
})
/** A district as the reader says it. */
export const districtName = (district: string): string => districtText[district]?.() ?? district

/** A street as the reader says it. */
export const streetName = ({ name, name_en: english }: { name: string; name_en?: string | undefined }): string =>
  (language() === 'en' ? english : undefined) ?? name

/** Hours as people write them: 2.5, 186. */
export const hoursText = (hours: number): string => String(Math.round(hours * 10) / 10)
