import { type DepartmentFigures, type FigureSpan, figureSpans, OPERATIONS_BASE } from '@plaza/shared/operations'
import { defineTexts, language } from '@plaza/shared/text'
import { useState } from 'react'
import { usePolled } from '../calls/use-polled'
import { DataTable } from '../parts/data-table'
import { Segments } from '../parts/segments'
import { Empty, PolledContent, Skeleton } from '../parts/state'
import { queueLine } from '../queue/queue.model'
import classes from './departments.module.css'
import { nameOf } from './template.model'

const t = defineTexts({
  span: { en: 'Time', zh: '时间' },
  days: { en: (days: number) => `${days} days`, zh: (days: number) => `近 ${days} 天` },
  caption: { en: 'What was received and answered', zh: '来信办理情况' },
  department: { en: 'Department', zh: '部门' },
  received: { en: 'Received', zh: '收到' },
  punctual: { en: 'In time', zh: '按时答复' },
  late: { en: 'Late', zh: '逾期答复' },
  overdue: { en: 'Overdue now', zh: '当前逾期' },
  average: { en: 'Average days', zh: '平均用时（天）' },
  rating: { en: 'Rating', zh: '平均评分' },
  file: { en: 'Download CSV', zh: '下载 CSV' },
  none: { en: 'You decide for no department.', zh: '你还没有所属部门。' },
})

/** Figures of the operator's departments, and the same as a file. */
export function Figures() {
  const [days, setDays] = useState<FigureSpan>(figureSpans[0])
  const figures = usePolled<{ list: readonly DepartmentFigures[] }>(
    `departments/figures?days=${days}`,
    queueLine('departments'),
  )
  const file = `${OPERATIONS_BASE}/departments/figures.csv?days=${days}&language=${language() === 'en' ? 'en' : 'zh'}`
  return (
    <section>
      <div className={classes.bar}>
        <Segments<FigureSpan>
          label={t.span()}
          value={days}
          onChange={setDays}
          options={figureSpans.map((value) => ({ value, name: t.days(value) }))}
        />
        <a href={file} download className={classes.download}>
          {t.file()}
        </a>
      </div>
      <PolledContent of={figures} waiting={<Skeleton height={200} />}>
        {({ list }) => (list.length === 0 ? <Empty title={t.none()} /> : <FigureTable rows={list} />)}
      </PolledContent>
    </section>
  )
}

function FigureTable({ rows }: { rows: readonly DepartmentFigures[] }) {
  const heads = [t.department(), t.received(), t.punctual(), t.late(), t.overdue(), t.average(), t.rating()]
  return (
    <DataTable caption={t.caption()} heads={heads}>
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">{nameOf(row, language())}</th>
          <td>{row.received}</td>
          <td>{row.punctual}</td>
          <td>{row.late}</td>
          <td>{row.overdue}</td>
          <td>{row.averageDays ?? '–'}</td>
          <td>{row.rating === null ? '–' : `${row.rating} (${row.rated})`}</td>
        </tr>
      ))}
    </DataTable>
  )
}
