import { parse } from 'acorn'

/** Fields of a declaration for the server, the API document and the tests only. */
const unsent = ['summary', 'query', 'body']
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
 * The options of an endpoint's declaration without the fields that no page needs.
 * @param {Node} options
 * @param {string} source
 */
function sentOptions({ properties }, source) {
  const kept = properties.filter((/** @type {Node} */ { key }) => !unsent.includes(key?.name))
  return `{ ${kept.map((/** @type {Node} */ { start, end }) => source.slice(start, end)).join(', ')} }`
}

/**
 * Loader for endpoint declarations in browser builds: removes the texts of the API document and the schemas of
 * requests, which the server validates, and lets tree-shaking drop unused declarations. Schemas of answers stay,
 * because pages validate them. JavaScript, because the bundler imports it directly.
 * @param {string} source of a module of `shared/src/api`, without types
 */
export default function sentDeclarations(source) {
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' })
  /** @type {{ start: number, end: number, text: string }[]} */
  const edits = []
  for (const node of nodesOf(program)) {
    const { callee, arguments: given } = /** @type {Node} */ (node)
    const options = node.type === 'CallExpression' && declarers.includes(callee.name) ? given[1] : null
    if (options?.type === 'ObjectExpression')
      edits.push({ start: options.start, end: options.end, text: sentOptions(options, source) })
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
