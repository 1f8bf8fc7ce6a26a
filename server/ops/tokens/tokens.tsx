import { dateTime } from '@plaza/shared/format'
import type { NewToken, OperatorToken } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { send } from '../calls/call'
import { useCall } from '../calls/use-call'
import { usePolled } from '../calls/use-polled'
import { ConfirmDialog } from '../changes/confirm-dialog'
import { kindNames } from '../newsroom/newsroom.text'
import { Button } from '../parts/button'
import { DataTable } from '../parts/data-table'
import { Empty, PolledContent, Skeleton } from '../parts/state'
import { useSession } from '../session/session'
import { TokenDialog } from './token-dialog'
import classes from './tokens.module.css'
import { roleNames } from './tokens.text'

const t = defineTexts({
  add: { en: 'New token', zh: '新建令牌' },
  none: { en: 'No program has a token.', zh: '还没有程序令牌。' },
  caption: { en: 'Tokens of programs', zh: '程序令牌' },
  name: { en: 'Program', zh: '程序' },
  role: { en: 'May', zh: '权限' },
  made: { en: 'Made', zh: '创建' },
  used: { en: 'Last used', zh: '最近使用' },
  never: { en: 'never', zh: '从未' },
  all: { en: 'everything', zh: '全部内容' },
  remove: { en: 'Revoke', zh: '吊销' },
  removing: { en: (name: string) => `Revoke the token of ${name}`, zh: (name: string) => `吊销 ${name} 的令牌` },
  ends: { en: 'The program is refused from the next call on.', zh: '该程序的下一次调用起即被拒绝。' },
  once: {
    en: (name: string) => `Token of ${name}: it is shown only now.`,
    zh: (name: string) => `${name} 的令牌，仅显示这一次：`,
  },
})

/** Tokens of programs: what they may do, when they were used, and their end. */
export function Tokens() {
  const tokens = usePolled<{ list: readonly OperatorToken[] }>('tokens')
  const canChange = useSession().operator.role === 'releaser'
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<NewToken | null>(null)
  const [removed, setRemoved] = useState<OperatorToken | null>(null)
  return (
    <section>
      {canChange && (
        <p className={classes.bar}>
          <Button kind="primary" onClick={() => setAdding(true)}>
            {t.add()}
          </Button>
        </p>
      )}
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

interface TokenTableProps {
  list: readonly OperatorToken[]
  onRemove(token: OperatorToken): void
}

const TokenTable = ({ list, onRemove }: TokenTableProps) => (
  <DataTable caption={t.caption()} heads={[t.name(), t.role(), t.made(), t.used()]} withButtons>
    {list.map((token) => (
      <tr key={token.name}>
        <th scope="row">{token.name}</th>
        <td>
          {roleNames[token.role as keyof typeof roleNames]()}
          {token.role === 'editor' && ` · ${token.kinds?.map((kind) => kindNames[kind]()).join(', ') ?? t.all()}`}
        </td>
        <td>
          {token.createdBy} · {dateTime(token.createdAt, Date.now())}
        </td>
        <td>{token.lastUsedAt === null ? t.never() : dateTime(token.lastUsedAt, Date.now())}</td>
        <td>
          <Button kind="danger" aria-label={t.removing(token.name)} onClick={() => onRemove(token)}>
            {t.remove()}
          </Button>
        </td>
      </tr>
    ))}
  </DataTable>
)

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
