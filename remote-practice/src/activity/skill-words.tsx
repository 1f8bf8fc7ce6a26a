import type { ActivitySummary, VolunteerSkill } from '@plaza/shared/api'
import { skillText } from '../volunteer-words/skill.text'
import { t } from './fit.text'

const namesOf = (skills: readonly VolunteerSkill[]) => skills.map((skill) => skillText[skill]()).join(' · ')

export const SkillWords = ({ skills }: { skills: readonly VolunteerSkill[] }) => namesOf(skills)

/** Why an activity fits a volunteer: the strongest reason. */
export function FitWords({ fit: { skills, kind } }: { fit: NonNullable<ActivitySummary['fit']> }) {
  if (skills.length > 0) return t.skills(namesOf(skills))
  return kind ? t.kind() : t.time()
}
