import { cpus } from 'node:os'

/** Maximum share of all processors that other programs may use. */
const IDLE_BELOW = 0.15
const SAMPLE_MS = 1_000
const WAIT_MS = 10_000

const times = () =>
  cpus().reduce(
    (sum, { times: { idle, ...worked } }) => ({
      idle: sum.idle + idle,
      all: sum.all + idle + Object.values(worked).reduce((a, b) => a + b, 0),
    }),
    { idle: 0, all: 0 },
  )

/** Share of the processors in use during a second. */
async function busyShare(): Promise<number> {
  const before = times()
  await new Promise((done) => setTimeout(done, SAMPLE_MS))
  const after = times()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

/** Waits until this machine is idle, up to a limit; returns the share in use at the end. */
export async function waitUntilIdle(): Promise<number> {
  const until = Date.now() + WAIT_MS
  let share = await busyShare()
  while (share > IDLE_BELOW && Date.now() < until) share = await busyShare()
  return share
}
