import { type Helper, helpers } from '@plaza/shared/api'
import { useAction, useUndo } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { IconButton, Pencil, Tag, Trash2 } from '@plaza/shared/ui'
import { needText, relationText } from '../../parts/helper.text'
import classes from './helpers.module.css'
import { t } from './helpers.text'

/** Somebody in the person's care, with what can be done. */
export function HelperCard({ helper }: { helper: Helper }) {
  const { id, name, needs } = helper
  const refreshes = [helpers.list]
  const offerUndo = useUndo(helpers.restore, refreshes)
  const remove = useAction(helpers.remove, { refreshes, onDone: () => offerUndo({ params: { id }, body: {} }) })
  return (
    <article className={classes.card}>
      <Link className={classes.who} to={to('helper', { id })}>
        <span className={classes.mark} aria-hidden>
          {[...name][0]}
        </span>
        <span className={classes.words}>
          <span className={classes.name}>
            <b>{name}</b>
            <span className={classes.relation}>{relationText[helper.relation]()}</span>
          </span>
          <span className={classes.fact}>{helper.place}</span>
          {needs.length > 0 && (
            <span className={classes.needs}>
              {needs.map((need) => (
                <Tag key={need} tone="orange">
                  {needText[need]()}
                </Tag>
              ))}
            </span>
          )}
        </span>
      </Link>
      <div className={classes.actions}>
        <Link className={classes.edit} aria-label={t.editOne(name)} to={to('helper-edit', {}, { id })}>
          <Pencil size={18} />
        </Link>
        <IconButton
          label={t.removeOne(name)}
          icon={<Trash2 size={18} />}
          onClick={() => void remove.run({ params: { id } })}
        />
      </div>
    </article>
  )
}
