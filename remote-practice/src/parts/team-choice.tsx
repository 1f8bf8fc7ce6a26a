import { teams } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { defineTexts } from '@plaza/shared/text'
import { ChoiceField, SearchField } from '@plaza/shared/ui'
import { useDeferredValue, useState } from 'react'
import { ChoiceRows } from './choice-rows'
import { districtName } from './district.text'

const t = defineTexts({ search: { en: 'Search teams by name', zh: '搜索团队名称' } })

interface NamedTeam {
  id: string
  name: string
}

interface TeamChoiceProps {
  label: string
  help?: string
  /** Text of no team. */
  none: string
  team: NamedTeam | null
  onChange: (team: NamedTeam | null) => void
}

/** One team of all that there are, or none. */
export function TeamChoice({ team, onChange, ...words }: TeamChoiceProps) {
  return (
    <ChoiceField label={words.label} help={words.help} shown={team ? team.name : words.none} tall>
      {(close) => (
        <Teams
          {...words}
          team={team}
          onChange={(chosen) => {
            onChange(chosen && { id: chosen.id, name: chosen.name })
            close()
          }}
        />
      )}
    </ChoiceField>
  )
}

function Teams({ label, none, team, onChange }: TeamChoiceProps) {
  const [text, setText] = useState('')
  const name = useDeferredValue(text.trim())
  const list = usePaged(teams.list, name ? { query: { name } } : {})
  return (
    <ChoiceRows
      of={list}
      label={label}
      labelOf={(one) => [one.name, districtName(one.district)].filter(Boolean).join(' · ')}
      value={team?.id ?? null}
      none={none}
      header={
        <SearchField
          label={t.search()}
          placeholder={t.search()}
          text={text}
          onType={setText}
          onClear={() => setText('')}
        />
      }
      onChoose={onChange}
    />
  )
}
