import { ChevronRight } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import s from './publish.module.css'

interface FormRowProps {
  icon: ReactNode
  label: string
  value?: string
  onClick: () => void
}

/** A line that opens something: what it is, what is chosen. */
export function FormRow({ icon, label, value, onClick }: FormRowProps) {
  return (
    <button type="button" className={s.row} onClick={onClick}>
      {icon}
      <span className={s.label}>{label}</span>
      {value && <span className={s.value}>{value}</span>}
      <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
    </button>
  )
}
