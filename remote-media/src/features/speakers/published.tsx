import { anchors, organisations } from '@plaza/shared/api'
import { Feed } from '@plaza/shared/cards'
import { oneOf, usePaged, useQueryState } from '@plaza/shared/host'
import { TabPanel, Tabs } from '@plaza/shared/ui'
import { openTabs, queryOf } from './published.model'
import { t, tabText } from './speakers.text'

const by = { anchor: anchors.contents, organisation: organisations.contents }
const NAME = 'published'

/** The address keeps the tab. */
export function Published({ kind, id }: { kind: keyof typeof by; id: string }) {
  const tabs = openTabs()
  const [{ tab }, change] = useQueryState({ tab: oneOf(tabs) })
  const contents = usePaged(by[kind], { params: { id }, ...queryOf(tab) })
  return (
    <section aria-label={t.contents()}>
      <Tabs
        name={NAME}
        label={t.contents()}
        items={tabs.map((name) => ({ id: name, label: tabText[name]() }))}
        value={tab}
        onChange={(name) => change({ tab: name })}
        sticky
      />
      <h2 className="visually-hidden">{t.contents()}</h2>
      <TabPanel name={NAME} value={tab}>
        <Feed of={contents} name={`${kind}/${id}/${tab}`} embedded />
      </TabPanel>
    </section>
  )
}
