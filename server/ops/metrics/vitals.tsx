import type { ReleaseMetrics } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import chart from '../charts/chart.module.css'
import { whole } from '../parts/format'
import { ReleaseId } from '../parts/release'
import { State } from '../parts/tag'
import { placeOn, ratingName, ratingOf, type Vital, vitalName, vitals } from './vital.model'
import classes from './vitals.module.css'

const t = defineTexts({
  title: { en: 'Web vitals, p75', zh: '网页体验指标 P75' },
  nothing: { en: 'Nothing in this span', zh: '该时段没有数据' },
  samples: { en: (n: string) => `${n} samples`, zh: (n: string) => `${n} 个样本` },
  upTo: {
    en: (good: string, poor: string) => `good to ${good}, poor above ${poor}`,
    zh: (good: string, poor: string) => `≤ ${good} 良好，> ${poor} 较差`,
  },
})

interface VitalsProps {
  /** Releases in the order of their colours. */
  releases: readonly string[]
  numbers: readonly ReleaseMetrics[]
}

/** Web vitals of this owner's pages, next to the public thresholds. */
export function Vitals({ releases, numbers }: VitalsProps) {
  const rows = vitals
    .map((vital) => ({ vital, of: numbers.filter((one) => one.vitals[vital.name]) }))
    .filter(({ of }) => of.length > 0)
  return (
    <section className={`${chart.chart} ${classes.vitals}`} aria-label={t.title()}>
      <div className={chart.caption}>
        <h2>{t.title()}</h2>
      </div>
      {rows.length === 0 && <p className={chart.nothing}>{t.nothing()}</p>}
      {rows.map(({ vital, of }) => (
        <div key={vital.name} className={classes.vital}>
          <p className={classes.head}>
            <b>{vital.name}</b> {vitalName(vital)}
            <span className={classes.limits}>{t.upTo(vital.say(vital.good), vital.say(vital.poor))}</span>
          </p>
          <ul>
            {releases.flatMap((release, colour) => {
              const found = of.find((one) => one.release === release)?.vitals[vital.name]
              return found ? [<Line key={release} vital={vital} release={release} colour={colour} {...found} />] : []
            })}
          </ul>
        </div>
      ))}
    </section>
  )
}

interface LineProps {
  vital: Vital
  release: string
  colour: number
  p75: number
  n: number
}

function Line({ vital, release, colour, p75, n }: LineProps) {
  const rating = ratingOf(vital, p75)
  return (
    <li className={classes.line}>
      <span className={classes.release}>
        <span className={chart.swatch} data-series={colour} />
        <ReleaseId id={release} />
      </span>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.marker} data-series={colour} style={{ left: `${placeOn(vital, p75)}%` }} />
      </span>
      <span className={classes.value} title={t.samples(whole(n))}>
        {vital.say(p75)}
      </span>
      <State tone={rating}>{ratingName(rating)}</State>
      <span className="visually-hidden">{t.samples(whole(n))}</span>
    </li>
  )
}
