import { defineTexts } from '@plaza/shared/text'
import type { ReactNode } from 'react'
import classes from './chart.module.css'
import { type Course, marksOf } from './course.model'
import { stepName } from './step-name'

const t = defineTexts({
  show: { en: 'As a table', zh: '以表格查看' },
  when: { en: 'When', zh: '时间' },
  changes: { en: 'Changes', zh: '变更' },
})

interface CourseTableProps {
  title: string
  course: Course
  say: (value: number) => string
  missing: (name: string, step: number) => string
  label: (name: string) => ReactNode
}

/** The chart's data as a table: steps with data or changes, newest first. */
export function CourseTable({ title, course, say, missing, label }: CourseTableProps) {
  const { steps, stepMs, series, marks = [] } = course
  const changes = marksOf(course)
  const rows = steps
    .map((step, i) => ({
      step,
      values: series.map(({ name, values }) => ({ name, value: values[i] ?? null })),
      changes: (changes[i] ?? []).map(({ sentence }) => sentence).join(', '),
    }))
    .filter((row) => row.changes !== '' || row.values.some(({ value }) => value !== null))
    .reverse()
  return (
    <details className={classes.details}>
      <summary aria-label={`${title}: ${t.show()}`}>{t.show()}</summary>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t.when()}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {label(name)}
                </th>
              ))}
              {marks.length > 0 && <th scope="col">{t.changes()}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.step}>
                <th scope="row">{stepName(row.step, stepMs)}</th>
                {row.values.map(({ name, value }) => (
                  <td key={name}>{value === null ? missing(name, row.step) : say(value)}</td>
                ))}
                {marks.length > 0 && <td>{row.changes}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
