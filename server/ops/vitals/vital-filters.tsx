import { type OperationsVitals, type VitalGrouping, vitalGroupings } from '@plaza/shared/operations'
import { useRef } from 'react'
import { ownerName } from '../errors/errors.text'
import { inputClass } from '../parts/field'
import { Segments } from '../parts/segments'
import classes from './vitals.module.css'
import { groupingNames, t } from './vitals.text'

const spans = [24, 168, 720] as const
type Span = (typeof spans)[number]
const spanNames: Readonly<Record<Span, () => string>> = { 24: t.h24, 168: t.h168, 720: t.h720 }

export interface VitalFilter {
  by: VitalGrouping
  hours: Span
  /** '' for the most visited one. */
  owner: string
  /** '' for all. */
  route: string
}
export const everyRelease: VitalFilter = { by: 'release', hours: 24, owner: '', route: '' }

interface VitalFiltersProps {
  filter: VitalFilter
  data: OperationsVitals | undefined
  onChange(filter: VitalFilter): void
}

/** What is compared, of whom, and over which span. */
export function VitalFilters({ filter, data, onChange }: VitalFiltersProps) {
  const { by, hours, owner, route } = filter
  // While other numbers are fetched, the choices stay.
  const last = useRef(data)
  if (data) last.current = data
  const { owners = [], routes = [], owner: shown = '' } = last.current ?? {}
  return (
    <div className={classes.filters}>
      <Segments<VitalGrouping>
        label={t.by()}
        value={by}
        options={vitalGroupings.map((value) => ({ value, name: groupingNames[value]() }))}
        onChange={(value) => onChange({ ...filter, by: value, route: '' })}
      />
      {by !== 'remote' && (
        <select
          className={inputClass}
          aria-label={t.owner()}
          value={owner || shown}
          onChange={(event) => onChange({ ...filter, owner: event.target.value, route: '' })}
        >
          {owners.map((name) => (
            <option key={name} value={name}>
              {ownerName(name)}
            </option>
          ))}
        </select>
      )}
      {by === 'release' && (
        <select
          className={inputClass}
          aria-label={t.route()}
          value={route}
          onChange={(event) => onChange({ ...filter, owner: owner || shown, route: event.target.value })}
        >
          <option value="">{t.allRoutes()}</option>
          {routes.filter(Boolean).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
      <Segments<Span>
        label={t.span()}
        value={hours}
        options={spans.map((value) => ({ value, name: spanNames[value]() }))}
        onChange={(value) => onChange({ ...filter, hours: value })}
      />
    </div>
  )
}
