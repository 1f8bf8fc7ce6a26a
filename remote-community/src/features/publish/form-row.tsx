import { ChevronRight } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import classes from './publish.module.css'

interface FormRowProps {
  icon: ReactNode
  label: string
  value?: string
  onClick: () => void
}

/** A line that opens something: what it is, what is chosen. */
export function FormRow({ icon, label, value, onClick }: FormRowProps) {
  return (
    <button type="button" className={classes.row} onClick={onClick}>
      {icon}
      <span className={classes.label}>{label}</span>
      {value && <span className={classes.value}>{value}</span>}
      <ChevronRight size={16} />
    </button>
  )
}
