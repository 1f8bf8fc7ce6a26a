import { CircleX, Search } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { defineTexts } from '../../text'
import classes from './search-field.module.css'

const t = defineTexts({ clear: { en: 'Clear', zh: '清空输入' } })

export interface SearchFieldProps {
  /** Accessible name. */
  label: string
  placeholder: string
  text: string
  onType: (text: string) => void
  /** Clears what was typed and asked. */
  onClear: () => void
  input?: RefObject<HTMLInputElement | null>
}

/** A field with the sign of a search and a button that clears it; it stands in a form. */
export function SearchField({ label, placeholder, text, onType, onClear, input }: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null)
  const field = input ?? own
  return (
    <span className={classes.box}>
      <Search size={16} />
      <input
        ref={field}
        className={classes.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={50}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      {text !== '' && (
        <button
          type="button"
          className={classes.clear}
          aria-label={t.clear()}
          onClick={() => {
            onClear()
            field.current?.focus()
          }}
        >
          <CircleX size={16} />
        </button>
      )}
    </span>
  )
}
