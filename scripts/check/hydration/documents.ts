import { ownEnd, pageDocument } from '../../../server/src/html/document/document'
import { type ReleaseBundle, type sampleSite, sha384, type TrialPage } from '../../../server/src/registry/check/index'
import { HOST_BASE, type HostBuild } from '../../../server/src/registry/host-build'
import { makeKey, openKeys } from '../../../server/src/registry/keys'
import { releaseBase, releaseId } from '../../../shared/src/remotes/address'
import type { CommonBoot } from '../../../shared/src/remotes/boot'
import { partialManifestOf } from '../../../shared/src/remotes/partial-manifest'
import type { RegistryDocument } from '../../../shared/src/remotes/registry'

/** A page as a server would send it, and the files to load from disk. */
export interface SentPage {
  id: string
  address: string
  html: string
}

const keys = openKeys({ registryKey: makeKey(), trustedKeys: undefined, dataDir: '' })

/** A registry in which only this release runs, for everybody. */
function registryOf({ document, text }: ReleaseBundle): RegistryDocument {
  const { name, needs, wants } = document
  const id = releaseId(document)
  return {
    schema: 1,
    serial: 1,
    issuedAt: Date.now(),
    remotes: {
      [name]: {
        releases: { [id]: { digest: sha384(text ?? ''), needs, wants } },
        rules: [{ id: 'check', release: id }],
      },
    },
  }
}

/** Documents of rendered pages, as a server with only this release would send them. */
export function sentPages(release: ReleaseBundle, host: HostBuild, pages: readonly TrialPage[]): SentPage[] {
  const { document } = release
  const signed = keys.sign(JSON.stringify(registryOf(release)))
  return pages.map(({ input, html }) => {
    const { route, now, language, configurations, domains, answers, origin, pathname, search, shell } = input
    const boot: CommonBoot = {
      ...{ language, configurations, domains, answers },
      registry: signed,
      keys: keys.publicKeys,
      documents: { [`${document.name}/${releaseId(document)}`]: partialManifestOf(document, [route.id]) },
      fromSource: false,
      hostBuild: host.build,
      smsInbox: false,
      allowedOrigins: [],
      rendered: { remote: document.name, release: releaseId(document), route: route.id, shell, now },
      wechatSdk: null,
    }
    const meta = { title: route.id, description: '', image: null }
    return {
      id: route.id,
      address: origin + pathname + search,
      html: pageDocument({
        ...{ boot, meta, share: meta },
        structured: null,
        hidden: true,
        address: origin + pathname,
        files: host.files.map((file) => ({ address: HOST_BASE + file })),
        preload: [],
        dev: false,
        skeleton: { head: 'none', footer: false },
        rendered: { html, styles: [] },
      }).concat(ownEnd({ now, visitor: 'a-device-of-the-check', override: null, search })),
    }
  })
}

/** A document in which the host shows a page of its own, and none of the release. */
export function hostPage(
  release: ReleaseBundle,
  host: HostBuild,
  site: Awaited<ReturnType<typeof sampleSite>>,
): SentPage {
  const { name } = release.document
  const boot: CommonBoot = {
    ...{ ...site, language: 'en', answers: [] },
    registry: keys.sign(JSON.stringify(registryOf(release))),
    keys: keys.publicKeys,
    documents: { [`${name}/${releaseId(release.document)}`]: partialManifestOf(release.document, []) },
    ...{ fromSource: false, hostBuild: host.build, smsInbox: false, allowedOrigins: [], rendered: null },
    wechatSdk: null,
  }
  const meta = { title: 'Plaza', description: '', image: null }
  const html = pageDocument({
    ...{ boot, meta, share: meta, structured: null, hidden: true, address: `${ORIGIN}/` },
    files: host.files.map((file) => ({ address: HOST_BASE + file })),
    ...{ preload: [], dev: false, skeleton: { head: 'none', footer: false }, rendered: null },
  }).concat(ownEnd({ now: Date.now(), visitor: 'a-device-of-the-check', override: null, search: '' }))
  return { id: 'host', address: `${ORIGIN}/no-page-of-anybody`, html }
}

const ORIGIN = 'https://plaza.example'

/** URL of a release's folder. */
export const baseOf = ({ document }: ReleaseBundle) => releaseBase(document.name, releaseId(document))
