import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/project.mjs'
import { incompatibleStatements } from './migration-rules.mjs'

/** Migrations before it were written for a stopped server. */
const FIRST = '0085'
const folder = join(root, 'server/src/data/migrations')
const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql') && name >= FIRST)

it('knows the migrations', () => expect(migrations.length).toBeGreaterThan(8))

it.each(migrations)('the version before lives with %s', (name) =>
  expect(incompatibleStatements(readFileSync(join(folder, name), 'utf8'))).toEqual([]),
)

it.each<[sql: string, isCompatible: boolean]>([
  ['ALTER TABLE "users" ADD COLUMN "town" text;', true],
  [`ALTER TABLE "users" ADD COLUMN "town" text DEFAULT '' NOT NULL;`, true],
  ['ALTER TABLE "users" ADD COLUMN "town" text NOT NULL;', false],
  ['ALTER TABLE "users" DROP COLUMN "town";', false],
  ['ALTER TABLE "users" RENAME COLUMN "town" TO "city";', false],
  ['ALTER TABLE "users" ALTER COLUMN "town" SET DATA TYPE integer;', false],
  ['ALTER TABLE "users" ALTER COLUMN "town" SET NOT NULL;', false],
  ['ALTER TABLE "users" ALTER COLUMN "town" DROP NOT NULL;', true],
  ['ALTER TABLE "users" ALTER COLUMN "town" SET DEFAULT 0;', true],
  ['DROP TABLE "towns";', false],
  ['DROP INDEX "users_town";', true],
  ['CREATE INDEX "users_town" ON "users" USING btree ("town");', true],
  ['CREATE UNIQUE INDEX "users_town" ON "users" USING btree ("town");', false],
  ['ALTER TABLE "users" ADD CONSTRAINT "town_known" CHECK ("town" > 0);', false],
  [
    'CREATE TABLE "towns" ("id" text);--> statement-breakpoint\nCREATE UNIQUE INDEX "towns_id" ON "towns" USING btree ("id");',
    true,
  ],
  [
    'ALTER TABLE "users" ADD COLUMN "key" text;--> statement-breakpoint\nCREATE UNIQUE INDEX "users_key" ON "users" USING btree ("key");',
    true,
  ],
  [
    `ALTER TABLE "users" ADD COLUMN "key" text DEFAULT '';--> statement-breakpoint\nCREATE UNIQUE INDEX "users_key" ON "users" USING btree ("key");`,
    false,
  ],
  ['-- compatible: 1.4.0 stopped reading it.\nALTER TABLE "users" DROP COLUMN "town";', true],
  ['-- drop column by hand\nALTER TABLE "users" ADD COLUMN "town" text;', true],
])('%s is compatible: %s', (sql, isCompatible) => expect(incompatibleStatements(sql).length === 0).toBe(isCompatible))
