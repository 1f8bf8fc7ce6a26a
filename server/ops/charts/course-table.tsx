import { defineTexts } from '@plaza/shared/text'
import classes from './chart.module.css'
import type { Course } from './course.model'
import { stepName } from './step-name'

const t = defineTexts({
  show: { en: 'As a table', zh: '以表格查看' },
  when: { en: 'When', zh: '时间' },
})

interface CourseTableProps {
  title: string
  course: Course
  say: (value: number) => string
}

/** The chart's data as a table: steps with data, newest first. */
export function CourseTable({ title, course: { steps, stepMs, series }, say }: CourseTableProps) {
  const rows = steps
    .map((step, i) => ({ step, values: series.map(({ release, values }) => ({ release, value: values[i] ?? null })) }))
    .filter(({ values }) => values.some(({ value }) => value !== null))
    .reverse()
  return (
    <details className={classes.details}>
      <summary aria-label={`${title}: ${t.show()}`}>{t.show()}</summary>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t.when()}</th>
              {series.map(({ release }) => (
                <th key={release} scope="col">
                  {release}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ step, values }) => (
              <tr key={step}>
                <th scope="row">{stepName(step, stepMs)}</th>
                {values.map(({ release, value }) => (
                  <td key={release}>{value === null ? '–' : say(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
