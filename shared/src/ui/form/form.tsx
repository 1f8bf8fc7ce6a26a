import type { ReactNode } from 'react'
import classes from './form.module.css'

interface FormProps {
  /** What the page's submit button, which stands outside in its `BottomBar`, names as its `form`. */
  id: string
  onSubmit: () => void
  children: ReactNode
}

/** Fields below each other in the page's gutter; their faults are shown by the fields, not by the browser. */
export function Form({ id, onSubmit, children }: FormProps) {
  return (
    <form
      id={id}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
