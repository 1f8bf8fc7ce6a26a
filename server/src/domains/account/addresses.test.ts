import { expect, it } from 'vitest'
import { ownAddress } from './addresses'

const HOST = 'plaza.example'
const ORIGINS = ['https://m.plaza.example', 'http://localhost:8080']
const own = (address: string) => ownAddress(address, HOST, ORIGINS)

it.each([
  ['/posts/7?tab=1#top', '/posts/7?tab=1#top'],
  ['posts/7', '/posts/7'],
  ['https://plaza.example/posts/7', '/posts/7'],
  ['http://plaza.example/', '/'],
  ['https://m.plaza.example/a', '/a'],
  ['http://localhost:8080/a', '/a'],
  ['https://plaza.example//evil.example/a', '/evil.example/a'],
  ['/a//b', '/a//b'],
])('%s is %s here', (address, path) => expect(own(address)).toBe(path))

it.each([
  '',
  'https://evil.example/posts/7',
  'https://plaza.example.evil.example/',
  'http://m.plaza.example/a',
  'http://localhost:8081/a',
  '//evil.example/a',
  '/\\evil.example',
  '/a\\b',
  '\\\\evil.example',
  '/\t/evil.example',
  '/ /evil.example',
  '/\u007f/evil.example',
  'https://user@plaza.example/',
  'https://:secret@plaza.example/',
  'javascript:alert(1)',
  'ftp://plaza.example/a',
  'http://[',
])('%j is none of ours', (address) => expect(own(address)).toBeNull())

it('is at most 2048 characters long', () => {
  const path = `/${'a'.repeat(2047)}`
  expect([own(path), own(`${path}a`)]).toEqual([path, null])
})
