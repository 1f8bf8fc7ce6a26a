import { type DataOf, devices } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useAction, useNow } from '@plaza/shared/host'
import { Button, Smartphone, Tag, TimeAgo } from '@plaza/shared/ui'
import classes from './safety.module.css'
import { t } from './safety.text'

type Device = DataOf<typeof devices.list>['list'][number]

const networkOf = ({ network }: Device) => {
  if (network === 'local') return t.localNetwork()
  return network ? t.network(network) : null
}

export function DeviceRow({ device }: { device: Device }) {
  const now = useNow()
  const { id, device: name, current, created_at, seen_at } = device
  const revoke = useAction(devices.revoke, {
    confirm: () => ({
      title: t.askRevoke(name),
      text: t.askRevokeText(),
      confirmText: t.revoke(),
      danger: true,
    }),
    refreshes: [devices.list],
    successMessage: t.revoked,
  })
  const facts = [networkOf(device), t.since(dateTime(created_at, now))].filter(Boolean)
  return (
    <li className={classes.device}>
      <Smartphone size={20} />
      <div className={classes.words}>
        <p className={classes.name}>
          {name} {current && <Tag tone="green">{t.thisDevice()}</Tag>}
        </p>
        <p className={classes.note}>{facts.join(' · ')}</p>
        {!current && (
          <p className={classes.note}>
            {t.seen()} <TimeAgo of={seen_at} />
          </p>
        )}
      </div>
      {!current && (
        <Button
          kind="secondary"
          small
          aria-label={t.revokeDevice(name)}
          loading={revoke.busy}
          onClick={() => void revoke.run({ query: { id } })}
        >
          {t.revoke()}
        </Button>
      )}
    </li>
  )
}
