import { defineTexts } from '@plaza/shared/text'
import type { KeyboardEvent, PointerEvent } from 'react'
import classes from './chart.module.css'
import type { Course } from './course.model'
import {
  bandPath,
  dotPath,
  EDGE,
  greatestSum,
  heightOf,
  labelEvery,
  linePath,
  stackedBars,
  ticksFor,
} from './geometry.model'
import { stepName } from './step-name'

const t = defineTexts({ moment: { en: 'Moment', zh: '时刻' } })

interface PlotProps {
  title: string
  course: Course
  kind: 'bars' | 'lines'
  fractional: boolean
  say: (value: number) => string
  /** The selected step. */
  at: number | null
  /** Text that describes it. */
  spoken: string
  onChoose(at: number | null): void
}

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** The drawing with its axes; pointer or arrow keys select a step. */
export function Plot({ title, course, kind, fractional, say, at, spoken, onChoose }: PlotProps) {
  const { steps, series } = course
  const last = steps.length - 1
  const greatest =
    kind === 'bars'
      ? greatestSum(series, steps.length)
      : Math.max(
          0,
          ...series.flatMap(({ values, band }) => [...values, ...(band?.high ?? [])]).map((value) => value ?? 0),
        )
  const ticks = ticksFor(greatest, !fractional)
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
        <Drawing course={course} kind={kind} top={top} at={at} />
      </div>
      <StepNames course={course} />
    </div>
  )
}

interface DrawingProps extends Pick<PlotProps, 'course' | 'kind' | 'at'> {
  top: number
}

function Drawing({ course, kind, top, at }: DrawingProps) {
  const { steps, series } = course
  return (
    <svg viewBox={`0 0 ${EDGE} ${EDGE}`} preserveAspectRatio="none" className={classes.drawing} aria-hidden="true">
      {at !== null && (
        <rect className={classes.cursor} x={(at * EDGE) / steps.length} width={EDGE / steps.length} height={EDGE} />
      )}
      {kind === 'bars'
        ? stackedBars(series, steps.length, top).map(({ key, colour, ...bar }) => (
            <rect key={key} className={classes.bar} data-series={colour} {...bar} />
          ))
        : series.map(({ name, colour, values, band }) => (
            <g key={name} data-series={colour} className={classes.line}>
              {band && <path d={bandPath(band.low, band.high, top)} className={classes.band} />}
              <path d={linePath(values, top)} />
              <path d={dotPath(values, top)} className={classes.dot} />
            </g>
          ))}
      <Marks course={course} />
    </svg>
  )
}

function Marks({ course: { steps, stepMs, marks = [] } }: Pick<PlotProps, 'course'>) {
  const [from = 0] = steps
  return marks.map(({ at }) => {
    const x = ((at - from) / (steps.length * stepMs)) * EDGE
    return <path key={at} d={`M${x} 0V${EDGE}`} className={classes.mark} />
  })
}

function StepNames({ course: { steps, stepMs } }: { course: Course }) {
  return (
    <div className={classes.steps} aria-hidden="true">
      {steps.map((step, i) =>
        i % labelEvery(steps.length) === 0 ? (
          <span key={step} style={{ left: `${((i + 0.5) / steps.length) * 100}%` }}>
            {stepName(step, stepMs)}
          </span>
        ) : null,
      )}
    </div>
  )
}
