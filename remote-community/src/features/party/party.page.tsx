import { cards } from '@plaza/shared/api'
import { Cards, PageSkeleton } from '@plaza/shared/cards'
import { anyText, oneOf, useQueryState, useResource } from '@plaza/shared/host'
import { Async, PageFrame, TabPanel, Tabs, useListTop } from '@plaza/shared/ui'
import { Organisations } from './organisations'
import { t } from './party.text'

const tabs = ['news', 'organisations', 'study', 'activities'] as const
const inAddress = { tab: oneOf(tabs), organisation: anyText, q: anyText }
const NAME = 'party'

/** Ids of the configured pages (docs/decisions/0160). */
const pages = { news: 'party', study: 'party-study', activities: 'party-activities' } as const

export default function PartyPage() {
  const [{ tab, organisation, q }, change] = useQueryState(inAddress)
  const [top, reachTop] = useListTop()
  const choose = (next: (typeof tabs)[number]) => {
    change({ tab: next })
    reachTop()
  }
  return (
    <PageFrame title={t.title()}>
      {top}
      <Tabs
        sticky
        even
        name={NAME}
        label={t.parts()}
        items={tabs.map((id) => ({ id, label: t[id]() }))}
        value={tab}
        onChange={choose}
      />
      <TabPanel name={NAME} value={tab}>
        {tab === 'organisations' ? (
          <Organisations organisation={organisation} q={q} onAsk={change} />
        ) : (
          <ConfiguredTab key={tab} page={pages[tab]} />
        )}
      </TabPanel>
    </PageFrame>
  )
}

function ConfiguredTab({ page: id }: { page: string }) {
  const page = useResource(cards.page, { params: { id } })
  return (
    <Async of={page} skeleton={<PageSkeleton />}>
      {(document) => <Cards document={document} onRefresh={page.refresh} />}
    </Async>
  )
}
