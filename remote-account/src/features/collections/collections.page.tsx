import { collections } from '@plaza/shared/api'
import { anyText, oneOf, usePaged, useQueryState } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { defineTexts } from '@plaza/shared/text'
import { ButtonLink, ContentCard, PageFrame, QueueMenu, resumption, useListen } from '@plaza/shared/ui'
import { EditToggle } from '../../shelf/edit-toggle'
import { KindTabs } from '../../shelf/kind-tabs'
import { inputOf, liveKinds } from '../../shelf/kinds'
import { RemoveBar } from '../../shelf/remove-bar'
import classes from '../../shelf/shelf.module.css'
import { t as shelf } from '../../shelf/shelf.text'
import { ShelfList } from '../../shelf/shelf-list'
import { ShelfRow } from '../../shelf/shelf-row'
import { useRemoval } from '../../shelf/use-removal'
import { useSelection } from '../../shelf/use-selection'

const t = defineTexts({ title: { en: 'Collection', zh: '我的收藏' } })

export default function CollectionsPage() {
  const { listen, isPlaying } = useListen()
  const [{ kind, q }, change] = useQueryState({ kind: oneOf(liveKinds()), q: anyText })
  const list = usePaged(collections.list, inputOf(kind, q))
  const selection = useSelection(list.items.map(({ content }) => content.id))
  const { busy, remove } = useRemoval(collections.remove, collections.list)

  const removePicked = async () => {
    if (await remove(selection.ids)) selection.stop()
  }

  return (
    <PageFrame
      title={t.title()}
      action={<EditToggle selection={selection} items={list.items.length} />}
      footer={selection.editing && <RemoveBar selection={selection} busy={busy} onRemove={removePicked} />}
    >
      <KindTabs
        kind={kind}
        onChange={(next) => {
          selection.stop()
          change({ kind: next })
        }}
      />
      <ShelfList
        of={list}
        keyOf={({ content }) => content.id}
        name={kind}
        q={q}
        onAsk={(question) => change({ q: question })}
        label={t.title()}
        empty="collection"
        emptyAction={<ButtonLink to={to('root')}>{shelf.browse()}</ButtonLink>}
      >
        {({ content, marks }) => {
          const audio = resumption({ content, seconds: null })
          return (
            <ShelfRow id={content.id} title={content.title} selection={selection}>
              <div className={classes.playable}>
                <ContentCard
                  content={content}
                  marks={marks}
                  onPlay={() => listen({ content, seconds: null })}
                  playing={isPlaying(content.id)}
                />
                {audio && <QueueMenu item={audio.item} />}
              </div>
            </ShelfRow>
          )
        }}
      </ShelfList>
    </PageFrame>
  )
}
