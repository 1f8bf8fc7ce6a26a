import { parse } from 'acorn'

/** Fields of a declaration that only the server, the API document and the tests read. */
const serverFields = ['summary', 'query', 'body']
const declarers = ['get', 'post', 'put', 'del']

/** @typedef {import('acorn').AnyNode & Record<string, any>} Node */

/**
 * Every node of a syntax tree.
 * @param {unknown} node
 * @returns {Generator<Node>}
 */
function* nodesOf(node) {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node) yield/** @type {Node} */ (node)
  for (const part of Object.values(node)) yield* nodesOf(part)
}

/**
 * The options of an endpoint's declaration without the fields that no page reads.
 * @param {Node} options
 * @param {string} source
 */
function strippedOptions({ properties }, source) {
  const kept = properties.filter((/** @type {Node} */ { key }) => !serverFields.includes(key?.name))
  return `{ ${kept.map((/** @type {Node} */ { start, end }) => source.slice(start, end)).join(', ')} }`
}

/**
 * Loader for endpoint declarations in browser builds. It removes summaries and request schemas, which only the server
 * needs, and marks declarations as pure, so that unused ones are dropped. Response schemas stay: a page validates
 * answers. JavaScript, because the bundler imports it directly.
 * @param {string} source JavaScript of a module of `shared/src/api`
 */
export default function stripDeclarations(source) {
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' })
  /** @type {{ start: number, end: number, text: string }[]} */
  const edits = []
  for (const node of nodesOf(program)) {
    const { callee, arguments: given } = /** @type {Node} */ (node)
    const options = node.type === 'CallExpression' && declarers.includes(callee.name) ? given[1] : null
    if (options?.type === 'ObjectExpression')
      edits.push({ start: options.start, end: options.end, text: strippedOptions(options, source) })
  }
  for (const statement of /** @type {Node[]} */ (program.body)) {
    const { declarations = [] } = statement.declaration ?? statement
    for (const { init } of declarations) {
      if (!init || /^(ArrowFunction|Function|Literal|Identifier)/.test(init.type)) continue
      const { start, end } = init
      edits.push({ start, end: start, text: '/*#__PURE__*/ (() => (' }, { start: end, end, text: '))()' })
    }
  }
  return edits
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), source)
}
