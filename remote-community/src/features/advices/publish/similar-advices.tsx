import { advices } from '@plaza/shared/api'
import { useDebounced, useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Cell, CellGroup } from '@plaza/shared/ui'
import { titleOf } from '../advice.text'
import { t } from './publish.text'

const DEBOUNCE_MS = 500
const LEAST = 4

/** Answered questions like the one that is being written. */
export function SimilarAdvices({ title }: { title: string }) {
  const q = useDebounced(title.trim(), DEBOUNCE_MS)
  const similar = useResource(advices.similar, { query: { q } }, { enabled: [...q].length >= LEAST })
  const list = similar.data?.list ?? []
  if (list.length === 0) return null
  return (
    <CellGroup title={t.similar()}>
      {list.map((one) => (
        <Cell
          key={one.id}
          title={titleOf(one)}
          note={one.answer_excerpt ?? undefined}
          to={to('interaction-detail', { id: one.id })}
        />
      ))}
    </CellGroup>
  )
}
