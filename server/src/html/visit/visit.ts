import type { ShellKind } from '@plaza/shared/host'
import { appVersionOf, type RegistryDocument, shareOf, withPreview } from '@plaza/shared/remotes'
import { pathsOf } from '@plaza/shared/routes'
import type { Language } from '@plaza/shared/text'
import type { Context } from 'hono'
import { type ChosenRelease, type createChooser, pageRegistry } from '../../registry/chosen-releases'
import type { HostBuild } from '../../registry/host-build'
import { type PersonalRelease, personalReleaseOf } from '../../registry/personal-release'
import { ownOrigin } from '../../transport/client/origin'
import type { Deps } from '../../transport/context'
import type { CurrentRegistry } from '../../transport/ports/registry'
import { createFinders, type PageMatch } from './routes'
import { isElder, isForAnybody, pageLanguageOf, regionOf, shellOf, visitorIdOf } from './visitor'

/** Path of the home page; the root itself if no remote has one. */
const homeOf = (chosen: readonly ChosenRelease[]): string =>
  pathsOf(chosen.map(({ document }) => document.routes))['@home'] ?? '/'

/** A page request, with what the registry selects for its visitor. */
export interface Visit extends PersonalRelease {
  /** Absolute address of the page, without its query. */
  address: string
  current: CurrentRegistry
  /** The raw query. */
  search: string
  /** Id of the device; null: the page is for anybody, from a CDN. */
  visitor: string | null
  shell: ShellKind
  language: Language
  /** Version of our app; empty outside it. */
  app: string
  /** The user chose elder mode. */
  elder: boolean
  /** adcode of the chosen city, otherwise of the site. */
  region: string
  chosen: readonly ChosenRelease[]
  /** null: none of this visitor's releases has the page. */
  found: PageMatch | null
}

/** Whether some release is for a share of the devices: then the choice needs the device's id. */
const hasShares = ({ remotes }: RegistryDocument): boolean =>
  Object.values(remotes).some(({ rules }) => rules.some((rule) => shareOf(rule) > 0 && shareOf(rule) < 100))

/** Resolves visits and sets their cookies. `url`: the page's, if it is not the request's. */
export function createVisits(deps: Deps, choose: ReturnType<typeof createChooser>) {
  const finderOf = createFinders()
  return async (c: Context, host: HostBuild, siteRegion: string, url = c.req.url): Promise<Visit> => {
    const { pathname, search } = new URL(url)
    const origin = ownOrigin(c, deps.environment)
    const secure = origin.startsWith('https:')
    const current = await pageRegistry(deps)
    // Without a configured origin the page's addresses follow the `Host`, which anybody can make up.
    const isShareable = deps.environment.publicOrigin !== undefined && !hasShares(current.document)
    const visitor = isShareable && isForAnybody(c) ? null : visitorIdOf(c, secure)
    const region = regionOf(c) ?? siteRegion
    const userAgent = c.req.header('user-agent') ?? ''
    const [shell, language, app] = [shellOf(userAgent), pageLanguageOf(c), appVersionOf(userAgent)]
    const now = Date.now()
    const personal = await personalReleaseOf(c, deps, secure)
    const document = withPreview(current.document, personal.preview?.preview ?? null, now)
    const asker = { shell, region, language, app, device: visitor ?? '', now, offered: host.contracts }
    const chosen = await choose({ ...current, document }, asker)
    const found = finderOf(chosen)(pathname === '/' ? homeOf(chosen) : pathname)
    return {
      address: origin + pathname,
      search,
      region,
      current,
      visitor,
      ...{ shell, language, app },
      elder: isElder(c),
      chosen,
      ...personal,
      found,
    }
  }
}
