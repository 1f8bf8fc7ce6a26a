import type { CommonBoot, SignedText } from '@plaza/shared/remotes'
import type { HostBuild } from '../../registry/host-build'
import { registrySlice } from '../../registry/slice'
import type { Deps } from '../../transport/context'
import { type Body, createBodies, singleBody } from '../body/body'
import { headedMeta } from '../metadata/headed-meta'
import { structuredData } from '../metadata/structured-data'
import { type PageData, siteMeta } from '../page-data/page-data'
import { hostFiles, isHidden, preloadOf, skeletonOf } from '../parts'
import type { PrerenderedPage } from '../prerendering/prerenderer'
import type { CarriedReleases } from '../visit/carried-releases'
import { partialManifests } from '../visit/partial-manifests'
import type { Visit } from '../visit/visit'
import { pageDocument } from './document'

/** Everything a page's document is composed from. */
interface DocumentInput {
  visit: Visit
  host: HostBuild
  said: PageData
  carried: CarriedReleases
  /** Null: the document has the skeleton. */
  page: PrerenderedPage<PageData> | null
}

type PageDocumentDeps = Pick<Deps, 'environment' | 'registry' | 'sms' | 'wechat'>

/** Composes documents. The document of a rendered page is composed and compressed once for all visitors. */
export function createPageDocuments({ environment, registry, sms, wechat }: PageDocumentDeps) {
  const dev = Object.keys(environment.devServers).length > 0
  const bodyOf = createBodies()
  const kept = new WeakMap<PrerenderedPage<PageData>, { signed: SignedText; host: HostBuild; body: Body }>()

  const bootOf = ({ visit, carried, host, said, page }: DocumentInput): CommonBoot => {
    const { language, configurations, domains, answers } = said
    return {
      ...{ language, configurations, domains, answers },
      rendered: page?.rendered ?? null,
      registry: carried.names ? registrySlice(visit.current, registry.keys, carried.names) : visit.current.signed,
      keys: registry.keys.publicKeys,
      documents: partialManifests(visit, carried.releases, environment),
      fromSource: host.integrity === null,
      hostBuild: host.build,
      smsInbox: sms.newest !== undefined,
      allowedOrigins: environment.origins,
      wechatSdk: visit.shell === 'wechat' ? wechat.sdk : null,
    }
  }

  function compose(composed: DocumentInput): string {
    const { visit, host, said, page } = composed
    const { address, found } = visit
    const { title: name, image: logo } = siteMeta(said.configurations, said.language)
    return pageDocument({
      boot: bootOf(composed),
      meta: headedMeta(said.meta, name, page?.html),
      share: headedMeta(said.share, name, page?.html),
      structured: structuredData(said.answers, { address, name, logo }),
      hidden: isHidden(found?.row),
      address,
      files: hostFiles(host),
      preload: preloadOf(visit),
      dev,
      skeleton: skeletonOf(found),
      rendered: page,
    })
  }

  /** Returns the body of a page, shared by all visitors who get the same document. */
  return (composed: DocumentInput): Body => {
    const { visit, host, page } = composed
    const { signed } = visit.current
    const known = page && kept.get(page)
    if (known?.signed === signed && known.host === host) return known.body
    if (!page) return singleBody(() => compose(composed))
    const body = bodyOf(() => compose(composed))
    kept.set(page, { signed, host, body })
    return body
  }
}
