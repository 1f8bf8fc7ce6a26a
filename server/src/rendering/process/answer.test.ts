import { expect, it } from 'vitest'
import { readAnswer } from './answer'

it.each([
  ['{"nonce":"1","bytes":7}\n<p>\n</p>', { nonce: '1', bytes: 7, outcome: { text: '<p>\n</p>' } }],
  ['{"nonce":"1","bytes":7,"fault":"threw"}\n', { nonce: '1', bytes: 7, outcome: { fault: 'threw' } }],
  ['{"nonce":"1","bytes":7,"fault":"late"}\n', null],
  ['{"nonce":"1"}\n<p></p>', null],
  ['null\n', null],
  ['<p></p>', null],
])('%j', (frame, answer) => expect(readAnswer(frame)).toEqual(answer))
