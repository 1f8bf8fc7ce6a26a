import type { ActivityDetail } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { RichText, SectionTitle } from '@plaza/shared/ui'
import { detailText as d } from './activity.text'
import s from './section.module.css'

export function ActivityAbout({ activity }: { activity: ActivityDetail }) {
  const host = useHost()
  if (!activity.body) return null
  return (
    <section className={s.section}>
      <SectionTitle title={d.about()} />
      <div className={s.body}>
        <RichText html={activity.body} onImage={(images, start) => host.ui.viewImages(images, start)} />
      </div>
    </section>
  )
}
