import type { ActivityDetail } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { RichText, SectionTitle } from '@plaza/shared/ui'
import { t } from './about.text'
import classes from './section.module.css'

export function ActivityAbout({ activity }: { activity: ActivityDetail }) {
  const host = useHost()
  if (!activity.body) return null
  return (
    <section className={classes.section}>
      <SectionTitle title={t.about()} />
      <div className={classes.body}>
        <RichText html={activity.body} onImage={(images, start) => host.ui.viewImages(images, start)} />
      </div>
    </section>
  )
}
