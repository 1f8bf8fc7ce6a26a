import { dateTime } from '@plaza/shared/format'
import type { AdviceSubject } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { Tag } from '../parts/tag'

const t = defineTexts({
  late: { en: 'Late', zh: '已逾期' },
  today: { en: 'Due today', zh: '今日到期' },
  left: {
    en: (days: number) => `${days} working ${days === 1 ? 'day' : 'days'} left`,
    zh: (days: number) => `剩余 ${days} 个工作日`,
  },
  due: { en: (at: string) => `due ${at}`, zh: (at: string) => `${at} 前答复` },
})

/** How long a department has for its answer. */
export function AdviceDue({ advice: { dueAt, daysLeft, late, state } }: { advice: AdviceSubject }) {
  if (late) return <Tag tone="bad">{t.late()}</Tag>
  if (dueAt === null || daysLeft === null || state === 'asked') return null
  return (
    <Tag tone={daysLeft <= 1 ? 'watch' : 'none'}>
      <span title={t.due(dateTime(dueAt, Date.now()))}>{daysLeft === 0 ? t.today() : t.left(daysLeft)}</span>
    </Tag>
  )
}
