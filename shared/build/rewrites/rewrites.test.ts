import { expect, it } from 'vitest'
import { rewriteRules, staleRewrites } from './rewrites'

const modules = [
  { file: '/x/react-router/dist/production/chunk.mjs', source: 'var A = /* @__PURE__ */ React.createContext(null)' },
  { file: '/x/error-codes/dist/desc.mjs', source: "const texts = { [RUNTIME_001]: '' }" },
  { file: '/x/runtime-core/dist/core.js', source: 'Object.assign(new DisabledSnapshotHandler(), {})' },
  { file: '/x/runtime-core/dist/utils/load.js', source: "throw new Error('No plugin loads entries');" },
  { file: '/x/runtime-core/dist/remote/index.js', source: '/* preloadRemote: dropped */' },
  { file: '/x/runtime-core/dist/shared/index.js', source: '/* loadShare: dropped */' },
]

it('finds nothing where each package has what is replaced', () => expect(staleRewrites(modules)).toEqual([]))

it.each(rewriteRules.map((rule, index) => [rule.use.split('/').at(-1), index] as const))(
  'names %s where its package has moved, or writes what it replaced otherwise',
  (name = '', index) => {
    const moved = modules.filter((_, at) => at !== index)
    const otherwise = modules.map((one, at) => (at === index ? { ...one, source: 'export const a = 1' } : one))
    for (const changed of [moved, otherwise])
      expect(staleRewrites(changed)).toEqual([expect.stringContaining(`${name} replaced nothing`)])
  },
)
