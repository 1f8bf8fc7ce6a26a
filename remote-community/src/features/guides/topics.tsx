import type { DataOf, guides } from '@plaza/shared/api'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { TabPanel, Tabs } from '@plaza/shared/ui'
import { CivicIcon } from '../../civic-icon'
import { t } from './guides.text'
import classes from './topics.module.css'

export type TopicKind = 'theme' | 'event' | 'department'
type Categories = DataOf<typeof guides.categories>

export const topicsOf = ({ themes, events, departments }: Categories) => ({
  theme: themes,
  event: events,
  department: departments.map((one) => ({ ...one, icon: null })),
})

interface TopicsProps {
  categories: Categories
  by: TopicKind
  onChoose: (by: TopicKind) => void
}

/** Themes, life events or departments, each with its number of guides. */
export function Topics({ categories, by, onChoose }: TopicsProps) {
  return (
    <section className={classes.topics}>
      <Tabs
        even
        name="topics"
        label={t.by()}
        items={[
          { id: 'theme' as const, label: t.theme() },
          { id: 'event' as const, label: t.event() },
          { id: 'department' as const, label: t.department() },
        ]}
        value={by}
        onChange={onChoose}
      />
      <TabPanel name="topics" value={by}>
        <ul className={classes.grid} data-wide={by === 'department' ? '' : undefined}>
          {topicsOf(categories)[by].map((topic) => (
            <li key={topic.id}>
              <Link to={to('guides', {}, { by, of: topic.id })} className={classes.topic}>
                {topic.icon && (
                  <span className={classes.icon}>
                    <CivicIcon name={topic.icon} />
                  </span>
                )}
                <span className={classes.name}>{nameOf(topic)}</span>
                <span className={classes.count}>{t.guides(topic.count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </TabPanel>
    </section>
  )
}
