import { defineTexts } from '@plaza/shared/text'
import { type ReactNode, useId, useState } from 'react'
import { ReleaseId } from '../parts/release'
import classes from './chart.module.css'
import { type Course, marksOf, type Series } from './course.model'
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
  /** Whether values have decimals, as those of a score have. */
  fractional?: boolean
  /** Formats a value. */
  say: (value: number) => string
  /** The value of a series over the whole span. */
  total: (name: string) => number | null
  /** What stands for a missing value: of a step, or of the whole span. */
  missing?: (name: string, step: number | null) => string
  /** How a series is named; as a release unless given. */
  label?: (name: string) => ReactNode
}

const NO_VALUE = '–'
const releaseLabel = (name: string) => <ReleaseId id={name} />

/** A metric of several releases over time; pointer or arrow keys read out one step. */
export function CourseChart({ title, course, label = releaseLabel, ...props }: CourseChartProps) {
  const { kind, say, total, missing = () => NO_VALUE, fractional = false } = props
  const { steps, stepMs, series } = course
  const [chosen, setChosen] = useState<number | null>(null)
  const heading = useId()
  const at = chosen !== null && chosen < steps.length ? chosen : null
  const text = (one: Series) => {
    const value = at === null ? total(one.name) : (one.values[at] ?? null)
    return value === null ? missing(one.name, at === null ? null : (steps[at] ?? null)) : say(value)
  }
  const changes = at === null ? [] : (marksOf(course)[at] ?? []).map(({ sentence }) => sentence)
  const when = [at === null ? t.all() : stepName(steps[at] ?? 0, stepMs), ...changes].join(' · ')
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
            {series.map((one) => (
              <li key={one.name} className={classes.key}>
                <span className={classes.swatch} data-series={one.colour} />
                {label(one.name)}
                <b>{text(one)}</b>
              </li>
            ))}
          </ul>
          <Plot
            course={course}
            kind={kind}
            fractional={fractional}
            say={say}
            title={title}
            at={at}
            spoken={`${when}: ${series.map((one) => `${one.name} ${text(one)}`).join(', ')}`}
            onChoose={setChosen}
          />
          <CourseTable title={title} course={course} say={say} missing={missing} label={label} />
        </>
      )}
    </figure>
  )
}
