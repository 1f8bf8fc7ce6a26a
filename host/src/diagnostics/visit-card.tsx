import { language } from '@plaza/shared/text'
import type { RunningRemotes } from '../running.store'
import { Facts } from './facts'
import { timeOfDay } from './reasons'
import { shellWords } from './reasons.text'
import type { VisitFacts } from './report'
import classes from './sheet.module.css'
import { t } from './sheet.text'

/** The registry in use, and the environment. */
export function VisitCard({ running, visit }: { running: RunningRemotes; visit: VisitFacts }) {
  const { serial, source, checkedAt } = running
  const { shell, city, hostBuild } = visit
  return (
    <section className={classes.section} aria-labelledby="why-visit">
      <h2 id="why-visit" className={classes.heading}>
        {t.visit()}
      </h2>
      <div className={classes.card}>
        <Facts
          of={[
            [t.serial(), t.number(serial)],
            [t.source(), t[source]()],
            [t.checked(), checkedAt === null ? t.never() : timeOfDay(checkedAt, true)],
            [t.opened(), shellWords[shell]()],
            [t.region(), `${city.name} ${city.adcode}`],
            [t.language(), language() === 'en' ? t.english() : t.chinese()],
            [t.host(), hostBuild],
          ]}
        />
      </div>
    </section>
  )
}
