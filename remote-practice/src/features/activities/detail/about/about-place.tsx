import type { ActivityDetail } from '@plaza/shared/api'
import { SectionTitle, Skeleton } from '@plaza/shared/ui'
import { t } from './about.text'
import classes from './section.module.css'

/** Pixels: what follows stays below the first screen until the words are here. */
const HEIGHT = 220

/** Keeps the place of what an activity is about until the code that draws it is here. */
export const AboutPlace = ({ activity }: { activity: ActivityDetail }) =>
  activity.body ? (
    <section className={classes.section} aria-hidden="true">
      <SectionTitle title={t.about()} />
      <Skeleton height={HEIGHT} />
    </section>
  ) : null
