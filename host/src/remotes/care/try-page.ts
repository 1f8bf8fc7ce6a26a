import type { FailureKind } from '@plaza/shared/remotes'
import type { Begun, Loader } from '../loading/loader'
import { forget, type Loaded, type Run, type Seat } from '../loading/seat'
import { type Tries, tryWithin } from './budget'
import { kindOf, mayRetry } from './failure'

export interface TryParts {
  loader: Pick<Loader, 'begin' | 'take'>
  failed(seat: Seat, release: string, kind: FailureKind, message: string): void
}

interface Asked {
  seat: Seat
  run: Run
  page: string
  /** The first try, where it is under way. */
  begun: Begun | null
}

/** Tries to get a page of one release, each time under a fresh address. Never rejects. */
export async function tryPage(
  { loader, failed }: TryParts,
  { seat, run, page, begun }: Asked,
  time: Pick<Tries, 'budgets' | 'end'>,
): Promise<Loaded> {
  let { generation } = run
  let latest = begun ?? loader.begin(run, page)
  const first = latest
  const work = (number: number) => {
    if (number > 0) {
      forget(run, generation)
      generation = run.generation
      latest = loader.begin(run, page)
    }
    return latest.work
  }
  try {
    const since = performance.now() - first.started
    const Page = await tryWithin(work, { ...time, since, mayRetry })
    return loader.take(seat, { ...latest, started: first.started }, page, Page)
  } catch (error) {
    forget(run, generation)
    const reason = error instanceof Error ? error.message : String(error)
    failed(seat, run.release.id, kindOf(error), reason)
    return { state: 'failed', reason }
  }
}
