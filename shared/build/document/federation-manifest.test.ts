import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { federationManifest } from './federation-manifest'

const host = join(import.meta.dirname, '../../../host/package.json')
/** The function with which Module Federation's runtime and devtools read a manifest. */
const { generateSnapshotFromManifest } = createRequire(createRequire(host).resolve('@module-federation/enhanced'))(
  '@module-federation/sdk',
)

const release = {
  name: 'walks',
  version: '1.2.0',
  build: 'abc',
  global: 'plaza_walks_1_2_0_abc',
  entry: 'entry.0123456789.js',
  files: Object.fromEntries(
    ['entry.0123456789.js', 'aaaaaaaaaaaa.js', 'bbbbbbbbbbbb.js', 'cccccccccccc.css', 'server.0123456789.js'].map(
      (file) => [file, {}],
    ),
  ),
  start: ['aaaaaaaaaaaa.js'],
}

it('says to the tools of Module Federation what a release is, exposes, and takes from the host', () => {
  const address = 'https://plaza.example/remotes/walks/1.2.0-abc/mf-manifest.json'
  const snapshot = generateSnapshotFromManifest(federationManifest(release, join(host, '..')), { version: address })
  expect(snapshot).toMatchObject({
    buildVersion: '1.2.0-abc',
    globalName: 'plaza_walks_1_2_0_abc',
    publicPath: 'https://plaza.example/remotes/walks/1.2.0-abc/',
    remoteEntry: 'entry.0123456789.js',
    remoteEntryType: 'var',
    modules: [
      {
        moduleName: 'remote',
        modulePath: './remote',
        assets: {
          js: { sync: ['aaaaaaaaaaaa.js'], async: ['bbbbbbbbbbbb.js'] },
          css: { sync: [], async: ['cccccccccccc.css'] },
        },
      },
    ],
  })
  const shared = snapshot.shared.map(({ sharedName, version }: { sharedName: string; version: string }) => [
    sharedName,
    version,
  ])
  expect(Object.fromEntries(shared)).toMatchObject({
    react: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    'react-dom/client': expect.stringMatching(/^\d+\.\d+\.\d+$/),
    '@plaza/shared/router': '*',
  })
})
