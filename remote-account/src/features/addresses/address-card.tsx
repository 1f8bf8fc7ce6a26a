import { type Address, addresses } from '@plaza/shared/api'
import { useAction, useUndo } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Button, IconButton, Pencil, Tag, Trash2 } from '@plaza/shared/ui'
import classes from './addresses.module.css'
import { t } from './addresses.text'

/** An address with what can be done to it. */
export function AddressCard({ address }: { address: Address }) {
  const { id, name } = address
  const refreshes = [addresses.list]
  const prefer = useAction(addresses.change, { refreshes })
  const offerUndo = useUndo(addresses.restore, refreshes)
  const remove = useAction(addresses.remove, {
    refreshes,
    onDone: () => offerUndo({ params: { id }, body: {} }),
  })
  return (
    <article className={classes.card}>
      <p className={classes.who}>
        <b>{name}</b>
        <span className={classes.phone}>{address.phone}</span>
        {address.preferred && <Tag tone="accent">{t.preferred()}</Tag>}
      </p>
      <p className={classes.place}>
        {address.district.replaceAll(' ', '')} {address.detail}
      </p>
      <div className={classes.actions}>
        {!address.preferred && (
          <Button
            kind="plain"
            small
            aria-label={t.preferOne(name)}
            loading={prefer.busy}
            onClick={() => void prefer.run({ params: { id }, body: { preferred: true } })}
          >
            {t.prefer()}
          </Button>
        )}
        <Link className={classes.edit} aria-label={t.changeOne(name)} to={to('addresses', {}, { edit: id })}>
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
