import { teams } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { defineTexts, nameOf } from '@plaza/shared/text'
import { Async, CellsSkeleton, ChoiceField, OptionRow, SearchField } from '@plaza/shared/ui'
import { useDeferredValue, useState } from 'react'
import { districtName } from './district.text'

const t = defineTexts({
  search: { en: 'Search teams by name', zh: '搜索团队名称' },
  more: { en: 'There are more: search for them by name.', zh: '还有更多团队，可按名称搜索。' },
  nothing: { en: 'No team has such a name.', zh: '没有找到这个名称的团队。' },
})

/** Offered without a search. */
const OFFERED = 30

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
            onChange(chosen)
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
  const found = useResource(teams.list, { query: { page_size: OFFERED, ...(name && { name }) } })
  return (
    <>
      <SearchField
        label={t.search()}
        placeholder={t.search()}
        text={text}
        onType={setText}
        onClear={() => setText('')}
      />
      <div role="radiogroup" aria-label={label}>
        <OptionRow label={none} checked={team === null} onChoose={() => onChange(null)} />
        <Async of={found} skeleton={<CellsSkeleton />}>
          {({ list, next }) => (
            <>
              {list.map(({ id, district, ...one }) => (
                <OptionRow
                  key={id}
                  label={[nameOf(one), districtName(district)].filter(Boolean).join(' · ')}
                  checked={id === team?.id}
                  onChoose={() => onChange({ id, name: nameOf(one) })}
                />
              ))}
              {list.length === 0 && <p>{t.nothing()}</p>}
              {next !== null && <p>{t.more()}</p>}
            </>
          )}
        </Async>
      </div>
    </>
  )
}
