import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rspack } from '@rspack/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/lib/project.mjs'
import { type AnyEndpoint, allEndpoints, isPaged } from '../src/api'
import { baseConfig } from './base-config'
import stripDeclarations from './strip-declarations.mjs'

const dir = mkdtempSync(join(tmpdir(), 'plaza-api-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** Builds an entry as in production, and returns its exports. */
async function built(name: string, source: string): Promise<{ exported: Record<string, unknown>; text: string }> {
  writeFileSync(join(dir, `${name}.ts`), source)
  const config = baseConfig({ name, context: root, dev: false, output: { path: dir, filename: `${name}.mjs` } })
  const compiler = rspack({
    ...config,
    entry: join(dir, `${name}.ts`),
    output: { ...config.output, clean: false, library: { type: 'module' }, module: true },
  })
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString({})))
      else compiler.close(() => resolve())
    }),
  )
  const path = join(dir, `${name}.mjs`)
  return { exported: await import(pathToFileURL(path).href), text: readFileSync(path, 'utf8') }
}

const api = join(root, 'shared/src/api/index.ts')

describe('the declarations in what people load', () => {
  let declared: AnyEndpoint[]
  let paged: (endpoint: AnyEndpoint) => boolean
  beforeAll(async () => {
    const { exported } = await built('all', `export { allEndpoints, isPaged } from ${JSON.stringify(api)}`)
    declared = exported.allEndpoints as AnyEndpoint[]
    paged = exported.isPaged as typeof paged
  })

  it('are all there, each as it is asked', () => {
    const asked = (endpoint: AnyEndpoint) => {
      const { summary: _, query: __, body: ___, data: ____, draftOf, ...rest } = endpoint
      return { ...rest, drafts: draftOf !== undefined }
    }
    expect(declared.map(asked)).toEqual(allEndpoints.map(asked))
  })

  it('still say which answers are pages', () => expect(declared.map(paged)).toEqual(allEndpoints.map(isPaged)))

  it('have neither words nor schemas of what is sent', () =>
    expect(declared.filter((one) => one.query || one.body || one.summary)).toEqual([]))

  it('have the schemas of answers, by which a page checks what comes', () => {
    const answerOf = (endpoints: readonly AnyEndpoint[]) =>
      endpoints.map(({ id, data }) => [id, data.type, Object.keys(data.entries ?? {})])
    expect(answerOf(declared)).toEqual(answerOf(allEndpoints))
  })
})

it('leaves out what a page does not use of a file', async () => {
  const { text } = await built('one', `export { cards } from ${JSON.stringify(api)}`)
  const all = await built('checked', `export { cards, checkCard } from ${JSON.stringify(api)}`)
  expect(all.text).toContain('volunteer_stats')
  expect(text).not.toContain('volunteer_stats')
})

it('still checks a card where a page draws cards', async () => {
  const { exported } = await built('cards', `export { checkCard } from ${JSON.stringify(api)}`)
  const checkCard = exported.checkCard as (raw: object) => object
  expect(checkCard({ id: 'c', type: 'hologram' })).toEqual({ skipped: 'unknown' })
  expect(checkCard({ id: 'c', v: 1, type: 'notice', items: [] })).toEqual({ skipped: 'broken' })
})

it('leaves alone what declares nothing', () => {
  const source = "import * as v from 'valibot'\nexport const isId = (text) => text !== ''\n"
  expect(stripDeclarations(source)).toBe(source)
})
