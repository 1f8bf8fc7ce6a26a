import type { UnconfirmedOperators } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { usePolled } from '../calls/use-polled'
import { Button } from '../parts/button'
import { ActionDialog, type PendingAction } from './action-dialog'
import classes from './finance.module.css'

const t = defineTexts({
  waits: {
    en: (name: string) => `${name} was added to finance and may do nothing until a colleague confirms who it is.`,
    zh: (name: string) => `${name} 已加入财务，须由一位同事确认身份后方可操作。`,
  },
  confirm: { en: 'Confirm', zh: '确认' },
  confirmOf: { en: (name: string) => `Confirm ${name}`, zh: (name: string) => `确认 ${name}` },
  help: {
    en: 'Confirm whom you know and have asked in person. Stands in the log for good.',
    zh: '请确认你认识此人并当面核实过。将永久写入日志。',
  },
})

/** New operators of finance, whom a colleague confirms. Nothing while there are none. */
export function Confirmations() {
  const waiting = usePolled<UnconfirmedOperators>('finance/operators')
  const [pending, setPending] = useState<PendingAction | null>(null)
  return (
    <>
      {waiting.data?.list.map(({ name }) => (
        <div key={name} className={classes.card}>
          <p>{t.waits(name)}</p>
          <div className={classes.actions}>
            <Button
              aria-label={t.confirmOf(name)}
              onClick={() =>
                setPending({
                  ...{ path: 'confirm-operator', body: { name } },
                  ...{ title: t.confirmOf(name), action: t.confirm(), help: t.help() },
                })
              }
            >
              {t.confirm()}
            </Button>
          </div>
        </div>
      ))}
      {pending && (
        <ActionDialog
          pending={pending}
          onClose={() => setPending(null)}
          onDone={() => {
            setPending(null)
            waiting.refresh()
          }}
        />
      )}
    </>
  )
}
