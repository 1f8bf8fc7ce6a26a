import { expect, it } from 'vitest'
import { programme } from '../../../testing/samples'
import { begunBetween } from './chat.model'

const news = programme({ id: 'n', starts_at: '2026-11-21T10:30:00Z', ends_at: '2026-11-21T11:30:00Z' })
const talk = programme({ id: 't', starts_at: '2026-11-21T11:30:00Z', ends_at: '2026-11-21T12:00:00Z' })

it.each<[when: string, earlier: string | undefined, later: string, began: string | undefined]>([
  ['both lines are in one programme', '10:31:00', '11:29:59', undefined],
  ['the earlier line is in the programme before', '11:29:59', '11:30:00', 't'],
  ['the earlier line is from before a programme without lines', '09:00:00', '11:40:00', 't'],
  ['there is no earlier line', undefined, '10:40:00', 'n'],
  ['nothing is on the air at the later line', '11:59:00', '12:00:00', undefined],
  ['a line was written in the second in which the programme began', '11:30:00', '11:30:05', undefined],
])('when %s', (_, earlier, later, began) => {
  const at = (clock: string) => `2026-11-21T${clock}Z`
  expect(begunBetween([news, talk], earlier && at(earlier), Date.parse(at(later)))?.id).toBe(began)
})
