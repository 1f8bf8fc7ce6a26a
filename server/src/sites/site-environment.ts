import { join } from 'node:path'
import type { Environment } from '../environment'
import { derivedKey } from '../registry/keys'
import { secretFrom } from '../secret'
import type { Site } from '../site-list'

/** Origin of a site: scheme and port of the main one's, with the site's first name. */
function originOf(site: Site, publicOrigin: string | undefined): string | undefined {
  if (!publicOrigin) return undefined
  const url = new URL(publicOrigin)
  url.hostname = site.hosts[0]
  return url.origin
}

/**
 * The environment of a site: own folder, keys and operators, so that neither a token nor a signature of another site is
 * accepted.
 */
export function environmentOf(environment: Environment, site: Site): Environment {
  const own = (key: string | undefined, use: string) => key && secretFrom(key).sign(`site-${use}`, site.code)
  return {
    ...environment,
    site,
    sites: [],
    dataDir: join(environment.dataDir, 'sites', site.code),
    releasesDir: join(environment.releasesDir, 'sites', site.code),
    publicOrigin: originOf(site, environment.publicOrigin),
    secret: own(environment.secret, 'secret'),
    identityKey: own(environment.identityKey, 'identity'),
    registryKey: environment.registryKey && derivedKey(environment.registryKey, `site-${site.code}`),
    opsOrigin: undefined,
    opsPort: undefined,
    opsPassword: undefined,
    opsToken: undefined,
    databaseReadUrl: undefined,
  }
}
