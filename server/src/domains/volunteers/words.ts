import { AVAILABILITY_WORDS, type Availability, SKILL_WORDS, type VolunteerSkill } from '@plaza/shared/api'

/** What somebody can do and when, in a line each, as the back office reads it. */
export const offerOf = (volunteer: {
  skills: readonly VolunteerSkill[]
  availability: readonly Availability[]
}): { zh: string[]; en: string[] } => {
  const { skills, availability } = volunteer
  const lines = [skills.map((one) => SKILL_WORDS[one]), availability.map((one) => AVAILABILITY_WORDS[one])]
  const inLanguage = (language: 'zh' | 'en') => lines.map((line) => line.map((words) => words[language]).join(' · '))
  return { zh: inLanguage('zh'), en: inLanguage('en') }
}
