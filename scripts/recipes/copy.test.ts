import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/project.mjs'
import { copyWithPackages } from './copy'

it('a copy has the installed packages, and its own sources of the packages of the project', () => {
  const copy = copyWithPackages()
  const inServer = (name: string) => realpathSync(join(copy.folder, 'server/node_modules', name))
  expect(inServer('@plaza/shared')).toBe(realpathSync(join(copy.folder, 'shared')))
  expect(inServer('drizzle-orm')).toBe(realpathSync(join(root, 'server/node_modules/drizzle-orm')))
  copy.remove()
  expect(existsSync(copy.folder)).toBe(false)
  expect(existsSync(join(root, 'server/node_modules/drizzle-orm'))).toBe(true)
})
