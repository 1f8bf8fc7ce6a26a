import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { satisfies } from 'semver'
import { expect, it } from 'vitest'
import { root } from './project.mjs'

const text = (file: string) => readFileSync(join(root, file), 'utf8')

it('has no package that requires a newer Node than package.json', () => {
  const { engines }: { engines: { node: string } } = JSON.parse(text('package.json'))
  const least = `${engines.node.replace('>=', '')}.0`
  const rows = text('pnpm-lock.yaml').matchAll(/^ {2}'?(\S+?)'?:\n(?: {4}.*\n)*? {4}engines: \{.*?node: '?([^,'}]+)/gm)
  const wanted = [...rows].map(([, name = '', range = '']) => ({ name, range }))
  expect(wanted.length).toBeGreaterThan(100)
  expect(wanted.filter(({ range }) => !satisfies(least, range))).toEqual([])
})
