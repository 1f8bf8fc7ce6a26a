import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allEndpoints, isPaged } from '../../shared/src/api'
import { root } from '../lib/project.mjs'
import { Draft } from './draft'
import { draftEndpoint } from './endpoint'

const planned = allEndpoints.filter((endpoint) => endpoint.planned)
const live = allEndpoints.find((endpoint) => !endpoint.planned)
const folder = join(root, 'shared/src/api')
const declarations = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const declarationOf = (id: string) =>
  `shared/src/api/${declarations.find((file) => readFileSync(join(folder, file), 'utf8').includes(`group('${id.split('.')[0]}'`))}`

describe('an endpoint', () => {
  it.each(planned.map(({ id }) => id))('%s is implemented in the planned file', (id) => {
    const draft = new Draft(root)
    const file = declarationOf(id)
    const before = draft.read(file).split('planned: true').length
    draftEndpoint(draft, { id }, file)
    const [group = '', member] = id.split('.')
    expect(draft.read(file).split('planned: true')).toHaveLength(before - 1)
    expect(draft.read(file)).toContain(`${member}: `)
    expect(draft.files.some((path) => draft.read(path).includes(`handle(${id},`))).toBe(true)
    expect(draft.read('server/src/domains/handlers.ts')).toContain(`/${group}'`)
  })

  it.each(planned.filter(isPaged).map(({ id }) => id))('%s gets a table, and demo rows as data', (id) => {
    const draft = new Draft(root)
    draftEndpoint(draft, { id, table: 'tableRows' }, declarationOf(id))
    const [group = ''] = id.split('.')
    expect(draft.read('server/src/data/schema/table-rows.ts')).toContain("pgTable(\n  'table_rows'")
    expect(draft.read('server/src/data/schema/index.ts')).toContain("'./table-rows'")
    expect(draft.read('server/src/seed/seed.ts')).toContain('await seedTableRows(tx, demo')
    expect(draft.read(`server/demo/${group}/table-rows.yaml`).match(/^- id: \d/gm)).toHaveLength(3)
  })

  it('that is already implemented is refused', () =>
    expect(() => draftEndpoint(new Draft(root), { id: live?.id ?? '' }, declarationOf(live?.id ?? ''))).toThrow(
      'already',
    ))
})
