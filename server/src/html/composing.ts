import type { CommonBoot, Signed } from '@plaza/shared/remotes'
import type { HostBuild } from '../registry/host-build'
import type { Deps } from '../transport/context'
import { type Body, createBodies } from './body/body'
import { briefDocuments } from './brief'
import { pageDocument } from './document'
import { type Said, siteIn } from './gathering'
import { hostFiles, isHidden, preloadOf, skeletonOf } from './parts'
import type { RenderedVisit } from './rendering'
import { structuredData } from './structured-data'
import type { Visit } from './visit'

/** What a page's document is composed from. */
interface Composed {
  visit: Visit
  host: HostBuild
  said: Said
  /** Null: its skeleton stands there. */
  page: RenderedVisit<Said> | null
}

type ComposeDeps = Pick<Deps, 'environment' | 'registry' | 'sms' | 'wechat'>

/** Composes the documents of pages. That of a rendered page is composed and packed once, for all who get the page. */
export function createComposing({ environment, registry, sms, wechat }: ComposeDeps) {
  const dev = Object.keys(environment.devServers).length > 0
  const bodyOf = createBodies()
  const kept = new WeakMap<RenderedVisit<Said>, { signed: Signed; host: HostBuild; body: Body }>()

  const bootOf = ({ visit, host, said, page }: Composed): CommonBoot => {
    const { language, configurations, domains, answers } = said
    return {
      ...{ language, configurations, domains, answers },
      rendered: page?.rendered ?? null,
      registry: visit.current.signed,
      keys: registry.keys.publicKeys,
      documents: briefDocuments(visit, environment),
      fromSource: host.integrity === null,
      hostBuild: host.build,
      smsInbox: sms.newest !== undefined,
      allowedOrigins: environment.origins,
      wechatSdk: visit.shell === 'wechat' ? wechat.sdk : null,
    }
  }

  function compose(composed: Composed): string {
    const { visit, host, said, page } = composed
    const { address, found } = visit
    const { title: name, image: logo } = siteIn(said.configurations, said.language)
    return pageDocument({
      boot: bootOf(composed),
      meta: said.meta,
      share: said.share,
      structured: structuredData(said.answers, { address, name, logo }),
      hidden: isHidden(found?.row),
      address,
      files: hostFiles(host),
      preload: preloadOf(visit),
      dev,
      skeleton: skeletonOf(found?.row, new URL(address).pathname),
      rendered: page,
    })
  }

  /** The document of a page, for all who get it as it is now. */
  return (composed: Composed): Body => {
    const { visit, host, page } = composed
    const { signed } = visit.current
    const known = page && kept.get(page)
    if (known?.signed === signed && known.host === host) return known.body
    const body = bodyOf(() => compose(composed))
    if (page) kept.set(page, { signed, host, body })
    return body
  }
}
