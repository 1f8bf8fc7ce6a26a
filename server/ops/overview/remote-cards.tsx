import type { OperationsRendering } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import type { PlannedChange } from '../changes/change-dialogs'
import { Button } from '../parts/button'
import { Field, inputClass } from '../parts/field'
import { Empty } from '../parts/state'
import type { Counts } from './health.model'
import classes from './overview.module.css'
import { RemoteCard } from './remote-card'
import { orderRemotes, SHOWN_AT_ONCE } from './remote-order.model'
import type { Remote } from './rollback.model'

const t = defineTexts({
  find: { en: 'Find a remote', zh: '查找子应用' },
  help: { en: 'By name or by a release that runs', zh: '按名称或使用中的版本' },
  shown: {
    en: (shown: number, all: number) => `${shown} of ${all} remotes, those that need a look first`,
    zh: (shown: number, all: number) => `显示 ${shown} / ${all} 个子应用，需关注的在前`,
  },
  none: { en: 'No remote is called so.', zh: '没有匹配的子应用。' },
  more: { en: (more: number) => `Show ${more} more`, zh: (more: number) => `再显示 ${more} 个` },
})

interface RemoteCardsProps {
  remotes: readonly Remote[]
  counts: Counts
  paused: OperationsRendering['paused']
  onPlan(plan: PlannedChange): void
}

/** The remotes, most urgent first; with search and paging if there are many. */
export function RemoteCards({ remotes, counts, paused, onPlan }: RemoteCardsProps) {
  const [query, setQuery] = useState('')
  const [most, setMost] = useState(SHOWN_AT_ONCE)
  const isLong = remotes.length > SHOWN_AT_ONCE
  const ordered = orderRemotes(remotes, query, { counts, paused })
  const shown = ordered.slice(0, most)
  const more = Math.min(ordered.length - shown.length, SHOWN_AT_ONCE)
  return (
    <>
      {isLong && (
        <search className={classes.find}>
          <Field label={t.find()} help={t.help()}>
            <input
              type="search"
              className={inputClass}
              value={query}
              onChange={(event) => {
                setQuery(event.target.value)
                setMost(SHOWN_AT_ONCE)
              }}
            />
          </Field>
          <p role="status" className={classes.aside}>
            {t.shown(shown.length, remotes.length)}
          </p>
        </search>
      )}
      {isLong && ordered.length === 0 && <Empty title={t.none()} />}
      <div className={classes.grid}>
        {shown.map((remote) => (
          <RemoteCard key={remote.name} remote={remote} counts={counts} paused={paused} onPlan={onPlan} />
        ))}
      </div>
      {more > 0 && (
        <Button className={classes.moreCards ?? ''} onClick={() => setMost(most + SHOWN_AT_ONCE)}>
          {t.more(more)}
        </Button>
      )}
    </>
  )
}
