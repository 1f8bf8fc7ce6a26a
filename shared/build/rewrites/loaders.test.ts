import { describe, expect, it } from 'vitest'
import disableSnapshots from './disable-snapshots.mjs'
import dropEntryLoading from './drop-entry-loading.mjs'
import dropErrorTexts from './drop-error-texts.mjs'
import dropUnusedMethods from './drop-unused-methods.mjs'
import markPureCalls from './mark-pure-calls.mjs'

const handler = (...methods: string[]) =>
  `var SharedHandler = class {\n${methods.map((name) => `\t${name}(pkg) {\n\t\twork(pkg);\n\t}\n`).join('')}};`
const unused = ['loadShare', 'loadShareSync', 'initializeSharing', 'emitAfterLoadShare', 'emitErrorLoadShare']

describe('the methods of a handler that nobody calls', () => {
  it('are dropped, and those that are called stay', () => {
    const left = dropUnusedMethods(handler(...unused, 'registerShared'))
    expect(left.match(/^\t\w+\(/gm)).toEqual(['\tregisterShared('])
  })

  it.each(unused)('fail the build when the package has no %s any more', (name) => {
    const renamed = handler(...unused.filter((one) => one !== name))
    expect(() => dropUnusedMethods(renamed)).toThrow(`${name} is not there any more`)
  })

  it('are left to other classes', () => {
    const other = handler(...unused).replace('SharedHandler', 'OtherHandler')
    expect(dropUnusedMethods(other)).toBe(other)
  })
})

it.each(['React.forwardRef(', 'React.memo(', 'React2.createContext(', 'React.lazy('])('marks %s as pure', (call) =>
  expect(markPureCalls(`var A = ${call}a);\nA.displayName = "A";\n`)).toBe(`var A = /* @__PURE__ */ ${call}a);\n\n`),
)

it('drops the sentences of error codes, and keeps the codes', () =>
  expect(dropErrorTexts('[RUNTIME_001]: "Failed to get \\"remoteEntry\\".",')).toBe("[RUNTIME_001]: '',"))

it('drops the runtime’s own ways to run an entry', () => {
  const own = 'return (typeof ENV_TARGET !== "x" ? isBrowser() : a) ? loadEntryDom({ b }) : loadEntryNode({\n c,\n});'
  expect(dropEntryLoading(`function load() {\n${own}\n}`)).toBe(
    "function load() {\nthrow new Error('No plugin loads entries');\n}",
  )
})

it('disables snapshots, and fails the build when nothing makes their handler', () => {
  expect(disableSnapshots('this.s = new SnapshotHandler(this);')).toContain('new DisabledSnapshotHandler()')
  expect(() => disableSnapshots('this.s = null;')).toThrow('is not there any more')
})
