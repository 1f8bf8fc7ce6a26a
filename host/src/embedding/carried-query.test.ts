import { beforeEach, describe, expect, it } from 'vitest'
import { carriedFrom, carriedQuery, withToken } from './carried-query'

beforeEach(() => {
  sessionStorage.clear()
  carriedQuery.start('')
})

describe('the carried query', () => {
  it.each([
    ['', {}],
    ['?app=ios&size=large&multiple=1.25', { app: 'ios', size: 'large', multiple: 1.25 }],
    ['?multiple=1e9', { multiple: 2 }],
    ['?multiple=-3', { multiple: 0.8 }],
    ['?multiple=NaN&size=<b>&app=<script>', {}],
    ['?size=16', { size: '16' }],
    ['?size=1.5rem', { size: '1.5rem' }],
    [`?size=${'1'.repeat(21)}`, {}],
    ['?multiple=&size=&app=', {}],
    [`?app=${'x'.repeat(10_000)}`, {}],
    ['?app=ios&app=android', { app: 'ios' }],
    ['?app[]=ios&multiple=%00', {}],
    ['?Authorization=secret', {}],
  ])('of %.40s is %j', (search, values) => expect(carriedFrom(search)).toEqual(values))

  it('is on every address of ours, and is kept by pages without it', () => {
    carriedQuery.start('?app=ios&multiple=1.2&Authorization=secret')
    expect(carriedQuery.href('/posts/7?from=list#top')).toBe('/posts/7?from=list&app=ios&multiple=1.2#top')
    expect(carriedQuery.href('/posts/7?app=h5')).toBe('/posts/7?app=h5&multiple=1.2')
    carriedQuery.start('')
    expect(carriedQuery.app()).toBe('ios')
  })

  it('is not added without values', () => {
    expect(carriedQuery.href('/posts/7')).toBe('/posts/7')
    expect(carriedQuery.app()).toBe('h5')
  })
})

it('carries a token in an address only with the flag', () => {
  expect(withToken('https://sister.example/x', 'secret')).toBe('https://sister.example/x')
  expect(withToken('https://sister.example/x', 'secret', true)).toBe('https://sister.example/x?Authorization=secret')
})
