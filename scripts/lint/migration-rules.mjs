/** Accepts a statement that breaks a rule: `-- compatible: <why the version before lives with it>`. */
const EXCEPTION = /--\s*compatible: \S/

/** @type {readonly { pattern: RegExp, onNew?: true, problem: string }[]} */
const rules = [
  { pattern: /\bDROP\s+(TABLE|COLUMN|SEQUENCE|TYPE|FUNCTION|VIEW)\b/i, problem: 'drops what the version before uses' },
  { pattern: /\bRENAME\b/i, problem: 'renames what the version before uses: add, copy, and drop it later' },
  {
    pattern: /\bALTER\s+COLUMN\s+\S+\s+(SET\s+DATA\s+)?TYPE\b/i,
    problem: 'changes a type, which the version before does not write',
  },
  {
    pattern: /\bALTER\s+COLUMN\s+\S+\s+(SET\s+NOT\s+NULL|DROP\s+DEFAULT)\b/i,
    problem: 'demands a value that the version before may not write',
  },
  {
    pattern: /\bADD\s+COLUMN\b(?=.*\bNOT\s+NULL\b)(?!.*\b(DEFAULT|GENERATED)\b)/is,
    problem: 'adds a column without a default, so the version before can insert no more rows',
  },
  {
    pattern: /\bADD\s+CONSTRAINT\b|\bCREATE\s+UNIQUE\s+INDEX\b/i,
    problem: 'forbids rows that the version before may write',
    onNew: true,
  },
]

const nameIn = (/** @type {RegExp} */ pattern, /** @type {string} */ text) => pattern.exec(text)?.[1]
const CREATED = /\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)"?/i
/** A new column that the version before leaves null. */
const NEW_COLUMN = /\bADD\s+COLUMN\s+"?(\w+)"?(?!.*\bDEFAULT\b)/is
const ALTERED = /\b(?:ALTER\s+TABLE|INDEX\s+"?\w+"?\s+ON)\s+(?:ONLY\s+)?"?(\w+)"?/i

/**
 * Statements of a migration with which the version before, which still runs during an upgrade, cannot live
 * (docs/decisions/0402).
 * @param {string} sql
 * @returns {string[]}
 */
export function incompatibleStatements(sql) {
  const statements = sql.split(/--> statement-breakpoint|;\s*$/m)
  const created = new Set(statements.map((statement) => nameIn(CREATED, statement)))
  const columns = statements.flatMap((statement) => nameIn(NEW_COLUMN, statement) ?? [])
  return statements
    .filter((statement) => !EXCEPTION.test(statement))
    .flatMap((statement) => {
      const plain = statement.replace(/--.*$/gm, '').trim()
      const table = nameIn(ALTERED, plain)
      const isOfNew = (table && created.has(table)) || columns.some((name) => plain.includes(`"${name}"`))
      const broken = rules.find(({ pattern, onNew }) => pattern.test(plain) && !(onNew && isOfNew))
      return broken ? [`${plain.split('\n', 1)[0]}: ${broken.problem}`] : []
    })
}
