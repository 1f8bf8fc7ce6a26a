import { SearchField } from '@plaza/shared/ui'
import { useState } from 'react'
import classes from './shelf.module.css'
import { t } from './shelf.text'

export interface ShelfSearchProps {
  q: string | undefined
  onAsk: (q: string | undefined) => void
}

/** Searches in one's own list. */
export function ShelfSearch({ q, onAsk }: ShelfSearchProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const ask = (text: string) => {
    setTyped(null)
    onAsk(text.trim() || undefined)
  }
  return (
    <search className={classes.search}>
      <form
        action=""
        onSubmit={(event) => {
          event.preventDefault()
          ask(typed ?? q ?? '')
        }}
      >
        <SearchField
          label={t.search()}
          placeholder={t.searchHint()}
          text={typed ?? q ?? ''}
          onType={(text) => (text === '' ? ask('') : setTyped(text))}
          onClear={() => ask('')}
        />
      </form>
    </search>
  )
}
