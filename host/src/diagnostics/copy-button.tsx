import { Button, type ButtonKind } from '@plaza/shared/ui'
import { useState } from 'react'
import { copyText } from './copy'
import classes from './sheet.module.css'
import { t } from './sheet.text'

interface CopyButtonProps {
  label: string
  text: () => string
  kind: ButtonKind
}

/** Copies a text and confirms it; if the shell forbids that, shows the text for copying by hand. */
export function CopyButton({ label, text, kind }: CopyButtonProps) {
  const [done, setDone] = useState(false)
  const [byHand, setByHand] = useState<string | null>(null)
  const copy = async () => {
    const copied = await copyText(text())
    setDone(copied)
    setByHand(copied ? null : text())
  }
  return (
    <>
      {byHand !== null && (
        <label className={classes.byHand}>
          {t.holdToCopy()}
          <textarea
            className={classes.text}
            readOnly
            rows={4}
            value={byHand}
            onFocus={(event) => event.target.select()}
          />
        </label>
      )}
      <Button kind={kind} block onClick={copy}>
        {done ? t.copied() : label}
      </Button>
    </>
  )
}
