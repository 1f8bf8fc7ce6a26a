import { afterEach, beforeEach, expect, it } from 'vitest'
import { running } from '../running.store'
import { type FederationInstance, showToDevtools } from './devtools'
import { sampleRunning } from './testing/sample-running'

const entry = 'https://plaza.example/remotes/media/1.4.0-9a0e3976be/entry.0123456789.js'
const remotes = [
  { name: 'plaza_media_1_4_0_9a0e3976be', entry },
  { name: 'plaza_community_3_0_2_3f1d20aa07', entry: 'https://plaza.example/of-a-failed-attempt.js' },
]
const shared = { react: [{ version: '19.3.1', shareConfig: { singleton: true } }] }
const instance: FederationInstance = { options: { name: 'plaza_host', remotes, shared } }
const nothing = running.getState()
const page = globalThis as {
  __FEDERATION__?: { __INSTANCES__: FederationInstance[]; moduleInfo: Record<string, object> }
}
const held = page.__FEDERATION__

beforeEach(() => {
  page.__FEDERATION__ = { __INSTANCES__: [instance], moduleInfo: {} }
  running.setState(sampleRunning)
})
afterEach(() => {
  if (held) page.__FEDERATION__ = held
  else delete page.__FEDERATION__
  running.setState(nothing, true)
})

it('shows the host and the releases that have loaded, and no others', () => {
  showToDevtools('9f00aa12')
  expect(page.__FEDERATION__?.moduleInfo).toEqual({
    plaza_host: {
      version: '9f00aa12',
      remotesInfo: { media: { matchedVersion: '1.4.0-9a0e3976be' } },
      shared: [{ sharedName: 'react', version: '19.3.1', shareConfig: { singleton: true } }],
    },
    'media:1.4.0-9a0e3976be': {
      version: '1.4.0-9a0e3976be',
      globalName: 'plaza_media_1_4_0_9a0e3976be',
      remoteEntry: entry,
      remoteEntryType: 'var',
      modules: [{ moduleName: 'remote', modulePath: './remote', path: './remote' }],
      consumerList: ['plaza_host'],
    },
  })
})

it('follows what runs', () => {
  showToDevtools('9f00aa12')
  running.setState({ remotes: [] })
  expect(Object.keys(page.__FEDERATION__?.moduleInfo ?? {})).toEqual(['plaza_host'])
})
