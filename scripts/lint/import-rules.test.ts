import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '../lib/project.mjs'
import { importRules, staleLayers } from './import-rules.mjs'
import { importFindings } from './imports.mjs'
import { layers } from './layers.mjs'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** Findings in a tree of fictional files; every layer has a file, so that none is stale. */
async function findingsIn(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-imports-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const tops = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))]
  return (await importFindings(tops, folder)).filter((finding) => !finding.includes('is a layer without a file'))
}

/** A file with an import; a relative import gets its target file. */
const importOf = (path: string, name: string): Record<string, string> => ({
  ...(name.startsWith('.') ? { [join(dirname(path), `${name}.ts`)]: 'export {}\n' } : {}),
  [path]: `import '${name}'\n`,
})

const lowest = (folder: keyof typeof layers) => layers[folder].find((name) => !name.includes('.')) ?? ''
const highest = (folder: keyof typeof layers) => layers[folder].findLast((name) => !name.includes('.')) ?? ''

/** A violation of each rule; a rule without a row fails the test below. */
const broken: [rule: string, path: string, name: string][] = [
  ['shared-ui-packages', 'shared/src/ui/x.ts', 'axios'],
  ['shared-packages', 'shared/src/format/x.ts', 'react-vant'],
  ['shared-packages', 'shared/src/host/x.ts', 'zustand/vanilla'],
  ['host-packages', 'host/src/site/x.ts', 'react-router-dom'],
  ['remote-packages', 'remote-media/src/cards/x.ts', 'js-cookie'],
  ['remote-packages', 'remote-media/src/cards/x.ts', '@tanstack/react-query'],
  ['remote-packages', 'scripts/template-remote/src/x.ts', 'react-vant/es/button'],
  ['date-packages', 'remote-media/src/cards/x.ts', 'dayjs'],
  ['date-packages', 'host/src/site/x.ts', 'dayjs/plugin/utc.js'],
  ['date-packages', 'shared/src/ui/x.ts', 'dayjs'],
  ['server-packages', 'server/src/data/x.ts', 'axios'],
  ['tool-packages', 'scripts/lib/x.ts', 'axios'],
  ['tool-packages', 'server/demo/make/x.ts', 'react'],
  ['tool-packages', 'shared/build/x.ts', 'zustand'],
  ['only-shared-by-name', 'remote-media/src/x.ts', '@plaza/host'],
  ['only-shared-by-name', 'shared/build/x.ts', '@plaza/remote-media/remote'],
  ['only-shared-by-name', 'e2e/specs/x.ts', '@plaza/server'],
  ['server-imports-agreements', 'server/src/data/x.ts', '@plaza/shared/ui'],
  ['ops-imports-agreements', 'server/ops/x.ts', '@plaza/shared/host'],
  ['tools-import-by-path', 'scripts/lib/x.ts', '@plaza/shared/api'],
  ['demo-tools-import-format', 'server/demo/make/x.ts', '@plaza/shared/api'],
  ['paths-of-remote', 'remote-media/src/cards/x.ts', '../../../host/src/site/site'],
  ['paths-of-remote', 'remote-media/src/x.ts', '../../remote-account/src/mine.text'],
  ['paths-of-remote', 'remote-media/src/x.ts', '../../shared/src/format/count'],
  ['paths-of-host', 'host/src/site/x.test.ts', '../../../remote-media/src/remote'],
  ['paths-of-shared', 'shared/src/ui/x.ts', '../../../host/src/site/site'],
  ['paths-of-shared-testing', 'shared/src/testing/x.ts', '../../../server/src/data/rows'],
  ['paths-of-build-tests', 'shared/build/x.test.ts', '../../host/src/site/site'],
  ['paths-of-server', 'server/src/html/x.ts', '../../../host/src/site/site'],
  ['paths-of-server', 'server/src/seed/x.ts', '../../demo/make/paint'],
  ['paths-of-demo-tools', 'server/demo/make/x.ts', '../../src/seed/seed'],
  ['paths-of-ops', 'server/ops/x.ts', '../src/data/rows'],
  ['paths-of-e2e', 'e2e/specs/x.ts', '../../server/src/data/rows'],
  ['paths-of-tables-of-e2e', 'e2e/fixtures/route-tables.ts', '../../remote-media/src/remote'],
  ['paths-of-template', 'scripts/template-remote/src/x.ts', '../../lib/run'],
  ['paths-of-scripts', 'scripts/lib/x.ts', '../../remote-media/src/remote'],
  ['paths-of-bench', 'scripts/bench/x.ts', '../../e2e/specs/login'],
  ['paths-of-one-bundle', 'scripts/bench/one-bundle/src/x.ts', '../../../../server/src/data/rows'],
  ['feature-imports-no-other', 'remote-media/src/features/a/x.ts', '../home/tabs.model'],
  ['nothing-beside-imports-features', 'remote-media/src/cards/x.ts', '../features/home/tabs.model'],
  ['api-owners-apart', 'shared/src/api/community/x.ts', '../practice/y'],
  ['federated-by-name', 'shared/src/ui/x.ts', '../router/index'],
  ['no-node-in-ops', 'server/ops/x.ts', 'node:fs'],
  ['no-cycle', 'shared/src/ui/x.ts', './x'],
  ...Object.keys(layers).flatMap((folder): [string, string, string][] => {
    const [low, high] = [lowest(folder as keyof typeof layers), highest(folder as keyof typeof layers)]
    return [
      [`layer-of-${folder}`, `${folder}/cellar/x.ts`, './wine'],
      [`below-${folder}/${low}`, `${folder}/${low}/x.ts`, `../${high}/y`],
    ]
  }),
]

