import { channels } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Async, Cell, CellGroup, EmptyState, ListSkeleton, PageFrame, PullToRefresh, Radio } from '@plaza/shared/ui'
import { ChannelRow } from './channel-row'
import classes from './radios.module.css'
import { t } from './radios.text'

export default function RadiosPage() {
  const radios = useResource(channels.list, { body: { type: 1 } })
  return (
    <PageFrame title={t.radios()} root>
      <Async of={radios} skeleton={<ListSkeleton avatar />}>
        {({ list }) => (
          <PullToRefresh onRefresh={radios.refresh}>
            {list.length === 0 ? (
              <EmptyState kind="content" />
            ) : (
              <ul className={classes.list}>
                {list.map((channel) => (
                  <li key={channel.id}>
                    <ChannelRow channel={channel} />
                  </li>
                ))}
              </ul>
            )}
            <CellGroup>
              <Cell title={t.programmes()} icon={<Radio />} to={to('radio-programmes')} />
            </CellGroup>
          </PullToRefresh>
        )}
      </Async>
    </PageFrame>
  )
}
