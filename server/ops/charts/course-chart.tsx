import { defineTexts } from '@plaza/shared/text'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { ReleaseId } from '../parts/release'
import classes from './chart.module.css'
import type { Course } from './course.model'
import { CourseTable } from './course-table'
import { dotPath, EDGE, greatestSum, heightOf, labelEvery, linePath, stackedBars, ticksFor } from './geometry.model'
import { stepName } from './step-name'

const t = defineTexts({
  nothing: { en: 'Nothing in this span', zh: '该时段没有数据' },
  moment: { en: 'Moment', zh: '时刻' },
  all: { en: 'Whole span', zh: '整个时段' },
})

interface CourseChartProps {
  title: string
  course: Course
  kind: 'bars' | 'lines'
  /** How a value is written. */
  say: (value: number) => string
  /** What stands for a series over the whole span, by release. */
  total: (release: string) => number | null
}

/** A measure of several releases over time; pointer or arrow keys read one moment out. */
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
        <h3 id={heading}>{title}</h3>
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

interface PlotProps extends Pick<CourseChartProps, 'title' | 'course' | 'kind' | 'say'> {
  at: number | null
  spoken: string
  onChoose(at: number | null): void
}

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

function Plot({ title, course: { steps, stepMs, series }, kind, say, at, spoken, onChoose }: PlotProps) {
  const last = steps.length - 1
  const greatest =
    kind === 'bars'
      ? greatestSum(series, steps.length)
      : Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const ticks = ticksFor(greatest)
  const top = ticks.at(-1) ?? 1

  function point(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    onChoose(Math.min(last, Math.max(0, Math.floor(((event.clientX - left) / width) * steps.length))))
  }
  function press(event: KeyboardEvent) {
    const move = moves[event.key]
    if (event.key === 'Escape') onChoose(null)
    if (!move) return
    event.preventDefault()
    onChoose(Math.min(last, Math.max(0, move(at ?? last, last))))
  }

  return (
    <div className={classes.frame}>
      {ticks.map((tick) => (
        <span key={tick} className={classes.tick} style={{ bottom: `${heightOf(tick, top)}%` }} aria-hidden="true">
          <span>{say(tick)}</span>
        </span>
      ))}
      <div
        className={classes.plot}
        role="slider"
        tabIndex={0}
        aria-label={`${title}: ${t.moment()}`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at ?? last}
        aria-valuetext={spoken}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => onChoose(null)}
        onBlur={() => onChoose(null)}
        onKeyDown={press}
      >
        <svg viewBox={`0 0 ${EDGE} ${EDGE}`} preserveAspectRatio="none" className={classes.drawing} aria-hidden="true">
          {at !== null && (
            <rect className={classes.cursor} x={(at * EDGE) / steps.length} width={EDGE / steps.length} height={EDGE} />
          )}
          {kind === 'bars'
            ? stackedBars(series, steps.length, top).map(({ key, colour, ...bar }) => (
                <rect key={key} className={classes.bar} data-series={colour} {...bar} />
              ))
            : series.map(({ release, colour, values }) => (
                <g key={release} data-series={colour} className={classes.line}>
                  <path d={linePath(values, top)} />
                  <path d={dotPath(values, top)} className={classes.dot} />
                </g>
              ))}
        </svg>
      </div>
      <div className={classes.steps} aria-hidden="true">
        {steps.map((step, i) =>
          i % labelEvery(steps.length) === 0 ? (
            <span key={step} style={{ left: `${((i + 0.5) / steps.length) * 100}%` }}>
              {stepName(step, stepMs)}
            </span>
          ) : null,
        )}
      </div>
    </div>
  )
}
