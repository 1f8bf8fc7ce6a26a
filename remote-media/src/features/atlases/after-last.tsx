import { contents } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { EndCard } from '../../pictures/end-card'
import { t } from './atlas.text'

/** After the last picture: further photo sets, and the way back to the first. */
export function AfterLast({ id, onAgain }: { id: string; onAgain: () => void }) {
  const related = useResource(contents.related, { query: { id } })
  const words = { title: t.end(), more: t.more(), again: t.again() }
  return <EndCard contents={related.data?.list ?? []} words={words} onAgain={onAgain} />
}
