import { expect, it } from 'vitest'
import { webVttFault } from './web-vtt'

const vtt = (...lines: string[]) => ['WEBVTT', '', ...lines].join('\n')

it.each<[string, string | null]>([
  [vtt('00:00.000 --> 00:04.000', '天亮了', '', '00:04.500 --> 00:08.000 line:80%', '船来了'), null],
  [`\uFEFF${vtt('1', '00:01:00.000 --> 01:00:00.000', 'One', 'two')}`.replaceAll('\n', '\r\n'), null],
  ['1\n00:00:01,000 --> 00:00:02,000\nSRT', 'Line 1: subtitles begin with WEBVTT'],
  [vtt(), 'Subtitles have no lines'],
  [vtt('0:00 --> 00:04.000', 'x'), 'Line 3: needs times such as 00:01.000 --> 00:04.000'],
  [vtt('00:05.000 --> 00:04.000', 'x'), 'Line 3: ends before it begins'],
  [vtt('00:05.000 --> 00:06.000', 'x', '', '00:01.000 --> 00:02.000', 'y'), 'Line 6: begins before the one above it'],
  [vtt('00:05.000 --> 00:06.000', ''), 'Line 3: has no words'],
])('a text is read as a player reads it: %j', (text, fault) => expect(webVttFault(text)).toBe(fault))
