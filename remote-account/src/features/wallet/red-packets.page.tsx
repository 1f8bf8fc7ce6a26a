import { oneOf, useQueryState } from '@plaza/shared/host'
import { PageFrame, TabPanel, Tabs } from '@plaza/shared/ui'
import { Credits } from './packets/credits'
import { Packets } from './packets/packets'
import { t } from './packets/packets.text'

const tabs = ['packets', 'credits'] as const
const NAME = 'red-packets'

export default function RedPacketsPage() {
  const [{ tab }, change] = useQueryState({ tab: oneOf(tabs) })
  return (
    <PageFrame title={tab === 'packets' ? t.title() : t.credits()}>
      <Tabs
        name={NAME}
        label={t.tabs()}
        items={[
          { id: 'packets', label: t.title() },
          { id: 'credits', label: t.credits() },
        ]}
        value={tab}
        onChange={(next) => change({ tab: next })}
        sticky
        even
      />
      <TabPanel name={NAME} value={tab}>
        {tab === 'packets' ? <Packets /> : <Credits />}
      </TabPanel>
    </PageFrame>
  )
}