it.each(broken)('%s refuses %s importing %s, and says how to fix it', async (rule, path, name) => {
  const findings = await findingsIn(importOf(path, name))
  const cure = importRules.find((one) => one.name === rule)?.comment
  expect(cure).toMatch(/\w{3}/)
  expect(findings.filter((finding) => finding.endsWith(`${cure} [${rule}]`))).toHaveLength(1)
  expect(findings.join('\n')).toContain(path)
})

it('has a row for each rule, and one for each table of layers', () => {
  const named = new Set(broken.map(([rule]) => rule))
  const without = importRules.map(({ name }) => name).filter((name) => !named.has(name ?? ''))
  expect(without.filter((name) => !name?.startsWith('below-'))).toEqual([])
})

it.each<[what: string, path: string, name: string]>([
  ['a page in the list of pages', 'remote-media/src/remote.ts', './features/home/index.page'],
  ['what lies below, from a feature', 'remote-media/src/features/a/b/x.ts', '../../../feed/feed'],
  ['shared by its name', 'remote-media/src/x.ts', '@plaza/shared/format'],
  ['a route table in what journeys walk', 'e2e/fixtures/route-tables.ts', '../../remote-media/src/routes'],
  ['the server from a script', 'scripts/lib/x.ts', '../../server/src/process/serve'],
  ['a page of the host in what tests walk', 'shared/src/testing/x.ts', '../../../host/src/pages/x'],
  ['a lower layer', 'host/src/pages/x.ts', '../site/site'],
  ['dayjs on the server', 'server/src/domains/x.ts', 'dayjs'],
  ['react in a remote', 'remote-media/src/x.ts', 'react'],
  ['a name that begins as a forbidden one', 'remote-media/src/x.ts', 'axios-free'],
])('allows %s', async (_, path, name) => expect(await findingsIn(importOf(path, name))).toEqual([]))

it.each<[what: string, text: string]>([
  ['a type', "import type { Y } from './y'\nexport type X = Y\n"],
  ['what is handed on', "export { type Y } from './y'\nexport type X = 1\n"],
  ['what is fetched later', "export type X = 1\nexport const y = () => import('./y')\n"],
  ['its folder', "import type { Y } from '.'\nexport type X = Y\n"],
  ['its folder with a slash', "import type { Y } from './'\nexport type X = Y\n"],
])('finds a cycle by %s', async (_, text) => {
  const back = /'\.\/?'/.test(text) ? 'index' : 'y'
  const files = {
    'shared/src/ui/x.ts': text,
    [`shared/src/ui/${back}.ts`]: "export type Y = 1\nexport type { X } from './x'\n",
  }
  const findings = await findingsIn(files)
  expect(findings.filter((finding) => finding.includes('is a cycle: move what they share'))).toHaveLength(1)
})

it('follows shared’s public names within shared', async () => {
  const findings = await findingsIn({
    'shared/package.json': JSON.stringify({ name: '@plaza/shared', exports: { './query': './src/query/index.ts' } }),
    'shared/src/query/index.ts': "import '../host/connection'\n",
    'shared/src/host/connection.ts': "import '@plaza/shared/query'\n",
  })
  expect(findings.filter((finding) => finding.includes('is a cycle'))).toHaveLength(1)
})

it('reports a layer without files', () => {
  expect(staleLayers(root)).toEqual([])
  expect(staleLayers(tmpdir())).toContain(
    'host/src/site is a layer without a file: take it out of scripts/lint/layers.mjs',
  )
})
