import type { Pool } from 'pg'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: PlanNode[]
}

/** What the database does for some statements. */
export interface ReadSummary {
  /** Rows read by scans, including those that they discard. */
  rows: number
  /** Tables that are read from the first row to the last. */
  scanned: string[]
}

const isScan = (type: string): boolean => type.includes('Scan') && !/Function|Subquery|CTE|Bitmap Index/.test(type)

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const rowsOf = (node: PlanNode): number =>
  isScan(node['Node Type']) ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] : 0

function summarise(plan: PlanNode): ReadSummary {
  const nodes = nodesOf(plan)
  return {
    rows: nodes.reduce((sum, node) => sum + rowsOf(node), 0),
    scanned: nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [])),
  }
}

interface Statement {
  text: string
  values: unknown[]
}

/** The queries that the server makes for a call. */
async function queriesOf(pool: Pool, run: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const query = pool.query
  pool.query = (async (config: { text: string }, values: unknown[]) => {
    statements.push({ text: config.text, values })
    return (query as (...given: unknown[]) => unknown).call(pool, config, values)
  }) as never
  try {
    await run()
  } finally {
    pool.query = query
  }
  return statements.filter(({ text }) => /^\s*(select|with recursive)/i.test(text))
}

/** What the database reads for a call, by the plans of its queries. */
export async function readsOf(pool: Pool, run: () => Promise<unknown>): Promise<(ReadSummary & { text: string })[]> {
  const reads = []
  for (const { text, values } of await queriesOf(pool, run)) {
    const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values as never)
    reads.push({ text, ...summarise(rows[0]['QUERY PLAN'][0].Plan) })
  }
  return reads
}
