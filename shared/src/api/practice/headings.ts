/**
 * Headings of practice that its config may rename (`teams.config`): those of pages, and of the sections and entries of a
 * centre's home. The English name of `venues` is `venues_en`.
 */
export const practiceHeadings = [
  // A centre's home
  ...['home', 'news', 'find-team'],
  // People
  ...['volunteer', 'own-volunteer', 'real-name', 'volunteer-page', 'record', 'certificate', 'verification'],
  ...['ranking', 'volunteer-ranking', 'activity-ranking', 'organisation-ranking'],
  // Teams and codes
  ...['teams', 'team', 'team-manage', 'attendance', 'plan', 'plan-edit'],
  ...['code', 'team-code', 'scan', 'scans'],
  // Activities
  ...['activities', 'activity-list', 'projects', 'project', 'classrooms', 'course', 'extension'],
  // Deeds
  ...['wish-wall', 'wishes', 'wish', 'own-wishes', 'claimed-wishes', 'wish-publish', 'micro-wish-publish'],
  ...['services', 'orders', 'order', 'score'],
  ...['shows', 'show', 'show-publish', 'practice-record', 'practice-record-publish'],
  // Places, and those in one's care
  ...['venues', 'venue', 'bookings', 'map', 'position', 'helpers', 'helper', 'helper-add', 'helper-edit'],
] as const

export type PracticeHeading = (typeof practiceHeadings)[number]
