import type { ReactNode } from 'react'
import classes from './filter-bar.module.css'

/** Rows of filters that stay below the header while their list scrolls. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={classes.bar}>{children}</div>
}

export interface FilterPillsProps<T extends string> {
  /** Accessible name of the group. */
  label: string
  /** Label of the pill that chooses none. */
  all: string
  options: readonly { value: T; label: string }[]
  value: T | undefined
  onChange: (value: T | undefined) => void
  /** Switches of their own before the options. */
  before?: ReactNode
}

/** One of several values to filter by, or all. */
export function FilterPills<T extends string>({ label, all, options, value, onChange, before }: FilterPillsProps<T>) {
  return (
    <fieldset className={classes.pills}>
      <legend className="visually-hidden">{label}</legend>
      {before && (
        <>
          {before}
          <span className={classes.rule} />
        </>
      )}
      {[{ value: undefined, label: all }, ...options].map((option) => (
        <FilterPill
          key={option.label}
          label={option.label}
          pressed={option.value === value}
          onClick={() => onChange(option.value)}
        />
      ))}
    </fieldset>
  )
}

export interface FilterPillProps {
  label: string
  pressed: boolean
  onClick: () => void
}

export function FilterPill({ label, pressed, onClick }: FilterPillProps) {
  return (
    <button type="button" className={classes.pill} aria-pressed={pressed} onClick={onClick}>
      <span className={classes.face}>{label}</span>
    </button>
  )
}
