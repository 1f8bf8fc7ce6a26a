import { histories } from '@plaza/shared/api'
import { anyText, oneOf, useHost, useNow, usePaged, useQueryState } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Button, ButtonLink, PageFrame } from '@plaza/shared/ui'
import { EditToggle } from '../../shelf/edit-toggle'
import { KindTabs } from '../../shelf/kind-tabs'
import { inputOf, liveKinds } from '../../shelf/kinds'
import { RemoveBar } from '../../shelf/remove-bar'
import { t as shelf } from '../../shelf/shelf.text'
import { ShelfList } from '../../shelf/shelf-list'
import { ShelfRow } from '../../shelf/shelf-row'
import { useRemoval } from '../../shelf/use-removal'
import { useSelection } from '../../shelf/use-selection'
import { withDays } from './days.model'
import classes from './history.module.css'
import { t } from './history.text'
import { HistoryRow } from './history-row'

export default function HistoryPage() {
  const { ui } = useHost()
  const [{ kind, q }, change] = useQueryState({ kind: oneOf(liveKinds()), q: anyText })
  const now = useNow()
  const list = usePaged(histories.list, inputOf(kind, q))
  const selection = useSelection(list.items.map(({ content }) => content.id))
  const { busy, remove, removeAll } = useRemoval(histories.remove, histories.list)
  const removePicked = async () => {
    if (await remove(selection.ids)) selection.stop()
  }
  const clear = async () => {
    const question = { title: t.askAll(), text: t.askAllText(), confirmText: shelf.remove(0), danger: true }
    if ((await ui.confirm(question)) && (await removeAll())) selection.stop()
  }

  return (
    <PageFrame
      title={t.title()}
      action={<EditToggle selection={selection} items={list.items.length} />}
      footer={
        selection.editing && (
          <RemoveBar selection={selection} busy={busy} onRemove={removePicked}>
            <Button kind="plain" onClick={() => void clear()}>
              {t.clearAll()}
            </Button>
          </RemoveBar>
        )
      }
    >
      <KindTabs
        kind={kind}
        onChange={(next) => {
          selection.stop()
          change({ kind: next })
        }}
      />
      <ShelfList
        of={{ ...list, items: withDays(list.items, now) }}
        keyOf={({ content }) => content.id}
        name={kind}
        q={q}
        onAsk={(question) => change({ q: question })}
        label={t.title()}
        empty="history"
        emptyAction={<ButtonLink to={to('root')}>{shelf.browse()}</ButtonLink>}
      >
        {({ day, ...entry }) => (
          <>
            {day && <h2 className={classes.day}>{day}</h2>}
            <ShelfRow id={entry.content.id} title={entry.content.title} selection={selection}>
              <HistoryRow entry={entry} onRemove={() => remove([entry.content.id])} />
            </ShelfRow>
          </>
        )}
      </ShelfList>
    </PageFrame>
  )
}
