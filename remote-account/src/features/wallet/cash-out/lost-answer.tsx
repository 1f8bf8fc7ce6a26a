import { wallets } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { Async, CellsSkeleton, PageFrame } from '@plaza/shared/ui'
import { useEffect } from 'react'
import classes from './cash-out.module.css'
import { t } from './cash-out.text'

interface LostAnswerProps {
  transferKey: string
  onFound: (id: string) => void
  onMissing: () => void
}

/** A withdrawal was sent and no answer came: it is looked up by its key. Nothing is sent again by itself. */
export function LostAnswer({ transferKey, onFound, onMissing }: LostAnswerProps) {
  const made = useResource(wallets.transfers, { query: { key: transferKey, page_size: 1 } }, { freshMs: 0 })
  const answer = made.refreshing || made.failed ? undefined : made.data
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an answer
  useEffect(() => {
    if (!answer) return
    const [transfer] = answer.list
    if (transfer) onFound(transfer.id)
    else onMissing()
  }, [answer])
  return (
    <PageFrame title={t.title()}>
      <section className={classes.hindered} role="status">
        <p className={classes.sentence}>{t.looking()}</p>
        <p className={classes.second}>{t.lookingText()}</p>
      </section>
      <Async of={{ ...made, data: undefined }} skeleton={<CellsSkeleton rows={3} />}>
        {() => null}
      </Async>
    </PageFrame>
  )
}
