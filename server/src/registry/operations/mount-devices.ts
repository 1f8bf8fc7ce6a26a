import { DeviceDecideBody, DeviceLookBody, DevicePollBody, DeviceStartBody } from '@plaza/shared/operations'
import type { Hono } from 'hono'
import { opsOriginAt } from '../../transport/client/ops-origin'
import type { Deps } from '../../transport/context'
import { clientAddressOf } from '../../transport/request'
import { callerAt, type OperationsEnv } from './access'
import { readBody, succeed } from './answers'
import { decideDevice, endOwnToken, lookAtDevice, pollDevice, startDevice } from './rights/device-logins'

/** Log-in of commands by a code, and its end. */
export function mountDevices(calls: Hono<OperationsEnv>, deps: Deps): void {
  const { environment } = deps
  calls.post('/device-start', async (c) => {
    const ip = clientAddressOf(c as never, environment.trustsProxy)
    const body = await readBody(c, DeviceStartBody)
    return succeed(c, await startDevice(deps, { ip, origin: opsOriginAt(c, environment) }, body))
  })
  calls.post('/device-poll', async (c) =>
    succeed(c, await pollDevice(deps, (await readBody(c, DevicePollBody)).deviceCode)),
  )
  calls.post('/device-look', async (c) =>
    succeed(c, await lookAtDevice(deps, callerAt(c), (await readBody(c, DeviceLookBody)).userCode)),
  )
  calls.post('/device-decide', async (c) =>
    succeed(c, await decideDevice(deps, callerAt(c), await readBody(c, DeviceDecideBody))),
  )
  calls.post('/end-own-token', async (c) => {
    const token = (c.req.header('authorization') ?? '').replace(/^Bearer /i, '')
    return succeed(c, await endOwnToken(deps, callerAt(c), token))
  })
}
