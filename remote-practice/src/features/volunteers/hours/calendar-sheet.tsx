import { calendarFeeds } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useAction, useHost, useNow, useResource } from '@plaza/shared/host'
import { Async, Button, Sheet, Skeleton } from '@plaza/shared/ui'
import { useState } from 'react'
import { t } from './calendar-sheet.text'
import classes from './record.module.css'

/** The address to which a phone's calendar subscribes: made, shown once, and ended. */
export function CalendarSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} title={t.title()} onClose={onClose}>
      {open && <Feed />}
    </Sheet>
  )
}

function Feed() {
  const host = useHost()
  const [address, show] = useState<string | null>(null)
  const feed = useResource(calendarFeeds.own, {}, { freshMs: 0 })
  const refreshes = [calendarFeeds.own]
  const make = useAction(calendarFeeds.make, { refreshes, onDone: (made) => show(made.address) })
  const revoke = useAction(calendarFeeds.revoke, {
    refreshes,
    onDone: () => {
      show(null)
      host.ui.toast(t.ended())
    },
  })
  const end = async () => {
    const sure = await host.ui.confirm({ title: t.sureToEnd(), text: t.endNote(), confirmText: t.end(), danger: true })
    if (sure) await revoke.run({})
  }
  const renew = async () => {
    if (await host.ui.confirm({ title: t.sureToRenew(), text: t.endNote(), confirmText: t.renew() })) await make.run({})
  }
  return (
    <div className={classes.sheet}>
      <p className={classes.quiet}>{t.about()}</p>
      <Async of={feed} skeleton={<Skeleton height="var(--target)" />}>
        {({ made_at: madeAt }) =>
          madeAt === null ? (
            <Button block loading={make.busy} onClick={() => make.run({})}>
              {t.make()}
            </Button>
          ) : (
            <>
              {address ? <Address address={address} /> : <MadeAt moment={madeAt} />}
              <div className={classes.choices}>
                <Button kind="plain" loading={make.busy} onClick={() => void renew()}>
                  {t.renew()}
                </Button>
                <Button kind="plain" loading={revoke.busy} onClick={() => void end()}>
                  {t.end()}
                </Button>
              </div>
            </>
          )
        }
      </Async>
    </div>
  )
}

function MadeAt({ moment }: { moment: string }) {
  const now = useNow()
  return <p>{t.madeAt(dateTime(moment, now))}</p>
}

function Address({ address }: { address: string }) {
  const { ui } = useHost()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      ui.toast(t.copied())
    } catch {
      ui.toast(t.notCopied())
    }
  }
  return (
    <>
      <p className={classes.address}>{address}</p>
      <p className={classes.quiet}>{t.once()}</p>
      <a className={classes.subscribe} href={address.replace(/^https?:/, 'webcal:')}>
        {t.subscribe()}
      </a>
      <Button block kind="secondary" onClick={() => void copy()}>
        {t.copy()}
      </Button>
    </>
  )
}
