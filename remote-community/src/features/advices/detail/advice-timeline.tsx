import type { Advice } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { Timeline, type TimelineStep } from '@plaza/shared/ui'
import { stepText, t } from './detail.text'

/** What has happened, and the deadline that is ahead or missed. */
export function AdviceTimeline({ advice: { steps, due_at: due, late } }: { advice: Advice }) {
  const now = useNow()
  const lastAnswer = steps.findLastIndex(({ step }) => step === 'answered')
  const events = steps.map(
    ({ at, step, department, text }, index): TimelineStep => ({
      label: stepText[step](nameOf(department)),
      at,
      words: (index !== lastAnswer && text) || undefined,
      mark: step === 'answered' ? 'highlight' : undefined,
    }),
  )
  const deadline: TimelineStep[] = due ? [{ label: t.due(dateTime(due, now)), mark: late ? 'missed' : 'ahead' }] : []
  return <Timeline title={t.timeline()} steps={[...events, ...deadline]} />
}
