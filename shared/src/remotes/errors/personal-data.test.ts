import { expect, it } from 'vitest'
import { withoutPersonalData } from './personal-data'

it.each<[what: string, message: string, left: string]>([
  [
    'a programming error',
    "Cannot read properties of undefined (reading 'map')",
    "Cannot read properties of undefined (reading 'map')",
  ],
  ['a query', 'GET https://a.example/x/y?Authorization=abc&id=7 failed', 'GET https://a.example/x/y?… failed'],
  ['a fragment', 'at /wish/9#secret here', 'at /wish/9?… here'],
  ['a phone', 'user 13900000000 has left', 'user … has left'],
  ['a phone in groups', 'call +86 139 0000 0000 now', 'call … now'],
  ['an identity card', 'bad 11010519491231002X', 'bad …'],
  ['a mail address', 'to li.lei@mail.example.cn failed', 'to … failed'],
  ['a token', 'Bearer eyJhbGciOi.eyJzdWIi.SflKxw refused', 'Bearer … refused'],
  ['a token by its name', 'token=abc123 is old', 'token=… is old'],
  ['a long identifier', 'no session 3f9a8b7c6d5e4f3a2b1c9d8e', 'no session …'],
  [
    'the text of an answer',
    'Unexpected token o, "not a json of Li Lei" is not valid JSON',
    'Unexpected token o, "…" is not valid JSON',
  ],
  ['a name', '张三 不存在', '… …'],
])('takes %s', (_, message, left) => expect(withoutPersonalData(message)).toBe(left))

it('is bounded', () => expect(withoutPersonalData('word '.repeat(10_000))).toHaveLength(300))
