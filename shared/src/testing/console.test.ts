import { beforeEach, expect, it } from 'vitest'
import { expectConsole, takeConsoleMessages } from './console'

beforeEach(() => {
  takeConsoleMessages()
})

it('collects errors and warnings, formatted as a console does', () => {
  console.error('Two children with the key `%s`', 'a')
  console.warn('late')
  expect(takeConsoleMessages()).toEqual(['console.error: Two children with the key `a`', 'console.warn: late'])
  expect(takeConsoleMessages()).toEqual([])
})

it('lets a test declare expected output, until its end', () => {
  expectConsole(/made to throw/)
  console.error('page: made to throw')
  console.error('another one')
  expect(takeConsoleMessages()).toEqual(['console.error: another one'])
  console.error('page: made to throw')
  expect(takeConsoleMessages()).toHaveLength(1)
})
