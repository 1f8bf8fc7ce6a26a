import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Draft } from './draft'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plaza-draft-'))
  mkdirSync(join(root, 'made'))
  writeFileSync(join(root, 'made/journal'), 'before')
  writeFileSync(join(root, 'there.ts'), "import { one } from 'numbers'\nconst first = one\n")
})
afterEach(() => rmSync(root, { recursive: true }))

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

describe('a draft', () => {
  it('is written when its steps succeed', async () => {
    const draft = new Draft(root)
    draft.create('new/file.ts', 'new')
    draft.addLine('there.ts', /^const/, 'const second = 2')
    expect(existsSync(join(root, 'new/file.ts'))).toBe(false)
    await draft.apply(async () => writeFileSync(join(root, 'made/more'), 'more'), ['made'])
    expect(textOf('new/file.ts')).toBe('new')
    expect(textOf('there.ts')).toContain('const second = 2')
    expect(textOf('made/more')).toBe('more')
  })

  it('leaves everything as it was when a step fails', async () => {
    const draft = new Draft(root)
    draft.create('file.ts', 'new')
    draft.addLine('there.ts', /^const/, 'const second = 2')
    const fail = draft.apply(async () => {
      writeFileSync(join(root, 'made/more'), 'more')
      writeFileSync(join(root, 'made/journal'), 'after')
      throw new Error('no')
    }, ['made'])
    await expect(fail).rejects.toThrow('no')
    expect([existsSync(join(root, 'file.ts')), existsSync(join(root, 'made/more'))]).toEqual([false, false])
    expect([textOf('there.ts').includes('second'), textOf('made/journal')]).toEqual([false, 'before'])
  })

  it('leaves everything as it was when a file cannot be written', async () => {
    const draft = new Draft(root)
    draft.addLine('there.ts', /^const/, 'const second = 2')
    draft.create('file.ts', 'new')
    draft.create('there.ts/below-a-file.ts', 'new')
    await expect(draft.apply(async () => {})).rejects.toThrow(/EEXIST|ENOTDIR/)
    expect([textOf('there.ts').includes('second'), existsSync(join(root, 'file.ts'))]).toEqual([false, false])
  })

  it('creates no file that exists', () => {
    const draft = new Draft(root)
    draft.create('file.ts', 'new')
    expect(() => draft.create('file.ts', 'again')).toThrow('file.ts exists already')
    expect(() => draft.create('there.ts', 'again')).toThrow('there.ts exists already')
  })

  it('lists saved and drafted files of a folder', () => {
    const draft = new Draft(root)
    draft.create('made/more', 'more')
    expect(draft.filesIn('made')).toEqual(['made/journal', 'made/more'])
  })

  it.each([
    ['a module that is imported', 'numbers', ['two'], "import { one, two } from 'numbers'\n"],
    ['a module that is not', 'other', ['two'], "import { two } from 'other'\nimport { one } from 'numbers'\n"],
    ['types alone', 'other', ['type Two'], "import type { Two } from 'other'\nimport { one } from 'numbers'\n"],
    ['a name that is imported', 'numbers', ['one', 'type one'], "import { one } from 'numbers'\n"],
    ['a type beside a value', 'numbers', ['type Two'], "import { one, type Two } from 'numbers'\n"],
  ])('imports from %s', (_, module, names, result) => {
    const draft = new Draft(root)
    draft.addImports('there.ts', module, names)
    expect(draft.read('there.ts')).toBe(`${result}const first = one\n`)
  })

  it('imports a value from a module whose types are imported', () => {
    const draft = new Draft(root)
    draft.create('file.ts', "import type { One } from 'numbers'\n")
    draft.addImports('file.ts', 'numbers', ['two'])
    expect(draft.read('file.ts')).toBe("import { type One, two } from 'numbers'\n")
  })
})
