const hooks = /^use(Layout)?Effect$|^useCallback$|^useMemo$/
const logs = /^(log|console)$/

/**
 * What of Babel's nodes is looked at.
 * @typedef {{ type: string, name?: string, callee?: SourceNode, object?: SourceNode, property?: SourceNode }} SourceNode
 * @typedef {{ node: SourceNode, parent?: SourceNode, key: string | number | null }} SourcePath
 */

/** Excludes what no test needs to notice: arguments of log calls, and what the linter reports. */
export const wordsIgnorer = {
  /** @param {import('@stryker-mutator/api/ignore').NodePath} path */
  shouldIgnore(path) {
    const { node, parent, key } = /** @type {SourcePath} */ (path)
    if (node.type === 'ArrayExpression' && key === 1 && hooks.test(parent?.callee?.name ?? ''))
      return 'the linter compares the dependencies of a hook with its function'
    if (node.type === 'CallExpression' && logs.test(nameOf(node.callee?.object))) return 'a log is read by people alone'
    return undefined
  },
}

/** `log` for both `log` and `deps.log`. */
const nameOf = (/** @type {SourceNode | undefined} */ node) => (node?.property ?? node)?.name ?? ''

export const strykerPlugins = [{ kind: 'Ignore', name: 'words', value: wordsIgnorer }]
