import type { RemoteManifest } from '@plaza/shared/remotes'
import { and, eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../data/database'
import { reasonOf } from '../data/failures'
import { releases } from '../data/schema/index'
import type { Environment } from '../environment'
import { readHostBuild } from '../registry/host-build'
import type { ErrorLog } from '../transport/ports/errors'
import type { RenderFailure } from '../transport/ports/rendering'
import { renderError } from './own-errors'

interface RenderErrorDeps {
  db: Database
  log: Logger
  environment: Environment
  errors: Pick<ErrorLog, 'add'>
}

/** Adds pages that could not be rendered on the server to the errors. A busy machine is no error of a release. */
export function createRenderErrors({ db, log, environment, errors }: RenderErrorDeps) {
  async function add(remote: string, fault: RenderFailure, of: { release: string; route: string | null }) {
    const { build, server } = readHostBuild(environment)
    const [row] = await db
      .select({ document: releases.document })
      .from(releases)
      .where(and(eq(releases.remote, remote), eq(releases.release, of.release)))
    if (!row) return
    const { server: own } = JSON.parse(row.document) as RemoteManifest
    const where = { owner: remote, release: of.release, host: build, route: of.route ?? '' }
    const files = {
      host: `/assets/host/${server?.name}`,
      release: `/remotes/${remote}/${of.release}/${own?.file}`,
    }
    errors.add(renderError(where, fault, files))
  }

  return (remote: string, fault: RenderFailure, of: { release: string; route: string | null }): void => {
    if (fault.kind === 'slow') return
    add(remote, fault, of).catch((error) => log.warn({ failure: reasonOf(error) }, 'error of rendering not noted'))
  }
}
