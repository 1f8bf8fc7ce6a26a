import type { OpenDatabase } from '../data/database'
import { openSiteDatabase } from '../data/site-database'
import type { Environment } from '../environment'
import type { createLog } from '../process/log'
import { withSharedValues } from '../process/shared-values'
import { type Site, schemaOf, siteAt } from '../site-list'
import { environmentOf } from './site-environment'
import { type CreatePages, openSite, type SiteServer } from './site-server'

interface SitesOptions {
  environment: Environment
  /** The opened database of the installation. */
  database: OpenDatabase
  log: ReturnType<typeof createLog>
  pages: CreatePages | undefined
}

async function openOne({ environment, database, log: all, pages }: SitesOptions, site: Site): Promise<SiteServer> {
  const { databaseUrl: url, migrationsDir } = environment
  const log = all.child({ site: site.code })
  const own = await openSiteDatabase(database, {
    ...{ url, migrationsDir, schema: schemaOf(site) },
    onError: (error) => log.warn({ failure: error.message }, 'database connection lost'),
    onSlow: (slow) => log.warn(slow, 'slow statement'),
  })
  const siteEnvironment = await withSharedValues(environmentOf(environment, site), own.db)
  const opened = await openSite({ environment: siteEnvironment, database: own, log, replica: null, pages })
  log.info({ hosts: site.hosts }, 'site open')
  return opened
}

/** Opens all further sites, one after the other: each migrates its tables. */
export async function openSites(options: SitesOptions): Promise<readonly SiteServer[]> {
  const opened: SiteServer[] = []
  for (const site of options.environment.sites) opened.push(await openOne(options, site))
  return opened
}

type Answering = Pick<SiteServer, 'app' | 'deps'>

/** Answers each request by the site of its host name. */
export function byHost(main: Answering, others: readonly Answering[]): Pick<SiteServer['app'], 'fetch'> {
  if (others.length === 0) return main.app
  const sites = others.flatMap(({ deps }) => deps.environment.site ?? [])
  return {
    fetch(request, env) {
      const site = siteAt(sites, request.headers.get('host') ?? new URL(request.url).host)
      const { app } = others.find(({ deps }) => deps.environment.site === site) ?? main
      return app.fetch(request, env)
    },
  }
}
