import type { HostApi } from '@plaza/shared/host'
import type { FailureKind, RemoteModule } from '@plaza/shared/remotes'
import type { ComponentType } from 'react'
import { handOut } from '../../contracts/hand-out'
import type { Release } from '../release'
import type { Run } from './seat'

/** A failure whose kind is known where it happens. */
export class Trouble extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
  ) {
    super(message)
  }
}

export interface AttemptParts {
  load(release: Release, query: string): Promise<RemoteModule>
  host(): HostApi
}

/** A script that throws while it starts is a failure of its release, not an error of the page. */
async function catching<T>(base: string, work: () => Promise<T>): Promise<T> {
  const folder = new URL(base, location.href).href
  let thrown: string | undefined
  const listen = (event: ErrorEvent) => {
    if (!event.filename?.startsWith(folder)) return
    event.preventDefault()
    thrown = event.message
  }
  addEventListener('error', listen)
  try {
    return await work()
  } catch (error) {
    throw thrown ? new Trouble('start-threw', thrown) : error
  } finally {
    removeEventListener('error', listen)
  }
}

function moduleOf(run: Run, { load, host }: AttemptParts): Promise<RemoteModule> {
  run.module ??= load(run.release, run.generation ? `?retry=${run.generation}` : '').then((module) => {
    run.handed ??= handOut(host(), run.release.document)
    module.setup(run.handed.api)
    return module
  })
  return run.module
}

/** One try to get a page of a release. */
export const attempt = (run: Run, page: string, parts: AttemptParts): Promise<ComponentType> =>
  catching(run.release.base, async () => {
    const load = (await moduleOf(run, parts)).pages[page]
    if (!load) throw new Trouble('no-page', `${run.release.remote} ${run.release.id} has no page ${page}`)
    return (await load()).default as ComponentType
  })
