import type { GuideQuestion } from '@plaza/shared/api'

/** Answers by question, as the address holds them: `parents-yes.hukou-local`. */
export type Answers = Readonly<Record<string, string>>
interface Part {
  when?: string[] | undefined
}

/** Unknown questions and answers of an address are ignored. */
export function readAnswers(text: string | undefined, questions: readonly GuideQuestion[]): Answers {
  const pairs = (text ?? '').split('.').flatMap((pair) => {
    const [id = '', value = ''] = pair.split('-')
    const known = questions.find((one) => one.id === id)?.options.some((option) => option.value === value)
    return known ? [[id, value] as const] : []
  })
  return Object.fromEntries(pairs)
}

export const writeAnswers = (answers: Answers): string | undefined =>
  Object.entries(answers)
    .map(([id, value]) => `${id}-${value}`)
    .join('.') || undefined

/** Whether a part applies to the case; undefined while a question that decides it has no answer. */
export function applies({ when }: Part, questions: readonly GuideQuestion[], answers: Answers): boolean | undefined {
  const decisions = questions
    .filter(({ id }) => when?.some((answer) => answer.startsWith(`${id}:`)))
    .map((question) => {
      const asked = applies(question, questions, answers)
      const value = answers[question.id]
      if (asked === false) return false
      return value === undefined ? undefined : when?.includes(`${question.id}:${value}`)
    })
  if (decisions.includes(false)) return false
  return decisions.includes(undefined) ? undefined : true
}

/** The questions of this case so far, with the answers given, and the next one without an answer. */
export function interview(questions: readonly GuideQuestion[], answers: Answers) {
  const asked = questions.filter((question) => applies(question, questions, answers) === true)
  const answered = asked.filter(({ id }) => id in answers)
  return { answered, next: asked.find(({ id }) => !(id in answers)) }
}

/** With an answer given or, without a value, taken back; answers to questions that are no longer asked are dropped. */
export function withAnswer(
  questions: readonly GuideQuestion[],
  answers: Answers,
  id: string,
  value: string | undefined,
): Answers {
  const { [id]: _, ...others } = answers
  const next: Answers = value === undefined ? others : { ...others, [id]: value }
  const kept = questions.filter((one) => one.id in next && applies(one, questions, next) !== false)
  return Object.fromEntries(kept.map((one) => [one.id, next[one.id] ?? '']))
}

/** The parts for this case; those that an open question decides are marked. */
export const partsOf = <T extends Part>(
  parts: readonly T[],
  questions: readonly GuideQuestion[],
  answers: Answers,
): { part: T; depends: boolean }[] =>
  parts.flatMap((part) => {
    const does = applies(part, questions, answers)
    return does === false ? [] : [{ part, depends: does === undefined }]
  })
