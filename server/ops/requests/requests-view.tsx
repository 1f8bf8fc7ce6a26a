import type { OperationsStatus } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { usePolled } from '../calls/use-polled'
import { useDoneLine } from '../parts/done-line'
import { Empty, PolledContent, Skeleton } from '../parts/state'
import { WaitingList } from './waiting-list'

const t = defineTexts({ none: { en: 'Nothing waits for a second person.', zh: '没有等待第二人确认的变更。' } })

/** The changes that wait for a second person. */
export function RequestsView({ onChange }: { onChange(): void }) {
  const status = usePolled<OperationsStatus>('status')
  const { line, say } = useDoneLine()
  return (
    <>
      {line}
      <PolledContent of={status} waiting={<Skeleton height={240} />}>
        {(data) => (
          <>
            {data.waiting.length === 0 && <Empty title={t.none()} />}
            <WaitingList
              status={data}
              onDone={(fresh) => {
                status.put(fresh)
                say(fresh)
                onChange()
              }}
            />
          </>
        )}
      </PolledContent>
    </>
  )
}
