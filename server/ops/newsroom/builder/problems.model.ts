import { defineTexts } from '@plaza/shared/text'
import { fieldName } from '../form/fields.text'

const t = defineTexts({
  empty: { en: 'Has no items yet.', zh: '还没有条目。' },
  gone: {
    en: 'What it shows does not exist, or a card above shows it already.',
    zh: '所选内容不存在，或上面的卡片已经显示。',
  },
  missing: { en: 'is missing', zh: '尚未填写' },
})
/** What the preview says of a card that the server left out. */
const NOTHING = 'Nothing that it names exists'
const MISSING = /received undefined$/

/** A problem of a page; `path` is like `page.cards.2.items.0.link`, as the preview and the server name it. */
export interface PathProblem {
  path: string
  message: string
}

const CARD = /^(?:page\.)?cards\.(\d+)(?:\.(.*))?$/
const REFUSAL = /^((?:[\w-]+\.)*[\w-]+): (.+)$/s

const placeName = (path: string) =>
  path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : fieldName(part)))
    .join(' · ')

function wordsOf(rest: string | undefined, message: string): string {
  if (message === NOTHING) return t.gone()
  const what = MISSING.test(message) ? t.missing() : message
  return rest ? `${placeName(rest)}: ${what}` : what
}

/** Problems by the place of their card; those of no card are not among them. */
function problemsByCard(problems: readonly PathProblem[]): ReadonlyMap<number, readonly string[]> {
  const byCard = new Map<number, string[]>()
  for (const { path, message } of problems) {
    const [, index, rest] = CARD.exec(path) ?? []
    if (index === undefined) continue
    const words = wordsOf(rest, message)
    byCard.set(Number(index), [...new Set([...(byCard.get(Number(index)) ?? []), words])])
  }
  return byCard
}

/** What the server refused: it names the first invalid field. */
export function refusedField(refusal: string | null): PathProblem[] {
  const [, path, message] = REFUSAL.exec(refusal ?? '') ?? []
  return path !== undefined && message !== undefined ? [{ path, message }] : []
}

/** Problems by card id. A card that was only just added is told so in fewer words. */
export function problemsOf(
  cards: readonly { id: string; items?: unknown }[],
  problems: readonly PathProblem[],
): ReadonlyMap<string, readonly string[]> {
  const byCard = problemsByCard(problems)
  return new Map(
    cards.map(({ id, items }, index) => {
      const words = byCard.get(index) ?? []
      const isEmpty = Array.isArray(items) && items.length === 0 && words.length > 0
      return [id, isEmpty ? [t.empty()] : words] as const
    }),
  )
}

/** The page with the addresses at which uploads are seen before they are public. */
export function withFiles<T>(page: T, files: Readonly<Record<string, string>>): T {
  if (typeof page === 'string') return (files[page] ?? page) as T
  if (Array.isArray(page)) return page.map((one) => withFiles(one, files)) as T
  if (typeof page !== 'object' || page === null) return page
  return Object.fromEntries(Object.entries(page).map(([key, value]) => [key, withFiles(value, files)])) as T
}
