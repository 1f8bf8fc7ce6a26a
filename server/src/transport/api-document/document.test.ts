import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createConfig, lintFromString, type NormalizedProblem } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, expect, it } from 'vitest'
import { openApiDocument } from './document'

interface Schema {
  anyOf?: Schema[]
  properties?: Record<string, unknown>
}
interface Content {
  content: { 'application/json': { schema: Schema } }
}
const schemaIn = (content: Content | undefined): Schema => content?.content['application/json'].schema ?? {}

const document = openApiDocument('https://plaza.example') as {
  servers: unknown
  paths: Record<string, Record<string, { responses: Record<string, Content>; requestBody?: Content }>>
  components: { schemas: Record<string, unknown> }
}
const packageDir = resolve(import.meta.dirname, '../../..')
/** Inside the package, so that the client's imports resolve. */
const folder = join(packageDir, `node_modules/.cache/client-${process.pid}`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('has names for what it speaks of, where it is served, and the refusals', () => {
  expect(document.servers).toEqual([{ url: 'https://plaza.example' }])
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['Circle', 'Post', 'Wish', 'AccountLogInBody', 'RefusedByRule', 'Busy']),
  )
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  for (const { responses, requestBody } of operations) {
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '429', '500', '503']))
    const [success] = schemaIn(responses[200]).anyOf ?? []
    for (const schema of [success?.properties?.data, requestBody && schemaIn(requestBody)])
      if (schema) expect(schema).toEqual({ $ref: expect.stringMatching(/^#\/components\/schemas\/\w+$/) })
    expect(success).toBeDefined()
  }
})

it('is taken by a linter without an error', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // Two paths of the product end with a slash.
    rules: { 'no-path-trailing-slash': 'off' },
  })
  const problems: NormalizedProblem[] = await lintFromString({ source: JSON.stringify(document), config })
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

const client = `
import createClient from 'openapi-fetch'
import type { components, paths } from './api'

const client = createClient<paths>({ baseUrl: 'https://plaza.example' })

export async function nameOf(id: string): Promise<string | number> {
  const { data, error } = await client.GET('/api/v1/circles/{id}', { params: { path: { id } } })
  if (error) {
    const refused: null = error.data
    return error.code === 503001 ? 'busy' : String(refused)
  }
  const circle: components['schemas']['Circle'] | null = data.data
  return circle === null ? data.code : circle.name
}

export const like = (id: string) => client.POST('/api/v1/like', { body: { target: 'content', id, on: true } })
// @ts-expect-error: a field is missing
export const wrong = () => client.POST('/api/v1/like', { body: { target: 'content' } })
`

it('makes a client that compiles', async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'api.ts'), astToString(await openapiTS(JSON.stringify(document))))
  writeFileSync(join(folder, 'client.ts'), client)
  const strict = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--target',
    'es2022',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
  ]
  const tsc = join(packageDir, '../node_modules/.bin/tsc')
  const run = () =>
    execFileSync(tsc, [...strict, '--ignoreConfig', join(folder, 'client.ts')], { encoding: 'utf8', stdio: 'pipe' })
  expect(outputOf(run)).toBe('')
})

function outputOf(run: () => string): string {
  try {
    return run()
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout)
  }
}
