import type { ReactNode } from 'react'
import classes from './form.module.css'

interface FormProps {
  /** Id for the `form` attribute of the submit button in the page's `BottomBar`. */
  id: string
  onSubmit: () => void
  children: ReactNode
}

/** A column of fields, which show their errors themselves instead of the browser. */
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
