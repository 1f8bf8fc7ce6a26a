import { dateTime } from '@plaza/shared/format'
import type { OperatorToken } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { kindNames } from '../newsroom/newsroom.text'
import { Button } from '../parts/button'
import { DataTable } from '../parts/data-table'
import { State } from '../parts/tag'
import { endOf } from './end.model'
import { permissionNames, roleNames } from './tokens.text'

const t = defineTexts({
  caption: { en: 'Tokens', zh: '令牌' },
  name: { en: 'Program', zh: '程序' },
  role: { en: 'May', zh: '权限' },
  made: { en: 'Made', zh: '创建' },
  end: { en: 'Ends', zh: '到期' },
  used: { en: 'Last used', zh: '最近使用' },
  never: { en: 'never', zh: '从未' },
  all: { en: 'everything', zh: '全部内容' },
  allRemotes: { en: 'all remotes', zh: '全部子应用' },
  owned: { en: (owner: string) => `all remotes of ${owner}`, zh: (owner: string) => `${owner} 负责的全部子应用` },
  person: { en: 'command of a person', zh: '个人命令行' },
  from: { en: (network: string) => `from ${network}`, zh: (network: string) => `来自 ${network}` },
  remove: { en: 'Revoke', zh: '吊销' },
  removing: { en: (name: string) => `Revoke the token of ${name}`, zh: (name: string) => `吊销 ${name} 的令牌` },
})

interface TokenTableProps {
  list: readonly OperatorToken[]
  onRemove(token: OperatorToken): void
}

export const TokenTable = ({ list, onRemove }: TokenTableProps) => (
  <DataTable caption={t.caption()} heads={[t.name(), t.role(), t.made(), t.end(), t.used()]} withButtons asCards>
    {list.map((token) => (
      <tr key={token.name}>
        <th scope="row">
          {token.name}
          {token.kind === 'person' && ` · ${t.person()}`}
        </th>
        <td>{rightsOf(token)}</td>
        <td>
          {token.createdBy} · {dateTime(token.createdAt, Date.now())}
        </td>
        <td>
          <End token={token} />
        </td>
        <td>
          {token.lastUsedAt === null ? t.never() : dateTime(token.lastUsedAt, Date.now())}
          {token.lastUsedFrom !== null && ` ${t.from(token.lastUsedFrom)}`}
        </td>
        <td>
          <Button kind="outline-danger" aria-label={t.removing(token.name)} onClick={() => onRemove(token)}>
            {t.remove()}
          </Button>
        </td>
      </tr>
    ))}
  </DataTable>
)

function End({ token }: { token: OperatorToken }) {
  const { tone, words } = endOf(token, Date.now())
  return <State tone={tone}>{words}</State>
}

function rightsOf({ role, kinds, remotes, may, owner }: OperatorToken): string {
  const words = [roleNames[role as keyof typeof roleNames]()]
  if (role === 'editor') words.push(kinds?.map((kind) => kindNames[kind]()).join(', ') ?? t.all())
  if (role === 'owner') {
    words.push((may ?? []).map((one) => permissionNames[one]()).join(', '))
    words.push(remotes?.join(', ') ?? (owner ? t.owned(owner) : t.allRemotes()))
  }
  return words.join(' · ')
}
