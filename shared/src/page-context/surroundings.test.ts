// @vitest-environment node
import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, expect, it } from 'vitest'
import { to } from '../routes'
import { defineTexts } from '../text'
import { type Language, type PageContext, providePageContext, providePageContextWithin } from './index'

const t = defineTexts({ hello: { en: 'Hello', zh: '你好' } })
const around = (language: Language, article: string): PageContext => ({
  paths: { article },
  settings: { getState: () => ({ language }) },
})
const said = () => `${t.hello()} ${to('article', { aid: 1 })}`

afterEach(() => providePageContextWithin(null))

it('are the provided ones', () => {
  providePageContext(around('en', '/posts/:aid'))
  expect(said()).toBe('Hello /posts/1')
})

it('do not mix when two renders interleave in one process', async () => {
  providePageContext(around('en', '/nobody/:aid'))
  const scope = new AsyncLocalStorage<PageContext>()
  providePageContextWithin(scope)
  const draw = async () => {
    const lines = []
    for (let turn = 0; turn < 5; turn++) {
      lines.push(said())
      await new Promise((resolve) => setTimeout(resolve))
    }
    return new Set(lines)
  }
  const [one, two] = await Promise.all([
    scope.run(around('en', '/posts/:aid'), draw),
    scope.run(around('zh-CN', '/p/:aid'), draw),
  ])
  expect([[...one], [...two]]).toEqual([['Hello /posts/1'], ['你好 /p/1']])
  expect(said()).toBe('Hello /nobody/1')
})
