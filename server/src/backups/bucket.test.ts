import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedObjects } from '../adapters/shared-objects'
import { startObjectStore } from '../testing/object-store'
import { folderForTests } from '../testing/test-database'
import { download, isEmptyBucket, uploadAll } from './bucket'
import { recordFiles } from './files'

/** More than one page of the store's list. */
const UPLOADS = 203
let stores: Awaited<ReturnType<typeof startObjectStore>>[]
beforeAll(async () => {
  stores = await Promise.all([startObjectStore(), startObjectStore()])
})
afterAll(() => Promise.all(stores.map((store) => store.stop())))

it('saves the uploads of a bucket and restores them into an empty one, unchanged', { timeout: 60_000 }, async () => {
  const [live, empty] = stores.map(({ bucket }) => bucket)
  if (!live || !empty) throw new Error('no stores')
  const base = folderForTests()
  const folder = (name: string) => join(base, name)
  mkdirSync(folder('uploads/2026'), { recursive: true })
  for (let at = 0; at < UPLOADS; at++) writeFileSync(folder(`uploads/2026/${at}.webp`), `picture ${at}`)
  const expected = await recordFiles(folder('uploads'))
  await uploadAll(live, folder('uploads'))
  // A key with two points might leave the folder.
  mkdirSync(folder('strange'))
  writeFileSync(folder('strange/..x'), 'not an upload')
  await uploadAll(live, folder('strange'))

  await download(live, 'uploads/', folder('saved'))
  expect(await recordFiles(folder('saved'))).toEqual(expected)
  await download(live, 'uploads/', folder('saved-again'), folder('saved'))
  expect(await recordFiles(folder('saved-again'))).toEqual(expected)
  expect(statSync(folder('saved-again/2026/7.webp')).ino).toBe(statSync(folder('saved/2026/7.webp')).ino)

  expect(await isEmptyBucket(empty)).toBe(true)
  await uploadAll(empty, folder('saved'))
  expect(await isEmptyBucket(empty)).toBe(false)
  await download(empty, 'uploads/', folder('restored'))
  expect(await recordFiles(folder('restored'))).toEqual(expected)
  rmSync(base, { recursive: true })
})

it('saves the releases of a bucket besides, without the lists that the server makes anew', async () => {
  const [live] = stores.map(({ bucket }) => bucket)
  if (!live) throw new Error('no store')
  const objects = sharedObjects(live)
  for (const key of ['remotes/shelf/1.0.0-aaa/remote.json', 'host/main.js', 'index/remotes/shelf/1.0.0-aaa.json'])
    await objects.put(`releases/${key}`, Buffer.from(key), 'text/plain')
  const folder = folderForTests()
  await download(live, 'releases/', folder)
  expect(Object.keys(await recordFiles(folder)).sort()).toEqual(['host/main.js', 'remotes/shelf/1.0.0-aaa/remote.json'])
  rmSync(folder, { recursive: true })
})
