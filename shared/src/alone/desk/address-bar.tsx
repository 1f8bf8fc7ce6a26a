import { useState } from 'react'
import { t } from '../alone.text'
import classes from './desk.module.css'

/** The address of the page, editable. */
export function AddressBar({ address, onOpen }: { address: string; onOpen: (address: string) => void }) {
  const [typed, setTyped] = useState(address)
  return (
    <form
      className={classes.where}
      onSubmit={(event) => {
        event.preventDefault()
        onOpen(typed)
      }}
    >
      <input aria-label={t.address()} value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button type="submit">{t.go()}</button>
    </form>
  )
}
