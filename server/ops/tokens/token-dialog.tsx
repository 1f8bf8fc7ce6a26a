import { type NewsroomKind, type NewToken, newsroomKinds, tokenRoles } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { send } from '../calls/call'
import { useCall } from '../calls/use-call'
import { ConfirmDialog } from '../changes/confirm-dialog'
import { kindNames } from '../newsroom/newsroom.text'
import { Field, Group, inputClass } from '../parts/field'
import classes from './tokens.module.css'
import { roleNames } from './tokens.text'

const t = defineTexts({
  add: { en: 'New token', zh: '新建令牌' },
  action: { en: 'Make the token', zh: '创建令牌' },
  name: { en: 'Name of the program', zh: '程序名称' },
  help: { en: 'Letters, digits, dots and dashes. The log names it.', zh: '字母、数字、点和短横线，会写入日志。' },
  role: { en: 'It may', zh: '权限' },
  kinds: { en: 'Kinds of contents', zh: '内容类型' },
  all: { en: 'None chosen: all of them.', zh: '不选则为全部类型。' },
  once: { en: 'The token is shown once, when it was made.', zh: '令牌只在创建后显示一次。' },
})

interface TokenDialogProps {
  onDone(token: NewToken): void
  onClose(): void
}

/** Makes a token for a program. */
export function TokenDialog({ onDone, onClose }: TokenDialogProps) {
  const call = useCall()
  const [name, setName] = useState('')
  const [role, setRole] = useState<(typeof tokenRoles)[number]>('editor')
  const [kinds, setKinds] = useState<readonly NewsroomKind[]>([])
  const isLimited = role === 'editor' && kinds.length > 0
  const add = (why: string) =>
    call.run(async () =>
      onDone(await send<NewToken>('add-token', { name: name.trim(), role, ...(isLimited && { kinds }), why })),
    )
  return (
    <ConfirmDialog
      title={t.add()}
      action={t.action()}
      kind="primary"
      change={call}
      fields={
        <>
          <Field label={t.name()} help={t.help()}>
            <input
              className={inputClass}
              maxLength={60}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
          <Field label={t.role()}>
            <select
              className={inputClass}
              value={role}
              onChange={({ target }) => setRole(target.value as (typeof tokenRoles)[number])}
            >
              {tokenRoles.map((one) => (
                <option key={one} value={one}>
                  {roleNames[one]()}
                </option>
              ))}
            </select>
          </Field>
          {role === 'editor' && <Kinds chosen={kinds} onChange={setKinds} />}
        </>
      }
      onConfirm={(why) => void add(why)}
      onClose={onClose}
    >
      <p>{t.once()}</p>
    </ConfirmDialog>
  )
}

interface KindsProps {
  chosen: readonly NewsroomKind[]
  onChange(chosen: readonly NewsroomKind[]): void
}

const Kinds = ({ chosen, onChange }: KindsProps) => (
  <Group label={t.kinds()} help={t.all()}>
    <div className={classes.kinds}>
      {newsroomKinds.map((kind) => (
        <label key={kind}>
          <input
            type="checkbox"
            checked={chosen.includes(kind)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, kind] : chosen.filter((other) => other !== kind))
            }
          />{' '}
          {kindNames[kind]()}
        </label>
      ))}
    </div>
  </Group>
)
