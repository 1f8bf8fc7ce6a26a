import { SearchField } from '@plaza/shared/ui'
import { type FormEvent, useRef, useState } from 'react'
import { t } from './around.text'
import classes from './place-search.module.css'

interface PlaceSearchProps {
  /** The question in the address. */
  q: string
  onAsk: (q: string) => void
}

export function PlaceSearch({ q, onAsk }: PlaceSearchProps) {
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
        <SearchField
          label={t.search()}
          placeholder={t.search()}
          text={text}
          onType={type}
          onClear={clear}
          input={input}
        />
      </form>
    </search>
  )
}
