import { merchants } from '@plaza/shared/api'
import { spanText } from '@plaza/shared/format'
import { useNow, usePaged } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { Cell, CellGroup } from '@plaza/shared/ui'
import { t } from '../around.text'

/** What the place offers this week; nothing if it offers nothing. */
export function PlaceActivities({ id }: { id: string }) {
  const now = useNow()
  const { items } = usePaged(merchants.activities, { query: { merchant_id: id } })
  if (items.length === 0) return null
  return (
    <CellGroup title={t.activities()}>
      {items.map(({ id: activity, title, title_en, starts_at, ends_at }) => (
        <Cell
          key={activity}
          title={nameOf({ name: title, name_en: title_en })}
          note={spanText(starts_at, ends_at, now)}
        />
      ))}
    </CellGroup>
  )
}
