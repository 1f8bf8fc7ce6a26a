import type { ActivityDetail } from '@plaza/shared/api'
import { RichText, SectionTitle } from '@plaza/shared/ui'
import { t } from './about.text'
import classes from './section.module.css'

export function ActivityAbout({ activity }: { activity: ActivityDetail }) {
  if (!activity.body) return null
  return (
    <section className={classes.section}>
      <SectionTitle title={t.about()} />
      <div className={classes.body}>
        <RichText html={activity.body} />
      </div>
    </section>
  )
}
