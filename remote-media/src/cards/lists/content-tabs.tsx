import { TabPanel, Tabs } from '@plaza/shared/ui'
import { useState } from 'react'
import { ContentItems } from '../../feed/content-items'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import { t } from '../cards.text'

/** Several lists in the place of one. */
export function ContentTabs({ card, eager }: CardProps<'tabs'>) {
  const [shown, show] = useState(0)
  const tab = card.items[shown] ?? card.items[0]
  return (
    <CardFrame card={card}>
      <Tabs
        label={card.title ?? t.lists()}
        name={card.id}
        items={card.items.map(({ title }, index) => ({ id: String(index), label: title }))}
        value={String(shown)}
        onChange={(id) => show(Number(id))}
      />
      <TabPanel name={card.id} value={String(shown)}>
        {tab && <ContentItems contents={tab.items} eager={eager} />}
      </TabPanel>
    </CardFrame>
  )
}
