import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './compose.module.css'

interface FormRowProps {
  icon: ReactNode
  label: string
  value?: string
  onClick: () => void
}

/** A form row that opens a choice: label and current value. */
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
