import { feeds, type Interest, InterestKind, type Interests } from '@plaza/shared/api'
import { useAction, useHost, useResource } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { Async, Button, Cell, CellGroup, CellsSkeleton, IconButton, Sheet, X } from '@plaza/shared/ui'
import { t } from './interests.text'
import classes from './interests-sheet.module.css'

/** What the feed has learned, each of it to be forgotten, and what the person wants less of. */
export function InterestsSheet({ onClose }: { onClose: () => void }) {
  const interests = useResource(feeds.interests, {}, { freshMs: 0 })
  return (
    <Sheet open tall title={t.title()} onClose={onClose}>
      <Async of={interests} skeleton={<CellsSkeleton />}>
        {(data) => <InterestList interests={data} onChange={interests.refresh} />}
      </Async>
    </Sheet>
  )
}

function InterestList({ interests, onChange }: { interests: Interests; onChange: () => Promise<unknown> }) {
  const host = useHost()
  const { learns, list, less } = interests
  const forget = useAction(feeds.forget, { onDone: onChange })
  const allow = useAction(feeds.undoLess, { onDone: onChange })
  const forgetAll = async () => {
    if (await host.ui.confirm({ title: t.sure(), text: t.sureNote(), confirmText: t.forgetAll(), danger: true }))
      void forget.run({ body: { kind: 'all' } })
  }
  return (
    <div className={classes.learned}>
      {!learns && <p className={classes.note}>{t.off()}</p>}
      {list.length + less.length === 0 && <p className={classes.note}>{t.nothing()}</p>}
      {InterestKind.options
        .map((kind) => ({ kind, own: list.filter((one) => one.kind === kind) }))
        .filter(({ own }) => own.length > 0)
        .map(({ kind, own }) => (
          <CellGroup key={kind} title={t[kind]()}>
            {own.map((one) => (
              <Row
                key={one.id}
                name={nameOf(one)}
                note={reasonsOf(one)}
                label={t.forget(nameOf(one))}
                onRemove={() => forget.run({ body: { kind, id: one.id } })}
              />
            ))}
          </CellGroup>
        ))}
      {less.length > 0 && (
        <CellGroup title={t.less()}>
          {less.map(({ kind, id, ...named }) => (
            <Row
              key={`${kind} ${id}`}
              name={nameOf(named)}
              label={t.allow(nameOf(named))}
              onRemove={() => allow.run({ body: { kind, id } })}
            />
          ))}
        </CellGroup>
      )}
      {list.length > 0 && (
        <div className={classes.foot}>
          <Button block kind="secondary" loading={forget.busy} onClick={forgetAll}>
            {t.forgetAll()}
          </Button>
        </div>
      )}
    </div>
  )
}

const reasonsOf = ({ opened, finished, followed, share }: Interest): string =>
  [
    share > 0 && t.share(share),
    opened > 0 && t.opened(opened),
    finished > 0 && t.finished(finished),
    followed && t.followed(),
  ]
    .filter(Boolean)
    .join(' · ')

interface RowProps {
  name: string
  note?: string
  label: string
  onRemove: () => void
}

const Row = ({ name, note, label, onRemove }: RowProps) => (
  <Cell
    title={name}
    {...(note && { note })}
    value={<IconButton label={label} icon={<X size={18} />} onClick={onRemove} />}
  />
)
