import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readEnvironment } from '../../environment'
import { folderForTests, placeDatabase } from '../../testing/test-database'
import { syncTree } from './durable'
import { openInThread } from './embedded'

const waits = vi.spyOn(fs, 'fsyncSync')
syncBuiltinESMExports()
const dir = folderForTests()
beforeAll(() => placeDatabase(dir))
afterAll(() => {
  waits.mockRestore()
  syncBuiltinESMExports()
  fs.rmSync(dir, { recursive: true, force: true })
})

/** Writes a row and reads all; returns how often fsync was called. */
async function writeAndRead(fsync: boolean) {
  const { pool, close } = await openInThread(join(dir, 'pg'), fsync)
  await pool.query('create table if not exists kept (a int)')
  waits.mockClear()
  await pool.query('insert into kept values (1)')
  const written = waits.mock.calls.length
  const { rows } = await pool.query('select a from kept')
  const read = waits.mock.calls.length - written
  await close()
  return { waited: written > 0, read, rows: rows.length }
}

it('a write waits for the disk if it must survive a power cut, a read never does', {
  timeout: 60_000,
}, async () => {
  expect(await writeAndRead(true)).toEqual({ waited: true, read: 0, rows: 1 })
  expect(await writeAndRead(false)).toEqual({ waited: false, read: 0, rows: 2 })
})

it('a new database is on the disk with its folders', () => {
  const made = join(dir, 'made')
  fs.mkdirSync(join(made, 'base'), { recursive: true })
  fs.writeFileSync(join(made, 'base', '1'), 'a table')
  waits.mockClear()
  syncTree(made)
  expect(waits).toHaveBeenCalledTimes(3)
})

it.each([
  [{}, true],
  [{ NODE_ENV: 'production' }, true],
  [{ NODE_ENV: 'test' }, false],
  [{ PLAZA_FSYNC: '0' }, false],
  [{ NODE_ENV: 'test', PLAZA_FSYNC: '1' }, true],
])('with %j it is %s', (variables, fsync) => expect(readEnvironment(variables).fsync).toBe(fsync))
