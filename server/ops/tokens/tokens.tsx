import type { NewToken, OperatorToken } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { send } from '../calls/call'
import { useCall } from '../calls/use-call'
import { usePolled } from '../calls/use-polled'
import { ConfirmDialog } from '../changes/confirm-dialog'
import { Button } from '../parts/button'
import { Empty, PolledContent, Skeleton } from '../parts/state'
import { TokenDialog } from './token-dialog'
import { TokenTable } from './token-table'
import classes from './tokens.module.css'

const t = defineTexts({
  add: { en: 'New token', zh: '新建令牌' },
  none: { en: 'No program has a token.', zh: '还没有程序令牌。' },
  remove: { en: 'Revoke', zh: '吊销' },
  removing: { en: (name: string) => `Revoke the token of ${name}`, zh: (name: string) => `吊销 ${name} 的令牌` },
  ends: { en: 'The program is refused from the next call on.', zh: '该程序的下一次调用起即被拒绝。' },
  once: {
    en: (name: string) => `Token of ${name}: it is shown only now.`,
    zh: (name: string) => `${name} 的令牌，仅显示这一次：`,
  },
})

/** Tokens of programs and persons: what they may do, when they were used, and their end. */
export function Tokens() {
  const tokens = usePolled<{ list: readonly OperatorToken[] }>('tokens')
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<NewToken | null>(null)
  const [removed, setRemoved] = useState<OperatorToken | null>(null)
  return (
    <section>
      <p className={classes.bar}>
        <Button kind="primary" onClick={() => setAdding(true)}>
          {t.add()}
        </Button>
      </p>
      {made && (
        <p role="status" className={classes.bar}>
          {t.once(made.name)} <code>{made.token}</code>
        </p>
      )}
      <PolledContent of={tokens} waiting={<Skeleton height={200} />}>
        {({ list }) =>
          list.length === 0 ? <Empty title={t.none()} /> : <TokenTable list={list} onRemove={setRemoved} />
        }
      </PolledContent>
      {isAdding && (
        <TokenDialog
          onDone={(token) => {
            setMade(token)
            setAdding(false)
            tokens.refresh()
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {removed && (
        <RemoveDialog
          name={removed.name}
          onDone={() => {
            setRemoved(null)
            tokens.refresh()
          }}
          onClose={() => setRemoved(null)}
        />
      )}
    </section>
  )
}

function RemoveDialog({ name, onDone, onClose }: { name: string; onDone(): void; onClose(): void }) {
  const call = useCall()
  const remove = (why: string) =>
    call.run(async () => {
      await send('remove-token', { name, why })
      onDone()
    })
  return (
    <ConfirmDialog
      title={t.removing(name)}
      action={t.remove()}
      kind="danger"
      change={call}
      onConfirm={(why) => void remove(why)}
      onClose={onClose}
    >
      <p>{t.ends()}</p>
    </ConfirmDialog>
  )
}
