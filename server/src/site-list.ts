import { publicOriginOf } from './origins'
import type { Variables } from './provider-accounts'

/** A further site of the installation, with its own contents, people and operators (decision 0555). */
export interface Site {
  code: string
  /** Host names, without port. Links that the server writes have the first one. */
  hosts: readonly [string, ...string[]]
}

const CODE = /^[a-z][a-z0-9]{1,19}$/
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/

/** Reads `PLAZA_SITES`, `code=host host, code=host`; throws one sentence for an invalid value. */
export function sitesOf(variables: Variables): readonly Site[] {
  const sites = (variables.PLAZA_SITES ?? '')
    .split(',')
    .filter((text) => text.trim())
    .map((text) => parseSite(text.trim()))
  const codes = sites.map(({ code }) => code)
  const hosts = sites.flatMap((site) => site.hosts)
  const twice = [...codes, ...hosts].find((name, at, all) => all.indexOf(name) !== at)
  if (twice) throw new Error(`PLAZA_SITES has ${twice} twice.`)
  const main = mainHosts(variables).find((name) => hosts.includes(name))
  if (main) throw new Error(`PLAZA_SITES has ${main}, which is the main site's or that of its /ops.`)
  if (sites.length > 0) refuseUnshared(variables)
  return sites
}

/** Host names of the main site; at one that a site takes, nobody would reach it, or its /ops. */
function mainHosts(variables: Variables): string[] {
  const origins = [publicOriginOf(variables), variables.PLAZA_OPS_ORIGIN]
  return origins.flatMap((origin) => (origin && URL.canParse(origin) ? new URL(origin).hostname : []))
}

function parseSite(text: string): Site {
  const [code = '', names = ''] = text.split('=', 2)
  const [first, ...others] = names.toLowerCase().split(/\s+/).filter(Boolean)
  const invalid = [first ?? '', ...others].find((host) => !HOST.test(host))
  if (!first || invalid !== undefined || !CODE.test(code.trim()))
    throw new Error(
      `PLAZA_SITES must be like harbour=harbour.example.org m.harbour.example.org, hill=hill.example.org; not ${text}.`,
    )
  return { code: code.trim(), hosts: [first, ...others] }
}

/** A transaction pooler loses the search path, and one bucket has no folders for sites yet: both would mix sites. */
function refuseUnshared({ PLAZA_STORAGE, DATABASE_DIRECT_URL }: Variables): void {
  if (PLAZA_STORAGE === 's3') throw new Error('PLAZA_SITES does not work with PLAZA_STORAGE=s3 yet.')
  if (DATABASE_DIRECT_URL)
    throw new Error('PLAZA_SITES does not work with a pooler (DATABASE_DIRECT_URL): connections keep the site.')
}

/** Schema of a site's tables. */
export const schemaOf = ({ code }: Pick<Site, 'code'>): string => `site_${code}`

/** Schema of pg-boss for a site. */
export const jobsSchemaOf = (site: Pick<Site, 'code'> | undefined): string => (site ? `pgboss_${site.code}` : 'pgboss')

/** The site for the `Host` of a request; undefined for the main one, which also has every unknown name. */
export function siteAt(sites: readonly Site[], host: string | undefined): Site | undefined {
  const name = host?.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  return name === undefined ? undefined : sites.find(({ hosts }) => hosts.includes(name))
}
