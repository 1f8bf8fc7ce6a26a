import { cruise } from 'dependency-cruiser'
import { importRules, staleLayers } from './import-rules.mjs'

/** Not sources: build output, and templates with placeholders. */
const EXCLUDED = '(^|/)(node_modules|dist|\\.dev|test-results)/|^e2e/versions/frozen/'

const cures = new Map(importRules.map(({ name, comment }) => [name, comment]))

/** @param {import('dependency-cruiser').IViolation} violation */
function sentenceOf({ from, to, rule: { name }, cycle }) {
  const subject = cycle ? `${[from, ...cycle.map((file) => file.name)].join(' → ')} is` : `${from} imports ${to}:`
  return `${subject} ${cures.get(name)} [${name}]`
}

/**
 * Imports in these folders that break a rule, including types and lazy ones; one sentence with a remedy each.
 * @param {readonly string[]} folders
 * @param {string} root
 * @returns {Promise<string[]>}
 */
export async function importFindings(folders, root) {
  const { output } = await cruise(
    [...folders],
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: importRules },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: EXCLUDED },
      tsPreCompilationDeps: true,
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  )
  if (typeof output === 'string') throw new Error('dependency-cruiser gave a report in place of its result')
  return [...new Set(output.summary.violations.map(sentenceOf)), ...staleLayers(root)]
}
