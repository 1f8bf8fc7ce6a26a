// @vitest-environment node
import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, expect, it } from 'vitest'
import { to } from '../routes'
import { defineTexts } from '../text'
import { type Language, type PageContext, providePageContext, providePageContextWithin } from './index'

const t = defineTexts({ hello: { en: 'Hello', zh: '你好' } })
const contextOf = (language: Language, article: string): PageContext => ({
  paths: { article },
  settings: { getState: () => ({ language }) },
})
const line = () => `${t.hello()} ${to('article', { aid: 1 })}`

afterEach(() => providePageContextWithin(null))

it('texts and addresses use the provided context', () => {
  providePageContext(contextOf('en', '/posts/:aid'))
  expect(line()).toBe('Hello /posts/1')
})

it('two renders that interleave in one process each use their own context', async () => {
  providePageContext(contextOf('en', '/nobody/:aid'))
  const scope = new AsyncLocalStorage<PageContext>()
  providePageContextWithin(scope)
  const draw = async () => {
    const lines = []
    for (let turn = 0; turn < 5; turn++) {
      lines.push(line())
      await new Promise((resolve) => setTimeout(resolve))
    }
    return new Set(lines)
  }
  const [one, two] = await Promise.all([
    scope.run(contextOf('en', '/posts/:aid'), draw),
    scope.run(contextOf('zh-CN', '/p/:aid'), draw),
  ])
  expect([[...one], [...two]]).toEqual([['Hello /posts/1'], ['你好 /p/1']])
  expect(line()).toBe('Hello /nobody/1')
})
