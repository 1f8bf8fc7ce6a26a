import { expect, it } from 'vitest'
import { addressOfAdvice, addressOfContent, addressOfPost, thingAt } from './page-addresses'

it.each<[path: string, thing: ReturnType<typeof thingAt>]>([
  [addressOfPost('7'), { kind: 'post', id: '7' }],
  [addressOfAdvice('7'), { kind: 'advice', id: '7' }],
  ['/uid/7', { kind: 'person', id: '7' }],
  ['/user-detail/7//', { kind: 'person', id: '7' }],
  ...[1, 3, 4, 5, 7].map((type): [string, ReturnType<typeof thingAt>] => [
    addressOfContent(type, '7') ?? '',
    { kind: 'piece', id: '7' },
  ]),
  ['/play/7', { kind: 'piece', id: '7' }],
  ['/posts/3001/comment/7', { kind: 'comment', id: '7' }],
  ['/group-detail/7', null],
  ['/interacts/7/record', null],
  ['/posts/', null],
  ['/', null],
])('%s is the page of %o', (path, thing) => expect(thingAt(path)).toEqual(thing))
