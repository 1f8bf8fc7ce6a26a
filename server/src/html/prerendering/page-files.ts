import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChosenRelease } from '../../registry/chosen-releases'
import type { HostBuild } from '../../registry/host-build'
import type { Deps } from '../../transport/context'
import type { BuildScript } from '../../transport/ports/rendering'
import { classesIn, createFileReader, type InlinedStyle, type LinkedFile } from '../document/file-reader'
import { hostFiles, linkedFiles, preloadOf } from '../parts'
import type { Visit } from '../visit/visit'

/** The release that has a page, and its server script. */
export interface PageRelease {
  chosen: ChosenRelease
  server: NonNullable<ChosenRelease['document']['server']>
}

const isStyle = ({ address }: LinkedFile) => address.endsWith('.css')

/** Styles of the host and the remote for a page. */
const stylesOf = (visit: Visit, host: HostBuild): LinkedFile[] =>
  [...hostFiles(host), ...preloadOf(visit)].filter(isStyle)

/** Styles of lazy parts, which the server renders too. */
function lazyStylesOf({ found, chosen }: Visit): LinkedFile[] {
  const own = chosen.find(({ remote }) => remote === found?.owner)
  return own ? linkedFiles(own, own.document.later?.[found?.id ?? ''] ?? []).filter(isStyle) : []
}

/** Styles of parts of other remotes, for a page that draws some. */
const partStylesOf = ({ found, chosen }: Visit): LinkedFile[] =>
  found?.row.draws
    ? chosen.flatMap((one) => linkedFiles(one, Object.values(one.document.parts ?? {}).flat()).filter(isStyle))
    : []

/** Scripts and styles that a page is rendered with. */
export function createPageFiles({ environment, releaseFiles }: Pick<Deps, 'environment' | 'releaseFiles'>) {
  const files = createFileReader(environment, releaseFiles.fetch)

  return {
    hostScript: ({ server }: HostBuild): BuildScript | null =>
      server && { integrity: server.integrity, read: () => readFile(join(environment.hostDir, server.name), 'utf8') },
    /** The server script of the page's release. */
    releaseScript({ chosen, server }: PageRelease) {
      const { integrity = '' } = chosen.document.files[server.file] ?? {}
      return {
        remote: chosen.remote,
        id: chosen.release,
        integrity,
        read: () => files.read(chosen.base + server.file),
      }
    },
    /**
     * The page's styles; of those that are loaded lazily, the ones with classes of its HTML that no style before them
     * has: builds repeat a module in the chunks that need it.
     */
    async stylesIn(html: string, visit: Visit, host: HostBuild): Promise<readonly InlinedStyle[]> {
      const [always = [], later = []] = await Promise.all(
        [stylesOf(visit, host), [...lazyStylesOf(visit), ...partStylesOf(visit)]].map(files.styles),
      )
      const missing = new Set(classesIn(html))
      const take = ({ classes }: InlinedStyle) => [...classes].filter((name) => missing.delete(name)).length > 0
      for (const style of always) take(style)
      return [...always, ...later.filter(take)]
    },
  }
}
