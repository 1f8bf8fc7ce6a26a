import { defineTexts } from '@plaza/shared/text'
import * as v from 'valibot'
import { placeName } from '../form/fields.text'

const t = defineTexts({
  empty: { en: 'Has no items yet.', zh: '还没有条目。' },
  gone: {
    en: 'What it shows does not exist, or a card above shows it already.',
    zh: '所选内容不存在，或上面的卡片已经显示。',
  },
  missing: { en: 'is missing', zh: '尚未填写' },
  form: { en: 'is not of the right form', zh: '格式不正确' },
  short: { en: 'is too short or has too few items', zh: '字数或条目太少' },
  long: { en: 'is too long or has too many items', zh: '字数或条目太多' },
  choice: { en: 'is none of the choices', zh: '不在可选范围内' },
  size: { en: 'is too small or too large', zh: '数值超出范围' },
  wrong: { en: 'is not right', zh: '填写有误' },
})
/** What the preview says of a card that the server left out. */
const NOTHING = 'Nothing that it names exists'

/** What valibot says in the preview, in the words of editors; anything else stays. */
const said: readonly (readonly [RegExp, () => string])[] = [
  [/received (undefined|null|"")$/, t.missing],
  [/^Invalid length: Expected >/, t.short],
  [/^Invalid length/, t.long],
  [/^Invalid (value|integer)/, t.size],
  [/^Invalid (format|URL|ISO)/i, t.form],
  [/^Invalid type: Expected \(/, t.choice],
  [/^Invalid /, t.wrong],
]
const editorsWords = (message: string): string => said.find(([pattern]) => pattern.test(message))?.[1]() ?? message

const PathProblemSchema = v.object({ path: v.string(), message: v.string() })
/** A problem of a page; `path` is like `page.cards.2.items.0.link`, as the preview and the server name it. */
export type PathProblem = v.InferOutput<typeof PathProblemSchema>

/** What the preview says of a page that was posted to it. */
const PageResult = v.object({
  type: v.literal('plaza:page-result'),
  problems: v.pipe(v.array(PathProblemSchema), v.maxLength(1_000)),
})

/** The problems in a message of the preview; null in any other message. */
export function problemsIn(message: unknown): readonly PathProblem[] | null {
  const { success, output } = v.safeParse(PageResult, message)
  return success ? output.problems : null
}

const CARD = /^(?:page\.)?cards\.(\d+)(?:\.(.*))?$/

function wordsOf(rest: string | undefined, message: string): string {
  if (message === NOTHING) return t.gone()
  const what = editorsWords(message)
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
