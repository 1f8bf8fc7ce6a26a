import { channels, liveStates } from '@plaza/shared/api'
import { oneOf, useEvents, usePaged, useQueryState } from '@plaza/shared/host'
import { ListSkeleton, PagedList, PageFrame, TabPanel, Tabs } from '@plaza/shared/ui'
import { EventCard } from './event-card'
import { t } from './live.text'

const STATES = 'states'
const EVERY_MS = 60_000

/** The address keeps the selected tab. */
export default function LiveEventsPage() {
  const [{ state }, change] = useQueryState({ state: oneOf(liveStates) })
  const events = usePaged(channels.events, state === 'now' ? {} : { query: { state } })
  useEvents('live', events.refresh, EVERY_MS)
  return (
    <PageFrame title={t.live()}>
      <Tabs
        name={STATES}
        label={t.states()}
        items={liveStates.map((one) => ({ id: one, label: t[one]() }))}
        value={state}
        onChange={(next) => change({ state: next })}
        sticky
        even
      />
      <TabPanel name={STATES} value={state}>
        <PagedList
          key={state}
          of={events}
          keyOf={({ id }) => id}
          empty="content"
          name={state}
          label={t[state]()}
          skeleton={<ListSkeleton rows={4} />}
        >
          {(event, index) => <EventCard event={event} state={state} eager={index < 2} />}
        </PagedList>
      </TabPanel>
    </PageFrame>
  )
}
