import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFolder } from './read-folder'
import { type BuildContents, type ReleaseBundle, sha384 } from './release'

export const ENTRY = 'entry.0123456789.js'
export const PAGE = '0123456789ab.js'
export const STYLE = 'ba9876543210.css'
const GLOBAL = 'plaza_parks_1_2_0_abc1234567'

const good = {
  files: {
    [ENTRY]: `var ${GLOBAL};(()=>{K.g=(()=>{try{return this||Function("return this")()}catch{}})();globalThis.rspackChunk${GLOBAL}=[]})()`,
    [PAGE]: 'export default 1',
    [STYLE]: '.p_a1B-_9{color:var(--ink)}',
  },
  document: {
    name: 'parks',
    version: '1.2.0',
    build: 'abc1234567',
    global: GLOBAL,
    needs: { nav: '1.0' },
    wants: {},
    routes: { parks: { path: '/parks' }, park: { path: '/parks/:id?/map' }, trees: { path: '/trees', planned: true } },
    entry: ENTRY,
    preload: { parks: [PAGE, STYLE], park: [PAGE] },
    start: [PAGE],
  },
  modules: {
    sources: ['src/remote.ts', '../node_modules/.pnpm/react-vant@3.3.5/node_modules/react-vant/es/toast.js'],
    shares: ['consume shared module (default) react@* (strict)'],
  },
}

/** How to break a release. */
export interface ReleaseDefects {
  files?: Record<string, string>
  document?: Record<string, unknown>
  modules?: BuildContents
  after?: (folder: string) => void
}

/**
 * Creates a release of the remote `parks` in its own folder, without findings; `change` may break it. `after` runs with
 * the folder once the files are listed.
 */
export async function sampleRelease({
  files = {},
  document = {},
  modules = good.modules,
  after = () => {},
}: ReleaseDefects = {}): Promise<{ release: ReleaseBundle; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-made-'))
  const all = { ...good.files, ...files }
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text)
  const listed = Object.fromEntries(
    Object.entries(all).map(([name, text]) => [
      name,
      { bytes: Buffer.byteLength(text), integrity: sha384(Buffer.from(text)) },
    ]),
  )
  writeFileSync(join(folder, 'remote.json'), JSON.stringify({ ...good.document, files: listed, ...document }))
  writeFileSync(join(folder, 'modules.json'), JSON.stringify(modules))
  after(folder)
  return { release: await readFolder('parks', folder), folder }
}
