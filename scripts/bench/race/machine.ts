import { cpus } from 'node:os'

/** Of all processors: what others leave is what is measured by. */
const BUSY_AT_MOST = 0.15
const SAMPLE_MS = 1_000
const PATIENCE_MS = 10_000

const times = () =>
  cpus().reduce(
    (sum, { times: { idle, ...worked } }) => ({
      idle: sum.idle + idle,
      all: sum.all + idle + Object.values(worked).reduce((a, b) => a + b, 0),
    }),
    { idle: 0, all: 0 },
  )

/** Share of the processors that was at work for a second. */
async function busy(): Promise<number> {
  const before = times()
  await new Promise((done) => setTimeout(done, SAMPLE_MS))
  const after = times()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

/** Waits until this machine has nothing else to do, for a while at most: the share of it that was busy in the end. */
export async function calm(): Promise<number> {
  const until = Date.now() + PATIENCE_MS
  let share = await busy()
  while (share > BUSY_AT_MOST && Date.now() < until) share = await busy()
  return share
}
