import { MessageKind, MutableKind, type Preferences } from '@plaza/shared/api'
import { to } from '@plaza/shared/routes'
import { Cell, CellGroup, Skeleton, Switch } from '@plaza/shared/ui'
import { kindTexts, t } from './user-settings.text'

export interface ChoicesProps {
  /** Undefined while they load: the rows stand at once, only their switches come later. */
  chosen: Preferences | undefined
  onChange: (part: Partial<Preferences>) => void
}

interface ChoiceProps {
  label: string
  /** Undefined while the preferences load. */
  checked: boolean | undefined
  onChange: (on: boolean) => void
}

/** A switch, or a skeleton of its size. */
const Choice = ({ label, checked, onChange }: ChoiceProps) =>
  checked === undefined ? (
    <Skeleton width={50} height={30} />
  ) : (
    <Switch quiet label={label} checked={checked} onChange={onChange} />
  )

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
              <Choice
                label={kindTexts[kind].name()}
                checked={chosen && !muted.includes(kind)}
                onChange={(on) => choose(kind, on)}
              />
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
  { field: 'learns_feed', name: t.learnsFeed, note: t.learnsFeedNote },
] as const satisfies readonly { field: keyof Preferences; name: () => string; note: () => string }[]

export function PrivacyChoices({ chosen, onChange }: ChoicesProps) {
  return (
    <CellGroup title={t.privacy()}>
      {privacy.map(({ field, name, note }) => (
        <Cell
          key={field}
          title={name()}
          note={note()}
          value={<Choice label={name()} checked={chosen?.[field]} onChange={(on) => onChange({ [field]: on })} />}
        />
      ))}
      <Cell title={t.history()} to={to('history')} />
      <Cell title={t.interests()} to={to('user-settings', {}, { view: 'interests' })} />
    </CellGroup>
  )
}
