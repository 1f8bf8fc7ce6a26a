import { SKILL_WORDS, type VolunteerSkill } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const skillText: Record<VolunteerSkill, () => string> = defineTexts(SKILL_WORDS)
