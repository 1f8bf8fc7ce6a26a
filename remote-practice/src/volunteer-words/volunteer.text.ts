import { AVAILABILITY_WORDS, type Availability } from '@plaza/shared/api'
import { defineTexts, language } from '@plaza/shared/text'

export const availabilityText: Record<Availability, () => string> = defineTexts(AVAILABILITY_WORDS)

/** A street as the reader says it. */
export const streetName = ({ name, name_en: english }: { name: string; name_en?: string | undefined }): string =>
  (language() === 'en' ? english : undefined) ?? name

/** Hours as people write them: 2.5, 186. */
export const hoursText = (hours: number): string => String(Math.round(hours * 10) / 10)
