import { SearchField } from '@plaza/shared/ui'
import { type FormEvent, useRef, useState } from 'react'
import { t } from './team.text'
import classes from './teams.module.css'

/** The search by name; the question stands in the address. */
export function TeamSearch({ name, onAsk }: { name: string; onAsk: (name: string) => void }) {
  const [typed, type] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const text = typed ?? name
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
    <search className={classes.search}>
      <form onSubmit={ask} action="">
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
