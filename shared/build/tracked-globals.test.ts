import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { afterAll, expect, it } from 'vitest'
import { root } from '../../scripts/lib/project.mjs'
import { baseConfig } from './base-config'
import { TrackedGlobalsPlugin } from './tracked-globals'

const dir = mkdtempSync(join(tmpdir(), 'plaza-globals-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const source = `
import { later } from './library.js'
setTimeout(() => {}, 1); window.setInterval(() => {}, 2); globalThis.requestAnimationFrame(() => {})
addEventListener('a', () => {}); document.addEventListener('b', () => {}); window.document.createElement('c')
new IntersectionObserver(() => {}).observe(document.body)
later()
;(({ setTimeout }) => setTimeout('own'))({ setTimeout: (text) => self.heard.push(text) })
`
/** As libraries write it. */
const library = `
const view = window
exports.later = () => view.setTimeout(() => {}, 3)
`

it('has every module of a build call the functions of the host, and the browser’s own without one', async () => {
  writeFileSync(join(dir, 'entry.js'), source)
  writeFileSync(join(dir, 'library.js'), library)
  const base = baseConfig({ name: 'tracked', context: root, dev: false, output: { path: dir, filename: 'out.js' } })
  const compiler = rspack({
    ...base,
    entry: join(dir, 'entry.js'),
    plugins: [...base.plugins, new TrackedGlobalsPlugin('plaza_media_x')],
  })
  const stats = await new Promise<{ hasErrors(): boolean } | undefined>((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  )
  expect(stats?.hasErrors()).toBe(false)
  const run = new Function('self', 'window', 'document', 'setTimeout', readFileSync(join(dir, 'out.js'), 'utf8'))
  const native: string[] = []
  const page = (log: string[]) => {
    const call = (name: string) => (): void => {
      log.push(name)
    }
    const names = ['setTimeout', 'setInterval', 'requestAnimationFrame', 'addEventListener']
    return {
      ...Object.fromEntries(names.map((name) => [name, call(name)])),
      IntersectionObserver: class {
        observe = call('observe')
      },
      document: {
        addEventListener: call('document.addEventListener'),
        createElement: call('createElement'),
        removeEventListener: call('document.removeEventListener'),
      },
    }
  }
  const all = ['setTimeout', 'setInterval', 'requestAnimationFrame', 'addEventListener', 'document.addEventListener']
  const expected = [...all, 'createElement', 'observe', 'setTimeout']

  const tracked: string[] = []
  const names: string[] = []
  const self = {
    ...page(native),
    heard: [] as string[],
    plazaGlobals(name: string) {
      names.push(name)
      return page(tracked)
    },
  }
  run(self, self, self.document, Reflect.get(self, 'setTimeout'))
  expect({ tracked, native, names, heard: self.heard }).toEqual({
    ...{ tracked: expected, native: [], names: ['plaza_media_x'], heard: ['own'] },
  })

  // As in a browser, `createElement` fails without its document.
  const createElement = function (this: unknown) {
    native.push(this === older.document ? 'createElement' : 'a loose function')
  }
  const older = { ...page(native), heard: [] as string[] }
  older.document.createElement = createElement
  run(older, older, older.document, Reflect.get(older, 'setTimeout'))
  expect(native).toEqual(expected)
})
