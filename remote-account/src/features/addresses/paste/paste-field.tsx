import type { Region } from '@plaza/shared/api'
import { Button, TextArea } from '@plaza/shared/ui'
import { useState } from 'react'
import type { AddressDraft } from '../address-draft.model'
import classes from '../addresses.module.css'
import { t } from '../addresses.text'
import { indexOf } from './region-names.model'
import { takeApart } from './take-apart.model'

/** Nobody's address is longer; more would take long to take apart. */
const PASTE_MAX = 500

interface PasteFieldProps {
  text: string
  regions: readonly Region[]
  onChange: (part: Partial<AddressDraft>) => void
}

/** Takes a pasted address apart. What it does not say stays as it was typed. */
export function PasteField({ text, regions, onChange }: PasteFieldProps) {
  const [nothing, setNothing] = useState(false)
  const fill = () => {
    const parts = takeApart([...text].slice(0, PASTE_MAX).join(''), regions, indexOf(regions))
    const said = Object.entries(parts).filter(([, part]) => part.length > 0)
    const isUseful = parts.phone !== '' || parts.region.length > 0
    setNothing(!isUseful)
    if (isUseful) onChange(Object.fromEntries(said))
  }
  return (
    <div className={classes.pasted}>
      <TextArea
        label={t.paste()}
        placeholder={t.pasteExample()}
        help={t.pasteHint()}
        error={nothing && t.notFound()}
        rows={2}
        value={text}
        onChange={(pasted) => {
          setNothing(false)
          onChange({ pasted })
        }}
      />
      <span className={classes.take}>
        <Button kind="secondary" small disabled={text.trim() === ''} onClick={fill}>
          {t.takeApart()}
        </Button>
      </span>
    </div>
  )
}
