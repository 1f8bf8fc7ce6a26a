import type { ContentFiles, ImportResult } from '@plaza/shared/operations'
import { expect, it, vi } from 'vitest'
import { importInPortions } from './import-portions'

type Files = ContentFiles['files']
const many = (count: number, text = 'x'): Files =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`articles/${index}.md`, text]))
const taken = async (portion: Files): Promise<ImportResult> => ({ done: Object.keys(portion).length, failed: [] })

it('sends a small archive at once, and whatever is refused once', async () => {
  const failed = [{ file: 'articles/0.md', id: '0', why: 'no' }]
  const send = vi.fn(async () => ({ done: 1, failed }))
  expect(await importInPortions(many(2), send)).toEqual({ done: 1, failed })
  expect(send.mock.calls).toEqual([[many(2)]])
})

it('sends a large one in portions of few files and few characters, each file once', async () => {
  for (const files of [many(1_000), many(5, 'x'.repeat(1_000_000))]) {
    const send = vi.fn(taken)
    expect((await importInPortions(files, send)).done).toBe(Object.keys(files).length)
    expect(send.mock.calls.length).toBeGreaterThan(3)
    for (const [portion] of send.mock.calls) {
      expect(Object.keys(portion).length).toBeLessThanOrEqual(300)
      expect(Object.values(portion).join('').length).toBeLessThanOrEqual(1_500_000)
    }
    expect(Object.assign({}, ...send.mock.calls.map(([portion]) => portion))).toEqual(files)
  }
})

it('sends again what names an entry of a later portion, until nothing more is taken', async () => {
  const there = new Set<string>()
  // Each names the next file, the first two each other; nobody has what the last one names.
  const namedBy = (file: string) =>
    file === 'articles/1.md' ? 'articles/0.md' : `articles/${Number(/\d+/.exec(file)) + 1}.md`
  const send = vi.fn(async (portion: Files): Promise<ImportResult> => {
    const files = Object.keys(portion).reverse()
    const refused = files.filter((file) => {
      const named = namedBy(file)
      if (named in portion ? files.includes(named) : there.has(named)) there.add(file)
      return !there.has(file)
    })
    return {
      done: files.length - refused.length,
      failed: refused.map((file) => ({ file, id: file, why: 'names nothing' })),
    }
  })
  const { done, failed } = await importInPortions(many(700), send)
  expect([done, failed.map(({ file }) => file)]).toEqual([699, ['articles/699.md']])
})
