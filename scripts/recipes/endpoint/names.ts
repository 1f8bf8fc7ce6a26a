/** `wishes` → `wish`, `activities` → `activity`. */
export const singular = (name: string): string =>
  name
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/(?<!s)s$/, '')

/** Plural forms that a table may have: `wish` → `wishs`, `wishes`. */
export const plurals = (name: string): string[] => [`${name}s`, `${name}es`, name.replace(/y$/, 'ies')]
