import type { FailureKind, RemoteModule } from '@plaza/shared/remotes'
import type { ComponentType } from 'react'
import { handOut } from '../../contracts/hand-out'
import { type Tries, tryWithin } from './budget'
import { catching, kindOf, mayRetry, Trouble } from './failure'
import type { LoaderParts } from './parts'
import { forget, type Loaded, noteError, type Run, type Seat } from './seat'

type TryParts = Pick<LoaderParts, 'load' | 'host' | 'loaded' | 'failed'>

/** A failure is kept in its seat and told. */
export function fail(parts: TryParts, seat: Seat, release: string, kind: FailureKind, message: string): void {
  noteError(seat, release, kind, message)
  parts.failed(seat.remote, release, kind, message)
}

function moduleOf(run: Run, parts: TryParts): Promise<RemoteModule> {
  run.module ??= parts.load(run.release, run.generation === 0 ? '' : `?retry=${run.generation}`).then((module) => {
    run.handed ??= handOut(parts.host, run.release.document)
    try {
      module.setup(run.handed.api)
    } catch (error) {
      throw new Trouble('start-threw', String(error))
    }
    return module
  })
  return run.module
}

async function attempt(run: Run, page: string, parts: TryParts): Promise<ComponentType> {
  const { remote, id } = run.release
  const module = await moduleOf(run, parts)
  const load = module.pages[page]
  if (!load) throw new Trouble('no-page', `${remote} ${id} has no page ${page}`)
  return (await load()).default as ComponentType
}

/** Tries to get a page of one release, each time under a fresh address. Never rejects. */
export async function tryPage(
  parts: TryParts,
  { seat, run, page }: { seat: Seat; run: Run; page: string },
  time: Pick<Tries, 'budgets' | 'end'>,
): Promise<Loaded> {
  const started = performance.now()
  let { generation } = run
  const work = (number: number) => {
    if (number > 0) forget(run, generation)
    generation = run.generation
    return catching(run.release.base, () => attempt(run, page, parts))
  }
  try {
    const ready = { state: 'ready', Page: await tryWithin(work, { ...time, mayRetry }) } as const
    run.pages.set(page, ready)
    if (run.loadedAt === null) {
      run.loadedAt = Date.now()
      run.ms = Math.round(performance.now() - started)
      parts.loaded(run.release, run.ms)
    }
    return ready
  } catch (error) {
    forget(run, generation)
    const reason = error instanceof Error ? error.message : String(error)
    fail(parts, seat, run.release.id, kindOf(error), reason)
    return { state: 'failed', reason }
  }
}
