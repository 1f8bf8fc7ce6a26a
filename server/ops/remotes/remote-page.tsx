import type { OperationsRendering, OperationsStatus, RunningReleases } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { usePolled } from '../calls/use-polled'
import { ChangeDialogs, type PlannedChange } from '../changes/change-dialogs'
import { useDoneLine } from '../parts/done-line'
import { Empty, PolledContent, Skeleton } from '../parts/state'
import { PreviewList } from '../previews/preview-list'
import { WaitingList } from '../requests/waiting-list'
import { useMayChange } from '../session/session'
import { RemoteCard } from './remote-card'
import classes from './remotes.module.css'
import { remoteAddress } from './use-address'

const t = defineTexts({
  all: { en: 'All remotes', zh: '全部子应用' },
  unknown: { en: 'The registry knows no such remote.', zh: '登记表中没有此子应用。' },
})

interface RemotePageProps {
  name: string
  /** Number of changes of the registry that the open page was told of. */
  changes: number
  /** Something was changed. */
  onChange(): void
}

/** Everything about one remote: rules, plans, health, releases, and all that one may do with it. */
export function RemotePage({ name, changes, onChange }: RemotePageProps) {
  const status = usePolled<OperationsStatus>(`status?remote=${name}`)
  const running = usePolled<RunningReleases>(`running-releases?remote=${name}`)
  const rendering = usePolled<OperationsRendering>('rendering')
  const [plan, setPlan] = useState<PlannedChange | null>(null)
  const [made, setMade] = useState(0)
  const mayChange = useMayChange(name)
  const { line, say } = useDoneLine()

  const { refresh } = status
  useEffect(() => {
    if (changes > 0) refresh()
  }, [changes, refresh])

  function finish(fresh: OperationsStatus) {
    status.put(fresh)
    setPlan(null)
    say(fresh)
    onChange()
  }
  return (
    <>
      <a href={remoteAddress()} className={classes.back}>
        <ArrowLeft aria-hidden="true" />
        {t.all()}
      </a>
      {line}
      <PolledContent of={status} waiting={<Skeleton height={420} />}>
        {(data) => {
          const remote = data.remotes.find((one) => one.name === name)
          if (!remote) return <Empty title={t.unknown()} />
          const waiting = data.waiting.filter((request) => request.remote === name)
          return (
            <>
              <WaitingList status={{ ...data, waiting }} onDone={finish} />
              <RemoteCard remote={remote} running={running} paused={rendering.data?.paused ?? []} onPlan={setPlan} />
              {mayChange && <Previews key={made} remote={name} />}
              {plan && (
                <ChangeDialogs
                  plan={plan}
                  status={data}
                  onDone={finish}
                  onPreview={() => setMade(made + 1)}
                  onClose={() => setPlan(null)}
                />
              )}
            </>
          )
        }}
      </PolledContent>
    </>
  )
}

const Previews = ({ remote }: { remote: string }) => (
  <PreviewList previews={usePolled('release-previews')} only={remote} />
)
