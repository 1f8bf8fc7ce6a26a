import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readEnvironment } from '../environment'
import { folderForTests } from '../testing/test-database'
import { HOST_BASE, readHostBuild, readRenderingHost } from './host-build'

const { hostDir: _, devServers, ...rest } = readEnvironment({})
const environment = (hostDir: string) => ({ ...rest, devServers, hostDir })

/** A folder with this `host.json`. */
function hostOf(text: string): string {
  const folder = folderForTests()
  writeFileSync(join(folder, 'host.json'), text)
  return folder
}

it.each([
  ['a folder without a build', () => folderForTests()],
  ['a document that is cut short', () => hostOf('{"build":')],
])('says how to build the app where it finds %s', (__, folder) => {
  const hostDir = folder()
  expect(() => readHostBuild(environment(hostDir))).toThrow(/The app has not been built .* Run `npm start`/)
  expect(readRenderingHost(environment(hostDir))).toBeNull()
})

it('has no script to render with where the build has none', () => {
  expect(readRenderingHost(environment(hostOf('{"build":"host1","files":[]}')))).toBeNull()
})

it('serves the files of a development server, whose hashes change, without their hashes', () => {
  const hostDir = hostOf('{"build":"host1","files":[],"integrity":{"a.js":"sha384-x"}}')
  expect(readHostBuild(environment(hostDir))).toMatchObject({ integrity: { 'a.js': 'sha384-x' }, base: HOST_BASE })
  const served = { ...environment(hostDir), devServers: { host: 'http://127.0.0.1:9000/' } }
  expect(readHostBuild(served)).toMatchObject({ integrity: null, base: 'http://127.0.0.1:9000/' })
})
