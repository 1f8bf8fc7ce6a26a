/** Sections of a centre's home; the practice config names them in the order in which they are shown. */
export const sectionNames = [
  'news',
  'activities',
  'wishes',
  'services',
  'teams',
  'map',
  'classrooms',
  'projects',
  'ranking',
] as const
export type SectionName = (typeof sectionNames)[number]

const isName = (word: string): word is SectionName => (sectionNames as readonly string[]).includes(word)

/** The configured sections, each once; all of them where nothing is configured. */
export function sectionsOf(configured: string | undefined): SectionName[] {
  const words = (configured ?? '').split(',').map((word) => word.trim())
  const named = [...new Set(words.filter(isName))]
  return named.length > 0 ? named : [...sectionNames]
}
