import { follows, people } from '@plaza/shared/api'
import { anyText, oneOf, usePaged, useQueryState } from '@plaza/shared/host'
import { CellsSkeleton, PageFrame, Tabs } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { EditToggle } from '../../shelf/edit-toggle'
import { RemoveBar } from '../../shelf/remove-bar'
import { t as shelfText } from '../../shelf/shelf.text'
import { ShelfList } from '../../shelf/shelf-list'
import { ShelfRow } from '../../shelf/shelf-row'
import { useRemoval } from '../../shelf/use-removal'
import { useSelection } from '../../shelf/use-selection'
import { type FollowShelf, keyOf, labelOf, liveKinds } from './follow-kinds'
import { FollowRow } from './follow-row'
import { t } from './follows.text'

const removedText = { follows: shelfText.unfollowed, subscriptions: shelfText.unsubscribed }

interface FollowShelfProps {
  shelf: FollowShelf
  /** Leads to more, below the sentence of the empty list. */
  emptyAction: ReactNode
}

/** One's follows or subscriptions, all or by kind. */
export function FollowShelfPage({ shelf, emptyAction }: FollowShelfProps) {
  const kinds = ['all', ...liveKinds(shelf)] as const
  const [{ kind, q }, change] = useQueryState({ kind: oneOf(kinds), q: anyText })
  const list = usePaged(people.following, { query: { shelf, ...(kind !== 'all' && { kind }), ...(q && { q }) } })
  const selection = useSelection(list.items.filter(({ leads }) => !leads).map(keyOf))
  const { busy, remove } = useRemoval(follows.remove, people.following, removedText[shelf])
  const removePicked = async () => {
    if (await remove(selection.ids)) selection.stop()
  }

  return (
    <PageFrame
      title={t[shelf]()}
      action={<EditToggle selection={selection} items={list.items.length} />}
      footer={selection.editing && <RemoveBar selection={selection} busy={busy} onRemove={removePicked} />}
    >
      <Tabs
        items={kinds.map((id) => ({ id, label: id === 'all' ? t.all() : labelOf(id) }))}
        value={kind}
        onChange={(next) => {
          selection.stop()
          change({ kind: next })
        }}
        label={t.kinds()}
        sticky
      />
      <ShelfList
        of={list}
        keyOf={keyOf}
        name={kind}
        q={q}
        onAsk={(question) => change({ q: question })}
        label={t[shelf]()}
        skeleton={<CellsSkeleton />}
        empty="content"
        emptyAction={emptyAction}
      >
        {(item) => (
          <ShelfRow id={keyOf(item)} title={item.name} selection={selection} fixed={item.leads}>
            <FollowRow item={item} withKind={kind === 'all'} />
          </ShelfRow>
        )}
      </ShelfList>
    </PageFrame>
  )
}
