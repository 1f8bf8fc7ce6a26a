import { useState } from 'react'
import { TabPanel, Tabs } from '../../ui'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import { t } from '../cards.text'
import { ContentItems } from '../feed/content-items'
import { titleOf } from '../title-of'

export function ContentTabs({ card, eager }: CardProps<'tabs'>) {
  const [shown, show] = useState(0)
  const tab = card.items[shown] ?? card.items[0]
  return (
    <CardFrame card={card}>
      <Tabs
        label={titleOf(card) || t.lists()}
        name={card.id}
        items={card.items.map((item, index) => ({ id: String(index), label: titleOf(item) }))}
        value={String(shown)}
        onChange={(id) => show(Number(id))}
      />
      <TabPanel name={card.id} value={String(shown)}>
        {tab && <ContentItems contents={tab.items} eager={eager} />}
      </TabPanel>
    </CardFrame>
  )
}
