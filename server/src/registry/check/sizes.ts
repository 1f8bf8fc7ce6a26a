import { type Finding, found } from './findings'
import type { ReleaseBundle } from './release'

/**
 * Maximum bytes as sent (brotli). A page is its own code, without the entry and the host. A release: 50 pages of 12 KB.
 */
export const budgets = { entry: 7 * 1024, page: 36.5 * 1024, release: 640 * 1024 }

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const over = (bytes: number, budget: number) => `${kb(bytes)} of ${kb(budget)}`

/** Bytes of a release as sent to browsers: the entry, each page, and all files. */
export function sentBytes({ document: { entry, preload, files, server }, size }: ReleaseBundle) {
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + size(name), 0)
  const pages = Object.entries(preload).map(([page, list]): [page: string, bytes: number] => [
    page,
    sum(list.filter((name) => name.endsWith('.js'))),
  ])
  return { entry: sum([entry]), pages, all: sum(Object.keys(files).filter((name) => name !== server?.file)) }
}

export function sizeFindings(release: ReleaseBundle): Finding[] {
  const { entry, pages, all } = sentBytes(release)
  const result: Finding[] = []
  if (entry > budgets.entry) result.push(found('P201', over(entry, budgets.entry), release.document.entry))
  for (const [page, bytes] of pages)
    if (bytes > budgets.page) result.push(found('P202', `${page}: ${over(bytes, budgets.page)}`))
  if (all > budgets.release) result.push(found('P203', over(all, budgets.release)))
  return result
}
