import { type NewsroomKind, type NewToken, newsroomKinds, tokenRoles } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { send } from '../calls/call'
import { useCall } from '../calls/use-call'
import { ConfirmDialog } from '../changes/confirm-dialog'
import { kindNames } from '../newsroom/newsroom.text'
import { Field, inputClass } from '../parts/field'
import { useSession } from '../session/session'
import { Choices } from './choices'
import { firstGrant, grantBody, grantProblems } from './grant.model'
import { DaysField, GrantFields } from './grant-fields'
import { roleNames } from './tokens.text'

const FIRST_DAYS = 90

const t = defineTexts({
  add: { en: 'New token', zh: '新建令牌' },
  action: { en: 'Make the token', zh: '创建令牌' },
  name: { en: 'Name of the program', zh: '程序名称' },
  help: { en: 'Letters, digits, dots and dashes. The log names it.', zh: '字母、数字、点和短横线，会写入日志。' },
  role: { en: 'Role', zh: '角色' },
  kinds: { en: 'Kinds of contents', zh: '内容类型' },
  all: { en: 'None chosen: all of them.', zh: '不选则为全部类型。' },
  once: {
    en: 'The token is shown once, when it was made. It can never do more than you, and ends with your account.',
    zh: '令牌只在创建后显示一次。其权限不超过你本人，并随你的账号一起失效。',
  },
})

type TokenRole = (typeof tokenRoles)[number]

interface TokenDialogProps {
  onDone(token: NewToken): void
  onClose(): void
}

/** What is typed for a new token, and the body of its call. */
function useTokenDraft(roles: readonly TokenRole[]) {
  const [name, setName] = useState('')
  const [role, setRole] = useState<TokenRole>(roles[0] ?? 'viewer')
  const [kinds, setKinds] = useState<readonly NewsroomKind[]>([])
  const [grant, setGrant] = useState(() => firstGrant(FIRST_DAYS))
  const { may, remotes, days } = grantProblems(grant)
  const problems = { ...(role === 'owner' && { may, remotes }), days }
  const { days: count, ...delivery } = grantBody(grant)
  const rights = { ...(role === 'owner' && delivery), ...(role === 'editor' && kinds.length > 0 && { kinds }) }
  return {
    ...{ name, setName, role, setRole, kinds, setKinds, grant, problems },
    change: (part: Partial<typeof grant>) => setGrant((before) => ({ ...before, ...part })),
    isFit: Object.values(problems).every((problem) => problem === undefined),
    body: { name: name.trim(), role, ...rights, days: count },
  }
}

/** Makes a token for a program. */
export function TokenDialog({ onDone, onClose }: TokenDialogProps) {
  const call = useCall()
  const isReleaser = useSession().operator.role === 'releaser'
  const roles = tokenRoles.filter((one) => isReleaser || one !== 'editor').toReversed()
  const draft = useTokenDraft(roles)
  const add = (why: string) =>
    draft.isFit && call.run(async () => onDone(await send<NewToken>('add-token', { ...draft.body, why })))
  return (
    <ConfirmDialog
      title={t.add()}
      action={t.action()}
      kind="primary"
      change={call}
      fields={<TokenFields draft={draft} roles={roles} />}
      onConfirm={(why) => void add(why)}
      onClose={onClose}
    >
      <p>{t.once()}</p>
    </ConfirmDialog>
  )
}

function TokenFields({ draft, roles }: { draft: ReturnType<typeof useTokenDraft>; roles: readonly TokenRole[] }) {
  return (
    <>
      <Field label={t.name()} help={t.help()}>
        <input
          className={inputClass}
          maxLength={60}
          autoComplete="off"
          value={draft.name}
          onChange={({ target }) => draft.setName(target.value)}
        />
      </Field>
      <Field label={t.role()}>
        <select
          className={inputClass}
          value={draft.role}
          onChange={({ target }) => draft.setRole(target.value as TokenRole)}
        >
          {roles.map((one) => (
            <option key={one} value={one}>
              {roleNames[one]()}
            </option>
          ))}
        </select>
      </Field>
      {draft.role === 'owner' && <GrantFields value={draft.grant} problems={draft.problems} onChange={draft.change} />}
      {draft.role === 'editor' && (
        <Choices
          label={t.kinds()}
          help={t.all()}
          all={newsroomKinds}
          nameOf={(kind) => kindNames[kind]()}
          chosen={draft.kinds}
          onChange={draft.setKinds}
        />
      )}
      <DaysField value={draft.grant.days} problem={draft.problems.days} onChange={(days) => draft.change({ days })} />
    </>
  )
}
