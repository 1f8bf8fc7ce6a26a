import { type OperationsVisits, type ReachRule, reachOf } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { usePolled } from '../calls/use-polled'
import { rate, whole } from '../parts/format'

const t = defineTexts({
  about: {
    en: (n: string, of: string, share: string) => `About ${n} of ${of} visits of the last day (${share}).`,
    zh: (n: string, of: string, share: string) => `约为最近一天 ${of} 次访问中的 ${n} 次（${share}）。`,
  },
  first: {
    en: (n: string, of: string, share: string) => `First step: about ${n} of ${of} visits of the last day (${share}).`,
    zh: (n: string, of: string, share: string) => `第一步约为最近一天 ${of} 次访问中的 ${n} 次（${share}）。`,
  },
  none: { en: 'No numbers yet: no visit was counted in the last day.', zh: '暂无数据：最近一天没有访问记录。' },
})

interface ReachProps {
  rule: ReachRule
  /** The rules that are evaluated before it. */
  above?: readonly ReachRule[]
  /** Whether it is the first step of a plan. */
  isFirst?: boolean
}

/** About how many of the last day's visits a rule would take. */
export function Reach({ rule, above, isFirst = false }: ReachProps) {
  const { data } = usePolled<OperationsVisits>('visits')
  if (!data) return null
  const reach = reachOf(data, rule, above)
  const say = isFirst ? t.first : t.about
  return <p>{reach ? say(whole(reach.n), whole(data.total), rate(reach.share)) : t.none()}</p>
}
