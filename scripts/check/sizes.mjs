import { found } from './findings.mjs'

/** Bytes as sent (brotli). A page is its own code: the entry and what the host brings come on top. */
export const budgets = { entry: 7 * 1024, page: 35 * 1024, release: 250 * 1024 }

const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`
const over = (bytes, budget) => `${kb(bytes)} of ${kb(budget)}`

/** Bytes of a release as they are sent: of its entry, its largest page and all. */
export function sizesOf({ document: { entry, preload, files }, size, there }) {
  const sum = (names) => names.filter((name) => there.includes(name)).reduce((total, name) => total + size(name), 0)
  const pages = Object.entries(preload).map(([page, list]) => [page, sum(list.filter((name) => name.endsWith('.js')))])
  return { entry: sum([entry]), pages, release: sum(Object.keys(files)) }
}

export function sizeFindings(release) {
  const { entry, pages, release: all } = sizesOf(release)
  const result = []
  if (entry > budgets.entry) result.push(found('P201', over(entry, budgets.entry), release.document.entry))
  for (const [page, bytes] of pages)
    if (bytes > budgets.page) result.push(found('P202', `${page}: ${over(bytes, budgets.page)}`))
  if (all > budgets.release) result.push(found('P203', over(all, budgets.release)))
  return result
}
