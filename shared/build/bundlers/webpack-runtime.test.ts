import { expect, it, vi } from 'vitest'
import runtime from './webpack-runtime.mjs'

const { bundlerRuntime } = runtime
const get = vi.fn(async () => () => 'React')

/** A build whose chunk 7 needs React and the router. */
function request(chunkId: number) {
  const webpackRequire = {
    m: {} as Record<string | number, (module: { exports: unknown }) => void>,
    consumesLoadingData: {
      chunkMapping: { 7: [1], 8: [1], 9: [2] },
      moduleIdToConsumeDataMapping: { 1: { shareKey: 'react' }, 2: { shareKey: 'three' } },
    },
  }
  return { chunkId, promises: [] as Promise<unknown>[], installedModules: {}, webpackRequire }
}

it('gives a chunk the host’s package as a module, asked for once', async () => {
  bundlerRuntime.initContainerEntry({ shareScope: { react: { '19.3.1': { get } } } })
  const first = request(7)
  bundlerRuntime.consumes(first)
  bundlerRuntime.consumes({ ...first, chunkId: 8 })
  await Promise.all(first.promises)
  const module = { exports: undefined as unknown }
  first.webpackRequire.m[1]?.(module)
  expect([module.exports, get.mock.calls.length]).toEqual(['React', 1])
})

it('fails a chunk that needs what the host does not share', async () => {
  const needs = request(9)
  bundlerRuntime.consumes(needs)
  await expect(Promise.all(needs.promises)).rejects.toThrow('The host shares no three')
})
