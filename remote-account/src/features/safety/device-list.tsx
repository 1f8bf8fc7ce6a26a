import { devices } from '@plaza/shared/api'
import { useAction, useResource } from '@plaza/shared/host'
import { Async, Button, CellGroup, CellsSkeleton } from '@plaza/shared/ui'
import { DeviceRow } from './device-row'
import classes from './safety.module.css'
import { t } from './safety.text'

/** Devices with network and time of their login; each other one can be logged out. */
export function DeviceList() {
  const list = useResource(devices.list, {}, { freshMs: 0 })
  const options = { refreshes: [devices.list], onRefused: () => void list.refresh() }
  const revokeOthers = useAction(devices.revoke, {
    ...options,
    confirm: () => ({ title: t.askOthers(), text: t.askOthersText(), confirmText: t.revoke(), danger: true }),
    successMessage: t.othersDone,
  })
  return (
    <CellGroup title={t.devices()}>
      <Async of={list} skeleton={<CellsSkeleton rows={2} />}>
        {({ list: known }) => (
          <>
            <p className={classes.why}>{t.devicesWhy()}</p>
            <ul>
              {known.map((device) => (
                <DeviceRow key={device.id} device={device} />
              ))}
            </ul>
            {known.length > 1 && (
              <Button
                kind="plain"
                block
                loading={revokeOthers.busy}
                onClick={() => void revokeOthers.run({ query: { id: 'others' } })}
              >
                {t.others()}
              </Button>
            )}
          </>
        )}
      </Async>
    </CellGroup>
  )
}
