import { histories } from '@plaza/shared/api'
import { oneOf, useHost, usePaged, useQueryState } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Button, ButtonLink, PagedList, PageFrame } from '@plaza/shared/ui'
import { EditToggle } from '../../shelf/edit-toggle'
import { KindTabs } from '../../shelf/kind-tabs'
import { inputOf, openKinds } from '../../shelf/kinds'
import { RemoveBar } from '../../shelf/remove-bar'
import { t as shelf } from '../../shelf/shelf.text'
import { ShelfRow } from '../../shelf/shelf-row'
import { useRemoval } from '../../shelf/use-removal'
import { useSelection } from '../../shelf/use-selection'
import { withDays } from './days.model'
import classes from './history.module.css'
import { t } from './history.text'
import { HistoryRow } from './history-row'

export default function HistoryPage() {
  const { ui } = useHost()
  const [{ kind }, change] = useQueryState({ kind: oneOf(openKinds()) })
  const list = usePaged(histories.list, inputOf(kind))
  const selection = useSelection(list.items.map(({ content }) => content.id))
  const { busy, remove, removeAll } = useRemoval(histories.remove, histories.list)
  const ask = (title: string, text?: string) => ui.confirm({ title, text, confirmText: shelf.remove(0), danger: true })

  const removePicked = async () => {
    if ((await ask(t.ask(selection.ids.length))) && (await remove(selection.ids))) selection.stop()
  }
  const clear = async () => {
    if (!(await ask(t.askAll(), t.askAllText())) || !(await removeAll())) return
    ui.toast(t.cleared())
    selection.stop()
  }

  return (
    <PageFrame
      title={t.title()}
      action={<EditToggle selection={selection} items={list.items.length} />}
      footer={
        selection.editing && (
          <RemoveBar selection={selection} busy={busy} onRemove={removePicked}>
            <Button kind="plain" onClick={clear}>
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
      <PagedList
        of={{ ...list, items: withDays(list.items) }}
        keyOf={({ content }) => content.id}
        name={kind}
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
      </PagedList>
    </PageFrame>
  )
}
