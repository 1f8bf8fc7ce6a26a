import { expect, it } from 'vitest'
import { findingsOf } from './import-rules.mjs'

/** Not written out: what is quoted here is no import of this file. */
const from = (name: string) => `import '${name}'`

/** What is found of an import in a file, where the tables of layers find nothing. */
const found = (path: string, text: string) =>
  findingsOf(new Map([[path, text]])).filter((finding) => !finding.includes('layer'))

it.each<[what: string, path: string, name: string]>([
  ['a relative path into the host', 'remote-media/src/cards/x.ts', '../../../host/src/site/site'],
  ['the same from shared', 'shared/src/ui/x.ts', '../../../host/src/site/site'],
  ['the same from the server', 'server/src/html/x.ts', '../../../host/src/site/site'],
  ['the same in a test', 'host/src/site/x.test.ts', '../../../remote-media/src/remote'],
  ['a path into another remote', 'remote-media/src/x.ts', '../../remote-account/src/mine.text'],
  ['a path into shared', 'remote-media/src/x.ts', '../../shared/src/format/count'],
  ['the makers of the demo from the server', 'server/src/seed/x.ts', '../../demo/make/paint'],
  ['the server from the makers of the demo', 'server/demo/make/x.ts', '../../src/seed/seed'],
  ['axios in a script', 'scripts/lib/x.ts', 'axios'],
  ['a remote in a script', 'scripts/lib/x.ts', '../../remote-media/src/remote'],
  ['a remote in the build', 'shared/build/x.ts', '@plaza/remote-media/remote'],
  ['react in what paints the demo', 'server/demo/make/x.ts', 'react'],
  ['a feature from below', 'remote-media/src/cards/x.ts', '../features/home/tabs.model'],
  ['another feature', 'remote-media/src/features/a/x.ts', '../home/tabs.model'],
])('refuses %s', (_, path, name) => expect(found(path, from(name))).toHaveLength(1))

it.each<[what: string, path: string, name: string]>([
  ['a page in the list of pages', 'remote-media/src/remote.ts', './features/home/index.page'],
  ['what lies below, from a feature', 'remote-media/src/features/a/b/x.ts', '../../../feed/feed'],
  ['shared by its name', 'remote-media/src/x.ts', '@plaza/shared/format'],
  ['the server from a script', 'scripts/lib/x.ts', '../../server/src/process/serve'],
  ['a page of the host in what tests walk', 'shared/src/testing/x.ts', '../../../host/src/pages'],
])('lets pass %s', (_, path, name) => expect(found(path, from(name))).toEqual([]))

it.each<[what: string, inside: string, count: number]>([
  ['a template', '`./features/x.page`', 1],
  ['a template behind a word for the bundler', '/* webpackMode: "lazy" */ `./x`', 1],
  ['a package of the host behind a word for the bundler', "/* webpackChunkName: 'x' */ '@plaza/host'", 1],
  ['source that is handed over whole', '`data:text/javascript,export default 1`', 0],
])('sees a lazy import by %s', (_, inside, count) =>
  expect(found('remote-media/src/x.ts', `import(${inside})`)).toHaveLength(count),
)

it.each(['shared/src/ui', 'remote-media/src/cards', 'host/src/site'])('finds a cycle in %s', (folder) => {
  const sources = new Map([
    [`${folder}/a.ts`, from('./b')],
    [`${folder}/b.tsx`, from('./a')],
  ])
  expect(findingsOf(sources).filter((finding) => finding.includes('is a cycle'))).toHaveLength(1)
})

it('follows the public names of shared into itself', () => {
  const sources = new Map([
    ['shared/src/query/index.ts', from('../host/connection')],
    ['shared/src/host/connection.ts', from('@plaza/shared/query')],
  ])
  expect(findingsOf(sources).filter((finding) => finding.includes('is a cycle'))).toHaveLength(1)
})
