import { type DefaultTreeAdapterTypes, html as names, parse } from 'parse5'

/** `<name`, `name>` and texts, in document order. */
type Tree = string[]

const voidElements = new Set(['br', 'col', 'hr', 'img', 'input', 'link', 'source', 'track', 'wbr'])
const tagOrWords = /<!--[^>]*-->|<(\/?)([a-zA-Z0-9]+)[^<>]*>|([^<]+)/g

/** Joins adjacent texts. */
const joinTree = (tree: Tree) => tree.join('\n')
/** Parsers drop NUL from text, which shifts positions. */
const withoutNul = (html: string) => html.replaceAll('\0', '')

/** The tree that the tags describe. */
export function writtenTree(html: string): string {
  const tree: Tree = []
  for (const [whole, closing, name, words] of withoutNul(html).matchAll(tagOrWords)) {
    if (words !== undefined) tree.push(`"${words}`)
    else if (name === undefined) tree.push(whole)
    else if (closing) tree.push(`${name}>`)
    else tree.push(`<${name}`, ...(voidElements.has(name) ? [`${name}>`] : []))
  }
  return joinTree(tree)
}

type Node = DefaultTreeAdapterTypes.ChildNode

/** Elements without a source position were added by the parser: a `tbody` or another missing part of a table. */
const isAdded = (node: DefaultTreeAdapterTypes.Element) =>
  !node.sourceCodeLocation && ['tbody', 'tr', 'colgroup'].includes(node.tagName)

function walk(nodes: readonly Node[], html: string, tree: Tree): void {
  for (const node of nodes) {
    if (node.nodeName === '#text') tree.push(`"${textOf(node as DefaultTreeAdapterTypes.TextNode, html)}`)
    else if (node.nodeName === '#comment') tree.push(`<!--${(node as DefaultTreeAdapterTypes.CommentNode).data}-->`)
    else {
      const element = node as DefaultTreeAdapterTypes.Element
      const inner = element.tagName === 'template' ? (element as DefaultTreeAdapterTypes.Template).content : element
      if (isAdded(element)) walk(inner.childNodes, html, tree)
      else {
        tree.push(`<${element.tagName}`)
        walk(inner.childNodes, html, tree)
        tree.push(`${element.tagName}>`)
      }
    }
  }
}

/** The source text with its entities. */
const textOf = ({ sourceCodeLocation: at }: DefaultTreeAdapterTypes.TextNode, html: string): string =>
  html.slice(at?.startOffset, at?.endOffset)

const before = '<!doctype html><html><head></head><body><div id="root">'
const after = '</div><script id="boot"></script></body></html>'

/**
 * The tree that a browser creates inside our root element; of everything in `<body>`, if something has left the root.
 */
export function browserTree(html: string): string {
  const text = before + withoutNul(html) + after
  const document = parse(text, { sourceCodeLocationInfo: true })
  const page = document.childNodes.at(-1) as DefaultTreeAdapterTypes.Element
  const body = page.childNodes.find(({ nodeName }) => nodeName === 'body') as DefaultTreeAdapterTypes.Element
  const [root, ...others] = body.childNodes as DefaultTreeAdapterTypes.Element[]
  const tree: Tree = []
  const isOurs = root?.attrs.some(({ value }) => value === 'root') && root.namespaceURI === names.NS.HTML
  const isWhole = isOurs && others.length === 1 && others[0]?.nodeName === 'script'
  walk(isWhole && root ? root.childNodes : body.childNodes, text, tree)
  return joinTree(tree)
}
