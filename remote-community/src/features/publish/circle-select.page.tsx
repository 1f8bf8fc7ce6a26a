import { anyText, oneOf, optional, useQueryState } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { ListSearch, PageFrame } from '@plaza/shared/ui'
import { CircleList, FoundCircles } from './select/circle-list'
import { t } from './select/select.text'
import { TopicStep } from './select/topic-step'

const inAddress = {
  circle: anyText,
  q: anyText,
  /** What is written; both are offered without it. */
  write: optional(oneOf(['post', 'vote'])),
  /** Circle whose form was left to choose another. */
  from: anyText,
}

export default function CircleSelectPage() {
  const [{ circle, q, write, from }, change] = useQueryState(inAddress)
  if (circle) return <TopicStep key={circle} circle={circle} write={write} from={from} />
  const addressOf = (id: string) =>
    to('circle-select', {}, { circle: id, ...(write && { write }), ...(from && { from }) })
  return (
    <PageFrame title={t.circle()}>
      <ListSearch label={t.search()} q={q ?? ''} onAsk={(words) => change({ q: words || undefined })} />
      {q ? <FoundCircles key={q} q={q} addressOf={addressOf} /> : <CircleList addressOf={addressOf} />}
    </PageFrame>
  )
}
