import { defineTexts } from '@plaza/shared/text'
import { useId, useState } from 'react'
import { ReleaseId } from '../parts/release'
import classes from './chart.module.css'
import type { Course } from './course.model'
import { CourseTable } from './course-table'
import { Plot } from './plot'
import { stepName } from './step-name'

const t = defineTexts({
  nothing: { en: 'Nothing in this span', zh: '该时段没有数据' },
  all: { en: 'Whole span', zh: '整个时段' },
})

interface CourseChartProps {
  title: string
  course: Course
  kind: 'bars' | 'lines'
  /** Formats a value. */
  say: (value: number) => string
  /** The value of a series over the whole span, by release. */
  total: (release: string) => number | null
}

/** A metric of several releases over time; pointer or arrow keys read out one step. */
export function CourseChart({ title, course, kind, say, total }: CourseChartProps) {
  const { steps, stepMs, series } = course
  const [chosen, setChosen] = useState<number | null>(null)
  const heading = useId()
  const at = chosen !== null && chosen < steps.length ? chosen : null
  const values = series.map((one) => ({ ...one, value: at === null ? total(one.release) : (one.values[at] ?? null) }))
  const when = at === null ? t.all() : stepName(steps[at] ?? 0, stepMs)
  return (
    <figure className={classes.chart} aria-labelledby={heading}>
      <figcaption className={classes.caption}>
        <h2 id={heading}>{title}</h2>
        <span className={classes.when}>{when}</span>
      </figcaption>
      {series.length === 0 ? (
        <p className={classes.nothing}>{t.nothing()}</p>
      ) : (
        <>
          <ul className={classes.legend}>
            {values.map(({ release, colour, value }) => (
              <li key={release} className={classes.key}>
                <span className={classes.swatch} data-series={colour} />
                <ReleaseId id={release} />
                <b>{value === null ? '–' : say(value)}</b>
              </li>
            ))}
          </ul>
          <Plot
            course={course}
            kind={kind}
            say={say}
            title={title}
            at={at}
            spoken={`${when}: ${values.map(({ release, value }) => `${release} ${value === null ? '–' : say(value)}`).join(', ')}`}
            onChoose={setChosen}
          />
          <CourseTable title={title} course={course} say={say} />
        </>
      )}
    </figure>
  )
}
