import type { LiveItem } from '@plaza/shared/extensions'
import { type QueryField, useQueryState } from '@plaza/shared/host'
import { textOf } from '@plaza/shared/text'
import { ErrorPanel, ExtensionPart, ListSkeleton, TabPanel, Tabs } from '@plaza/shared/ui'
import { type ReactNode, useState } from 'react'
import classes from './mine.module.css'
import { t } from './mine.text'

/** The tab of this page, which the address does not name. */
const OVERVIEW = ''

interface OwnTabsProps {
  items: readonly LiveItem<'mine.tab'>[]
  /** What the first tab shows. */
  children: ReactNode
}

/** The tabs of other remotes beside the page's own; a tab that is not there, or no longer, shows the first one. */
export function OwnTabs({ items, children }: OwnTabsProps) {
  const tabField: QueryField<string> = {
    fallback: OVERVIEW,
    read: (text) => items.find(({ id }) => id === text)?.id,
  }
  const [{ tab }, change] = useQueryState({ tab: tabField })
  const open = items.find(({ id }) => id === tab)
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      <div className={classes.tabs}>
        <Tabs
          items={[
            { id: OVERVIEW, label: t.overview() },
            ...items.map(({ id, label }) => ({ id, label: textOf(label) })),
          ]}
          value={tab}
          onChange={(id) => change({ tab: id })}
          label={t.title()}
          name="mine"
        />
      </div>
      <TabPanel name="mine" value={tab}>
        {open ? (
          <ExtensionPart
            key={`${open.owner}/${open.id}/${open.release}/${attempt}`}
            item={open}
            of="tab"
            grows
            waits={<ListSkeleton rows={4} />}
            failed={<ErrorPanel type={2} sentence={t.tabFailed()} onRetry={() => setAttempt(attempt + 1)} />}
          />
        ) : (
          children
        )}
      </TabPanel>
    </>
  )
}
