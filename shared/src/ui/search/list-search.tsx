import { type FormEvent, useRef, useState } from 'react'
import classes from './list-search.module.css'
import { SearchField } from './search-field'

export interface ListSearchProps {
  /** Accessible name, also shown in the empty field. */
  label: string
  /** The question in the address. */
  q: string
  onAsk: (q: string) => void
}

/** The search over a list, whose question stands in the address. */
export function ListSearch({ label, q, onAsk }: ListSearchProps) {
  const [typed, type] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const text = typed ?? q
  const ask = (event: FormEvent) => {
    event.preventDefault()
    input.current?.blur()
    type(null)
    onAsk(text.trim())
  }
  const clear = () => {
    type(null)
    onAsk('')
  }
  return (
    <search className={classes.bar}>
      <form className={classes.form} onSubmit={ask} action="">
        <SearchField label={label} placeholder={label} text={text} onType={type} onClear={clear} input={input} />
      </form>
    </search>
  )
}
