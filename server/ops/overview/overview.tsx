import type { OperationsRendering, OperationsStatus } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useEffect, useRef, useState } from 'react'
import type { PolledData } from '../calls/use-polled'
import { ChangeDialogs, type PlannedChange } from '../changes/change-dialogs'
import { Empty, PolledContent, Skeleton } from '../parts/state'
import notice from '../parts/state.module.css'
import { PreviewList, type Previews } from '../previews/preview-list'
import { WaitingList } from '../requests/waiting-list'
import { useSession } from '../session/session'
import { TokenWarning } from '../tokens/token-warning'
import { Facts } from './facts'
import type { Counts } from './health.model'
import classes from './overview.module.css'
import { RemoteCards } from './remote-cards'

const DONE_MS = 8_000

const t = defineTexts({
  title: { en: 'What runs where', zh: '当前版本' },
  none: {
    en: 'The registry knows no remote yet. Publish a release with the command `npm run release`.',
    zh: '登记表中还没有子应用，请先用 npm run release 发布版本。',
  },
  waits: { en: 'It waits for a second person, below.', zh: '已提交，等待第二人确认（见下方）。' },
  done: {
    en: (serial: number) => `Done. The registry is at serial ${serial}.`,
    zh: (serial: number) => `已生效，登记表序号 ${serial}。`,
  },
})

interface OverviewProps {
  status: PolledData<OperationsStatus>
  counts: Counts
  rendering: OperationsRendering | undefined
  /** Null for those who may not see them. */
  previews: Previews | null
}

/** What runs of each remote for whom, its health, and a releaser's actions. */
export function Overview({ status, counts, rendering, previews }: OverviewProps) {
  const { role } = useSession().operator
  const [plan, setPlan] = useState<PlannedChange | null>(null)
  const [done, setDone] = useState('')
  const doneLine = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (!done) return
    // The button that opened the dialog may be gone or disabled.
    if (document.activeElement === document.body) doneLine.current?.focus({ preventScroll: true })
    const timer = setTimeout(setDone, DONE_MS, '')
    return () => clearTimeout(timer)
  }, [done])

  function finish(fresh: OperationsStatus) {
    status.put(fresh)
    setPlan(null)
    setDone(fresh.asked === undefined ? t.done(fresh.serial) : t.waits())
  }

  return (
    <section aria-label={t.title()}>
      <p
        ref={doneLine}
        tabIndex={-1}
        role="status"
        className={done ? `${notice.notice} ${notice.good}` : 'visually-hidden'}
      >
        {done}
      </p>
      {(role === 'releaser' || role === 'owner') && <TokenWarning />}
      <PolledContent of={status} waiting={<Waiting />}>
        {(data) => (
          <>
            <WaitingList status={data} onDone={finish} />
            <Facts status={data} rendering={rendering} />
            {data.remotes.length === 0 && <Empty title={t.none()} />}
            <RemoteCards remotes={data.remotes} counts={counts} paused={rendering?.paused ?? []} onPlan={setPlan} />
            {previews && <PreviewList previews={previews} />}
            {plan && (
              <ChangeDialogs
                plan={plan}
                status={data}
                onDone={finish}
                onPreview={() => previews?.refresh()}
                onClose={() => setPlan(null)}
              />
            )}
          </>
        )}
      </PolledContent>
    </section>
  )
}

function Waiting() {
  return (
    <>
      <div className={classes.waiting}>
        <Skeleton height={64} />
      </div>
      <div className={classes.grid}>
        {['one', 'two', 'three', 'four'].map((card) => (
          <Skeleton key={card} height={340} />
        ))}
      </div>
    </>
  )
}
