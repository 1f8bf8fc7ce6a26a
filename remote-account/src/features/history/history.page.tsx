import { account, histories } from '@plaza/shared/api'
import { oneOf, useAction, useNow, usePaged, useQueryState } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Button, ButtonLink, PagedList, PageFrame } from '@plaza/shared/ui'
import { EditToggle } from '../../shelf/edit-toggle'
import { KindTabs } from '../../shelf/kind-tabs'
import { inputOf, liveKinds } from '../../shelf/kinds'
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
  const [{ kind }, change] = useQueryState({ kind: oneOf(liveKinds()) })
  const now = useNow()
  const list = usePaged(histories.list, inputOf(kind))
  const selection = useSelection(list.items.map(({ content }) => content.id))
  const { busy, remove, removePicked } = useRemoval(histories.remove, histories.list, t.ask)
  const clear = useAction(histories.remove, {
    confirm: () => ({ title: t.askAll(), text: t.askAllText(), confirmText: shelf.remove(0), danger: true }),
    successMessage: t.cleared,
    refreshes: [histories.list, account.statistics],
    onDone: selection.stop,
  })
  const removeChosen = async () => {
    if (await removePicked(selection.ids)) selection.stop()
  }

  return (
    <PageFrame
      title={t.title()}
      action={<EditToggle selection={selection} items={list.items.length} />}
      footer={
        selection.editing && (
          <RemoveBar selection={selection} busy={busy || clear.busy} onRemove={removeChosen}>
            <Button kind="plain" onClick={() => void clear.run({ query: { all: '1' } })}>
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
        of={{ ...list, items: withDays(list.items, now) }}
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
