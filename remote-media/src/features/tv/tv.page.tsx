import { channels } from '@plaza/shared/api'
import { anticipate, useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Async, Cell, CellGroup, EmptyState, ListSkeleton, PageFrame, PullToRefresh, Tv } from '@plaza/shared/ui'
import { useEffect } from 'react'
import { ChannelCard } from './channel-card'
import classes from './tv.module.css'
import { t } from './tv.text'

export default function TvPage() {
  const tv = useResource(channels.list, { body: { type: 4 } })
  useEffect(() => anticipate('live'), [])
  return (
    <PageFrame title={t.tv()} root>
      <Async of={tv} skeleton={<ListSkeleton avatar />}>
        {({ list }) => (
          <PullToRefresh onRefresh={tv.refresh}>
            {list.length === 0 ? (
              <EmptyState kind="content" />
            ) : (
              <ul className={classes.list}>
                {list.map((channel) => (
                  <li key={channel.id}>
                    <ChannelCard channel={channel} />
                  </li>
                ))}
              </ul>
            )}
            <CellGroup>
              <Cell title={t.live()} icon={<Tv />} to={to('live-events')} />
            </CellGroup>
          </PullToRefresh>
        )}
      </Async>
    </PageFrame>
  )
}
