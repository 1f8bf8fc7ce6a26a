import { MessageKind, MutableKind, type Preferences } from '@plaza/shared/api'
import { to } from '@plaza/shared/routes'
import { Cell, CellGroup, Skeleton, Switch } from '@plaza/shared/ui'
import { kindTexts, t } from './user-settings.text'

export interface ChoicesProps {
  /** Undefined while they load: the rows stand at once, only their switches come later. */
  chosen: Preferences | undefined
  onChange: (part: Partial<Preferences>) => void
}

const Waiting = () => <Skeleton width={50} height={30} />

const isMutable = (kind: MessageKind): kind is MutableKind => MutableKind.options.some((one) => one === kind)
/** Those that can be switched off come first. */
const kinds = MessageKind.options.toSorted((a, b) => Number(isMutable(b)) - Number(isMutable(a)))

export function MessageChoices({ chosen, onChange }: ChoicesProps) {
  const muted = chosen?.muted_kinds ?? []
  const choose = (kind: MutableKind, on: boolean) =>
    onChange({ muted_kinds: on ? muted.filter((one) => one !== kind) : [...muted, kind] })
  return (
    <CellGroup title={t.messages()}>
      {kinds.map((kind) => (
        <Cell
          key={kind}
          title={kindTexts[kind].name()}
          note={kindTexts[kind].note()}
          value={
            isMutable(kind) ? (
              chosen ? (
                <Switch
                  quiet
                  label={kindTexts[kind].name()}
                  checked={!muted.includes(kind)}
                  onChange={(on) => choose(kind, on)}
                />
              ) : (
                <Waiting />
              )
            ) : (
              t.alwaysOn()
            )
          }
        />
      ))}
    </CellGroup>
  )
}

const privacy = [
  { field: 'findable', name: t.findable, note: t.findableNote },
  { field: 'shows_follows', name: t.showsFollows, note: t.showsFollowsNote },
  { field: 'keeps_history', name: t.keepsHistory, note: t.keepsHistoryNote },
] as const satisfies readonly { field: keyof Preferences; name: () => string; note: () => string }[]

export function PrivacyChoices({ chosen, onChange }: ChoicesProps) {
  return (
    <CellGroup title={t.privacy()}>
      {privacy.map(({ field, name, note }) => (
        <Cell
          key={field}
          title={name()}
          note={note()}
          value={
            chosen ? (
              <Switch quiet label={name()} checked={chosen[field]} onChange={(on) => onChange({ [field]: on })} />
            ) : (
              <Waiting />
            )
          }
        />
      ))}
      <Cell title={t.history()} to={to('history')} />
    </CellGroup>
  )
}
