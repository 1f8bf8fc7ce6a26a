import { dirname } from 'node:path'

const MAX_FILES = 25

/**
 * Folders of source with too many files to find one by reading the list.
 * @param {Iterable<string>} paths of files
 * @returns {string[]}
 */
export function folderFindings(paths) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(
      ([folder, count]) =>
        `${folder} has ${count} files: at most ${MAX_FILES} stand in one folder, divide it by subject`,
    )
}
