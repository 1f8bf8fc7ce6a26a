import type { Availability } from '@plaza/shared/api'
import { defineTexts, language } from '@plaza/shared/text'

export const availabilityText: Record<Availability, () => string> = defineTexts({
  'weekday-day': { en: 'Weekdays, daytime', zh: '工作日白天' },
  'weekday-evening': { en: 'Weekday evenings', zh: '工作日晚上' },
  'weekend-morning': { en: 'Weekend mornings', zh: '周末上午' },
  'weekend-afternoon': { en: 'Weekend afternoons', zh: '周末下午' },
})

/** A street as the reader says it. */
export const streetName = ({ name, name_en: english }: { name: string; name_en?: string | undefined }): string =>
  (language() === 'en' ? english : undefined) ?? name

/** Hours as people write them: 2.5, 186. */
export const hoursText = (hours: number): string => String(Math.round(hours * 10) / 10)
