import { type ErrorGroups, type ErrorOrder, type ErrorState, errorOrders, errorStates } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { inputClass } from '../parts/field'
import { whole } from '../parts/format'
import { Segments } from '../parts/segments'
import classes from './errors.module.css'
import { orderNames, ownerName, stateNames } from './errors.text'

const t = defineTexts({
  state: { en: 'State', zh: '状态' },
  order: { en: 'Order', zh: '排序' },
  search: { en: 'Search message, file or function', zh: '搜索消息、文件或函数' },
  owner: { en: 'Remote', zh: '子应用' },
  owners: { en: 'All remotes', zh: '全部子应用' },
  release: { en: 'Release', zh: '版本' },
  releases: { en: 'All releases', zh: '全部版本' },
})

export interface ErrorFilter {
  state: ErrorState
  order: ErrorOrder
  owner: string
  release: string
  search: string
}
export const everything: ErrorFilter = { state: 'open', order: 'latest', owner: '', release: '', search: '' }

interface ErrorFiltersProps {
  filter: ErrorFilter
  choices: ErrorGroups | undefined
  onChange(filter: ErrorFilter): void
}

/** Search, remote, release, state and order of the list. */
export function ErrorFilters({ filter, choices, onChange }: ErrorFiltersProps) {
  const stateName = (state: ErrorState) => {
    const n = choices?.states[state] ?? 0
    return n > 0 ? `${stateNames[state]()} ${whole(n)}` : stateNames[state]()
  }
  return (
    <search className={classes.filters}>
      <Segments
        label={t.state()}
        value={filter.state}
        options={errorStates.map((value) => ({ value, name: stateName(value) }))}
        onChange={(state) => onChange({ ...filter, state })}
      />
      <input
        type="search"
        className={inputClass}
        aria-label={t.search()}
        placeholder={t.search()}
        maxLength={100}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      <Choice
        label={t.owner()}
        all={t.owners()}
        value={filter.owner}
        options={(choices?.owners ?? []).map((value) => ({ value, name: ownerName(value) }))}
        onChange={(owner) => onChange({ ...filter, owner, release: '' })}
      />
      <Choice
        label={t.release()}
        all={t.releases()}
        value={filter.release}
        options={(choices?.releases ?? []).map((value) => ({ value, name: value }))}
        onChange={(release) => onChange({ ...filter, release })}
      />
      <Segments
        label={t.order()}
        value={filter.order}
        options={errorOrders.map((value) => ({ value, name: orderNames[value]() }))}
        onChange={(order) => onChange({ ...filter, order })}
      />
    </search>
  )
}

interface ChoiceProps {
  label: string
  all: string
  value: string
  options: readonly { value: string; name: string }[]
  onChange(value: string): void
}

const Choice = ({ label, all, value, options, onChange }: ChoiceProps) => (
  <select className={inputClass} aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
    <option value="">{all}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.name}
      </option>
    ))}
  </select>
)
