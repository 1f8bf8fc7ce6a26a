import { readFileSync } from 'node:fs'
import { rspack } from '@rspack/core'

/** A route table is plain data: its file is stripped of types and run on its own, so that `remote.json` can carry it. */
export async function readRoutes(file) {
  const { code } = await rspack.experiments.swc.transform(readFileSync(file, 'utf8'), {
    filename: file,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  })
  const alone = code.replace(
    /import\s*{[^}]*\bdefineRoutes\b[^}]*}\s*from\s*['"][^'"]+['"];?/,
    'const defineRoutes = (table) => table;',
  )
  const exported = await import(`data:text/javascript;base64,${Buffer.from(alone).toString('base64')}`)
  const [table] = Object.values(exported)
  return table
}
