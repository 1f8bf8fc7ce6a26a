import type { VitalGrouping, VitalSums } from '@plaza/shared/operations'
import { ratingOf, vitals } from '../metrics/vital.model'
import { DataTable } from '../parts/data-table'
import { rate, whole } from '../parts/format'
import type { Tone } from '../parts/tag'
import { groupName } from './group-name'
import { differenceOf, errorShare, type Measure, vitalMeasure } from './vital-course.model'
import classes from './vitals.module.css'
import { groupingNames, t } from './vitals.text'

interface Column {
  name: string
  measure: Measure
  say: (value: number) => string
  toneOf: (value: number) => Tone
}

const columns = (): Column[] => [
  ...vitals.map((vital) => ({
    name: vital.name,
    measure: vitalMeasure(vital.name),
    say: vital.say,
    toneOf: (value: number) => ratingOf(vital, value),
  })),
  { name: t.errors(), measure: errorShare, say: rate, toneOf: () => 'none' as const },
]

interface VitalTableProps {
  groups: readonly VitalSums[]
  by: VitalGrouping
}

/** The numbers of the span beside each other; each release with its difference from the one before. */
export function VitalTable({ groups, by }: VitalTableProps) {
  return (
    <div className={classes.numbers}>
      <DataTable caption={t.table()} heads={[groupingNames[by](), t.visits(), ...columns().map(({ name }) => name)]}>
        {groups.map((group, at) => (
          <tr key={group.name}>
            <th scope="row">{groupName(by, group.name)}</th>
            <td>{whole(group.visits)}</td>
            {columns().map((column) => (
              <td key={column.name}>
                <Cell column={column} group={group} before={by === 'release' ? groups[at + 1] : undefined} />
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
    </div>
  )
}

interface CellProps {
  column: Column
  group: VitalSums
  before: VitalSums | undefined
}

function Cell({ column: { measure, say, toneOf }, group, before }: CellProps) {
  const { value, n } = measure(group)
  if (value === null) return n === 0 ? '–' : <span className={classes.few}>{t.few(n, whole(n))}</span>
  const difference = differenceOf(measure, group, before)
  const sign = difference !== null && difference < 0 ? '−' : '+'
  return (
    <>
      <span data-rating={toneOf(value)} className={classes.value}>
        {say(value)}
      </span>
      {difference !== null && (
        <span className={classes.difference}>
          {sign}
          {say(Math.abs(difference))} <span className="visually-hidden">{t.before()}</span>
        </span>
      )}
    </>
  )
}
