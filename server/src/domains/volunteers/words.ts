import type { Availability, VolunteerSkill } from '@plaza/shared/api'

type Words = readonly [zh: string, en: string]

const skills: Record<VolunteerSkill, Words> = {
  'first-aid': ['急救', 'First aid'],
  teaching: ['教学', 'Teaching'],
  repair: ['维修', 'Repairs'],
  driving: ['驾驶', 'Driving'],
  languages: ['语言翻译', 'Languages'],
  computers: ['电脑手机', 'Computers'],
  photography: ['摄影摄像', 'Photography'],
  'elderly-care': ['助老', 'Care for the elderly'],
  'child-care': ['助学护幼', 'Care for children'],
  environment: ['环保', 'Environment'],
  rescue: ['应急救援', 'Rescue'],
  events: ['活动组织', 'Events'],
}
const availabilities: Record<Availability, Words> = {
  'weekday-day': ['工作日白天', 'Weekdays, daytime'],
  'weekday-evening': ['工作日晚上', 'Weekday evenings'],
  'weekend-morning': ['周末上午', 'Weekend mornings'],
  'weekend-afternoon': ['周末下午', 'Weekend afternoons'],
}

/** What somebody can do and when, in a line each, as the back office reads it. */
export const offerOf = (volunteer: {
  skills: readonly VolunteerSkill[]
  availability: readonly Availability[]
}): { zh: string[]; en: string[] } => {
  const lines = [volunteer.skills.map((one) => skills[one]), volunteer.availability.map((one) => availabilities[one])]
  const inLanguage = (at: 0 | 1) => lines.map((line) => line.map((words) => words[at]).join(' · '))
  return { zh: inLanguage(0), en: inLanguage(1) }
}
