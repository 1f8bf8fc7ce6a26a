import { lazyWithRetry } from '@plaza/shared/ui'

/** Most activities and lists name no skills: their words come after the page. */
export const Skills = lazyWithRetry(
  () => import('./skill-words').then(({ SkillWords }) => SkillWords),
  () => <>&nbsp;</>,
)
export const Fit = lazyWithRetry(
  () => import('./skill-words').then(({ FitWords }) => FitWords),
  () => <>&nbsp;</>,
)
