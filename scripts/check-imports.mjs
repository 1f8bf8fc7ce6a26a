import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { neverInRemotes } from './lib/import-rules.mjs'
import { cycles, graphOf, importsOf, layers, upwardImports } from './lib/layers.mjs'
import { remotes, root, stop } from './lib/project.mjs'

/** Who may import what (docs/architecture.md). A file is judged by the first row that its path begins with. */
const rules = [
  { in: 'shared/src/ui', never: [/^axios$/, /^js-cookie$/, /^@plaza\/(?!shared)/] },
  { in: 'shared/src', never: [/^axios$/, /^js-cookie$/, /^react-vant/, /^@plaza\/(?!shared)/, /^zustand/] },
  { in: 'host/src', never: [/^react-vant/, /^react-router/, /^@plaza\/(?!shared)/, /^@tanstack/] },
  { in: 'remote-', never: neverInRemotes },
  {
    in: 'server/src',
    never: [
      /^@plaza\/(?!shared\/(api|routes|remotes|operations|text|format|host|build\/policy|build\/class-mark)$)/,
      /^axios$/,
    ],
  },
  { in: 'server/ops', never: [/^@plaza\/(?!shared\/(api|remotes|operations|text|format|ui\/tokens\.css)$)/, /^node:/] },
  { in: 'e2e', never: [/^@plaza\/(?!shared)/] },
]
/** Words that stand in the host alone. */
const hostOnly = [/\blocalStorage\b/, /\bsessionStorage\b/, /\bdocument\.cookie\b/, /\bnew Audio\(/]

/**
 * @param {string} folder
 * @returns {Generator<string>}
 */
function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', '.dev', 'assets', 'test-results'].includes(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.(ts|tsx|mts|mjs)$/.test(entry.name)) yield path
  }
}

/** Owned by the host: inside of shared too they must be asked for by the name under which they are shared. */
const federated = /^(\.\.\/)+(router|query)(\/|$)/

const findings = []
const sourceOf = new Map()
const folders = ['shared', 'host', ...remotes.map((name) => `remote-${name}`), 'server', 'e2e']
for (const file of folders.flatMap((folder) => [...sources(join(root, folder))])) {
  const path = relative(root, file).split(sep).join('/')
  const text = readFileSync(file, 'utf8')
  const isTest = /\.test\.tsx?$|\/testing\//.test(path)
  const rule = rules.find((one) => path.startsWith(one.in))
  if (!isTest) sourceOf.set(path, text)
  for (const name of importsOf(text)) {
    if (!isTest && rule?.never.some((pattern) => pattern.test(name))) findings.push(`${path} imports ${name}`)
    if (path.startsWith('shared/src') && !isTest && federated.test(name))
      findings.push(`${path} imports ${name}, not by its shared name`)
    const feature = /^(remote-[\w-]+\/src\/features\/)([\w-]+)\//.exec(path)
    const other = name.startsWith('.') && /features\/([\w-]+)\//.exec(join(path, '..', name).split(sep).join('/'))
    if (feature && other && other[1] !== feature[2]) findings.push(`${path} imports the feature ${other[1]}`)
  }
  if (/^(remote-|shared\/src)/.test(path) && !isTest) {
    for (const word of hostOnly)
      if (word.test(text)) findings.push(`${path} uses ${word.source}, which stands in the host alone`)
  }
}
const layered = [...sourceOf].filter(([path]) => Object.keys(layers).some((folder) => path.startsWith(`${folder}/`)))
const graph = graphOf(new Map(layered.filter(([path]) => !path.endsWith('.d.ts'))))
findings.push(...upwardImports(graph), ...cycles(graph))
if (findings.length > 0) stop(`Import rules (docs/architecture.md):\n${findings.join('\n')}`)
process.stdout.write('The import rules hold.\n')
