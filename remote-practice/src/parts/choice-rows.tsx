import type { PagedResource } from '@plaza/shared/host'
import { CellsSkeleton, OptionRow, PagedList } from '@plaza/shared/ui'
import type { ReactNode } from 'react'

interface ChoiceRowsProps<T> {
  of: PagedResource<T>
  /** Accessible name of the list. */
  label: string
  labelOf: (item: T) => string
  /** Id of what is chosen. */
  value: string | null
  /** The row that chooses nothing. */
  none: string
  header?: ReactNode
  onChoose: (item: T | null) => void
}

/** Options in the sheet of a field, as many as the server has; a tap chooses one. */
export function ChoiceRows<T extends { id: string }>(props: ChoiceRowsProps<T>) {
  const { of, label, labelOf, value, none, header, onChoose } = props
  return (
    <PagedList
      inSheet
      of={of}
      keyOf={({ id }) => id}
      label={label}
      skeleton={<CellsSkeleton />}
      empty="data"
      header={
        <>
          {header}
          <OptionRow label={none} checked={value === null} onChoose={() => onChoose(null)} />
        </>
      }
    >
      {(item) => <OptionRow label={labelOf(item)} checked={item.id === value} onChoose={() => onChoose(item)} />}
    </PagedList>
  )
}
