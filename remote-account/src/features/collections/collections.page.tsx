import { collections } from '@plaza/shared/api'
import { oneOf, usePaged, useQueryState } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { defineTexts } from '@plaza/shared/text'
import { ButtonLink, ContentCard, PagedList, PageFrame, useListen } from '@plaza/shared/ui'
import { EditToggle } from '../../shelf/edit-toggle'
import { KindTabs } from '../../shelf/kind-tabs'
import { inputOf, liveKinds } from '../../shelf/kinds'
import { RemoveBar } from '../../shelf/remove-bar'
import { t as shelf } from '../../shelf/shelf.text'
import { ShelfRow } from '../../shelf/shelf-row'
import { useRemoval } from '../../shelf/use-removal'
import { useSelection } from '../../shelf/use-selection'

const t = defineTexts({
  title: { en: 'Collection', zh: '我的收藏' },
  ask: {
    en: (n: number) => (n === 1 ? 'Remove 1 item from your collection?' : `Remove ${n} items from your collection?`),
    zh: (n: number) => `确定取消收藏这 ${n} 条内容吗？`,
  },
})

export default function CollectionsPage() {
  const { listen, isPlaying } = useListen()
  const [{ kind }, change] = useQueryState({ kind: oneOf(liveKinds()) })
  const list = usePaged(collections.list, inputOf(kind))
  const selection = useSelection(list.items.map(({ content }) => content.id))
  const { busy, removePicked } = useRemoval(collections.remove, collections.list, t.ask)

  const remove = async () => {
    if (await removePicked(selection.ids)) selection.stop()
  }

  return (
    <PageFrame
      title={t.title()}
      action={<EditToggle selection={selection} items={list.items.length} />}
      footer={selection.editing && <RemoveBar selection={selection} busy={busy} onRemove={remove} />}
    >
      <KindTabs
        kind={kind}
        onChange={(next) => {
          selection.stop()
          change({ kind: next })
        }}
      />
      <PagedList
        of={list}
        keyOf={({ content }) => content.id}
        name={kind}
        label={t.title()}
        empty="collection"
        emptyAction={<ButtonLink to={to('root')}>{shelf.browse()}</ButtonLink>}
      >
        {({ content }) => (
          <ShelfRow id={content.id} title={content.title} selection={selection}>
            <ContentCard
              content={content}
              onPlay={() => listen({ content, seconds: null })}
              playing={isPlaying(content.id)}
            />
          </ShelfRow>
        )}
      </PagedList>
    </PageFrame>
  )
}
