import {
  ContactBody,
  type DepartmentChoice,
  FiguresQuery,
  RemoveTemplateBody,
  SaveTemplateBody,
} from '@plaza/shared/operations'
import { asc, sql } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import type { Database } from '../data/database'
import { departments } from '../data/schema/index'
import { readContact } from '../domains/advices/contact'
import { figuresCsv, readFigures } from '../domains/advices/figures'
import { listTemplates, removeTemplate, saveTemplate } from '../domains/advices/templates'
import { departmentsOf } from '../domains/queue/rights'
import { type OperationsEnv, requireOperator } from '../registry/operations/access'
import { readBody, succeed } from '../registry/operations/answers'
import type { Deps } from '../transport/context'
import { readQuery } from './query'

const whoAt = (c: Context<OperationsEnv>): string => requireOperator(c, 'department').name

const listDepartments = (db: Database, who: string): Promise<DepartmentChoice[]> =>
  db
    .select({
      id: departments.id,
      name: departments.name,
      nameEn: departments.nameEn,
      own: sql<boolean>`${departments.id} in ${departmentsOf(who)}`,
    })
    .from(departments)
    .orderBy(asc(departments.sort), asc(departments.id))

/** Calls of those who answer for departments, besides their queue. */
export function mountDepartments(calls: Hono<OperationsEnv>, { db }: Deps): void {
  calls.get('/departments', async (c) => succeed(c, { list: await listDepartments(db, whoAt(c)) }))
  calls.post('/departments/contact', async (c) =>
    succeed(c, await readContact(db, whoAt(c), await readBody(c, ContactBody))),
  )
  calls.get('/departments/figures', async (c) => {
    const who = whoAt(c)
    const { days } = readQuery(FiguresQuery, c.req.query())
    return succeed(c, { list: await readFigures(db, who, days) })
  })
  calls.get('/departments/figures.csv', async (c) => {
    const who = whoAt(c)
    const { days, language } = readQuery(FiguresQuery, c.req.query())
    return c.body(figuresCsv(await readFigures(db, who, days), language), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="departments-${days}-days.csv"`,
      'cache-control': 'no-store',
    })
  })
  mountTemplates(calls, db)
}

function mountTemplates(calls: Hono<OperationsEnv>, db: Database): void {
  const answer = async (c: Context<OperationsEnv>, who: string) => succeed(c, { list: await listTemplates(db, who) })
  calls.get('/departments/templates', (c) => answer(c, whoAt(c)))
  calls.post('/departments/save-template', async (c) => {
    const who = whoAt(c)
    await saveTemplate(db, who, await readBody(c, SaveTemplateBody))
    return answer(c, who)
  })
  calls.post('/departments/remove-template', async (c) => {
    const who = whoAt(c)
    await removeTemplate(db, who, (await readBody(c, RemoveTemplateBody)).id)
    return answer(c, who)
  })
}
