import { type ActivityDetail, practices } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Cell, SectionTitle } from '@plaza/shared/ui'
import { t } from './about.text'
import classes from './section.module.css'

const NEWEST = 3

/** What people wrote about the activity, and the way to write about it. */
export function Records({ activity: { id } }: { activity: ActivityDetail }) {
  const { items } = usePaged(practices.list, { query: { activity_id: id } })
  return (
    <section className={classes.section}>
      <SectionTitle title={t.records()} />
      {items.slice(0, NEWEST).map((record) => (
        <Cell
          key={record.id}
          title={nameOf({ name: record.title, name_en: record.title_en })}
          note={record.user.name}
          to={to('practice-record', { aid: record.id })}
        />
      ))}
      <Cell title={t.writeRecord()} to={to('practice-record-publish', { aid: id })} />
    </section>
  )
}
