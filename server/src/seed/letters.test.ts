import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../environment'
import { oddDays, week } from '../testing/sample-times'
import { adviceRows, decidedItemRows, type TimelineStep, timelineOf } from './advices'
import { demoAt } from './demo/read'
import { siteClock } from './moments'

const demo = demoAt(readEnvironment({}).demoDir)
/** On these days and after them, few working days lie in the weeks before. */
const afterHolidays = ['2026-02-24T09:30:00', '2026-10-05T16:00:00', '2026-10-08T10:00:00', '2026-05-06T08:10:00']
const quarters = week.filter((_, hour) => hour % 6 === 0)
const hours = [...quarters, ...[...oddDays, ...afterHolidays].map((at) => new Date(`${at}+08:00`))]

/** A text of a letter, when it was written, and what had happened before. */
interface Writing {
  text: string
  at: Date
  /** When its writer wrote last; the department knew nothing of it before. */
  heardAt: Date
  /** When the department wrote last. */
  toldAt: Date | null
}

const dayOf = (at: Date): number => siteClock(at).day
const isAfter =
  (hour: number) =>
  ({ at }: Writing) =>
    siteClock(at).minute >= hour * 60
/** Whether whole days lie between what was heard and the text, that many of them. */
const daysSinceHeard =
  (days: number) =>
  ({ at, heardAt }: Writing) =>
    dayOf(at) - dayOf(heardAt) > days
const daysSinceTold =
  (days: number) =>
  ({ at, toldAt }: Writing) =>
    toldAt !== null && dayOf(at) - dayOf(toldAt) >= days
const always = () => true

/** What letters and answers say about days, and when that can be true. Every such word needs a line. */
const says: [words: RegExp, possible: (writing: Writing) => boolean][] = [
  [/今天中午/, isAfter(12)],
  [/今天(早上|清晨|出车前)/, isAfter(7)],
  [/从今天起|从明天起/, always],
  [/\{周-2\} 20:10、\{周-1\} 21:30|\{周-2\}晚上没有打招呼/, daysSinceHeard(2)],
  [/昨晚试了四个小时的水/, daysSinceHeard(0)],
  [/昨夜 23:20 执法人员到场/, daysSinceHeard(0)],
  [/灯亮了几天，昨晚/, daysSinceTold(3)],
  [/昨晚刮东风/, daysSinceTold(1)],
  [/收到来信的第二个工作日起.*五个工作日的数据/, daysSinceHeard(7)],
  [/检测报告五天后出/, always],
  [/检测报告还没有贴出来/, daysSinceTold(5)],
  [/两周后可用/, always],
  [/两周过了/, daysSinceTold(14)],
  [/已在收摊后到现场看了三次/, daysSinceTold(3)],
  [/听了两天课后服务/, daysSinceHeard(2)],
  [/装好当晚靠满了人|当晚换好/, daysSinceHeard(2)],
  [/当天 9:40|当天用绳降/, daysSinceHeard(0)],
  [/新格式已用过一次/, daysSinceTold(2)],
  [/上了三周|前三周的费用|连续三个晚上打到|第二天又停回来|上周三、周四都是|当天没有课后服务|我丈夫那天/, always],
  // What is true of every week.
  [/每周[一二三四五六日]|周五晚上是|孩子周五在市里|最近三个周五的录像|每月最后一个周四|周二、周四晚上开/, always],
  [/第一个周五起，周五末班改为|只有周五这一档|周一到周五/, always],
  [/放未来七天的名额|三个工作日通知学校|冻结三天|停业整改三天|三天内寄到|提前一天打电话|等这五天的数据/, always],
  [/二十天茶|闷一天|停工半天/, always],
  [/上月十四号|下个?月|从本[月周]起/, always],
]
const timeWords =
  /\{周|周[一二三四五六日]|[上下本这两三]周(?!岁)|[今昨前明]天|昨[晚夜日]|次日|当[天晚]|第二天|[本上下]月|初[一二三四五六七八九十]|十八的|开学|[两三四五六七八九十\d]+(个晚上|天)/

const writingsOf = (steps: readonly TimelineStep[], raw: readonly (string | undefined)[]): Writing[] =>
  steps.map(({ at }, index) => ({
    text: raw[index] ?? '',
    at,
    heardAt: steps.slice(0, index).findLast(({ by }) => by === 'writer')?.at ?? at,
    toldAt: steps.slice(0, index).findLast(({ by }) => by === 'department')?.at ?? null,
  }))

/** The steps' texts as the file has them, with the letter itself as the text of the first. */
const rawTexts = ({ text, from, asked, refused, answer, reopened, closed }: (typeof demo.advices)[number]) => ({
  received: [text],
  'handed-on': [from?.text],
  asked: [asked?.text],
  supplied: [asked?.reply?.text],
  refused: [refused?.text],
  answered: [answer?.text, reopened?.answer?.text],
  reopened: [reopened?.text],
  closed: [closed?.text],
})

function writingsAt(advice: (typeof demo.advices)[number], steps: readonly TimelineStep[]): Writing[] {
  const texts: Partial<Record<string, (string | undefined)[]>> = structuredClone(rawTexts(advice))
  return writingsOf(
    steps,
    steps.map(({ step }) => texts[step]?.shift()),
  )
}

function wrongAt(now: Date): string[] {
  const wrong: string[] = []
  for (const advice of demo.advices) {
    const steps = timelineOf(demo, advice, now)
    for (const [index, { at, step, text }] of steps.entries()) {
      const before = steps[index - 1]?.at
      if (at > now || (before && at <= before)) wrong.push(`${advice.id} ${step} is out of order`)
      if (text?.includes('{')) wrong.push(`${advice.id} ${step} shows a mark`)
    }
    for (const writing of writingsAt(advice, steps))
      for (const [words, possible] of says)
        if (words.test(writing.text) && !possible(writing))
          wrong.push(`${now.toISOString()}: ${advice.id} says ${words} on ${writing.at.toISOString()}`)
  }
  return wrong
}

describe('the letters of the demo at any hour at which it is looked at', () => {
  it('can have been answered as they say', () => {
    expect(hours.flatMap(wrongAt)).toEqual([])
  })

  it('has a rule for every word about a day, and every word for its rule', () => {
    const texts = demo.advices.flatMap((advice) => Object.values(rawTexts(advice)).flat()).filter((text) => text)
    const rest = texts.map((text) =>
      says.reduce((left, [words]) => left.replaceAll(new RegExp(words, 'gs'), ''), text ?? ''),
    )
    expect(rest.filter((text) => timeWords.test(text)).map((text) => [timeWords.exec(text)?.[0], text])).toEqual([])
    expect(says.filter(([words]) => !texts.some((text) => words.test(text ?? ''))).map(([words]) => words)).toEqual([])
  })

  it('has not yet taken the steps that lie after a long holiday', () => {
    const counts = hours.map((now) => demo.advices.flatMap((advice) => timelineOf(demo, advice, now)).length)
    expect(Math.max(...counts)).toBeGreaterThan(Math.min(...counts))
    for (const now of hours) {
      const decided = new Set(decidedItemRows(demo, now).map(({ subjectId }) => subjectId))
      const rows = adviceRows(demo, now)
      expect(
        rows.filter(({ id, state }) => decided.has(id) !== ['answered', 'closed', 'refused'].includes(state)),
      ).toEqual([])
    }
  })
})
