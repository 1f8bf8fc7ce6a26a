import { describe, expect, it } from 'vitest'
import { calendarOf } from './calendar.model'

const event = {
  id: '8003',
  title: '大剧院之夜：越调《渡口》首演，幕后花絮先播，正戏八点开场，全程不断线',
  summary: 'One, two; three',
  image: null,
  place: '星湾大剧院',
  source: '',
  starts_at: '2026-11-28T11:30:00.000Z',
  ends_at: '2026-11-28T14:00:00.000Z',
  channel: { id: '806', name: '星湾文旅生活' },
  video_id: null,
}

describe('a calendar file', () => {
  const file = calendarOf(event, 'https://plaza.example/lives/806')
  const lines = file.split('\r\n')

  it('has the times in UTC', () => {
    expect(lines).toContain('DTSTART:20261128T113000Z')
    expect(lines).toContain('DTEND:20261128T140000Z')
  })
  it('escapes special characters', () => expect(lines).toContain('DESCRIPTION:One\\, two\\; three'))
  it('escapes the title in the reminder too', () => {
    const escaped = calendarOf({ ...event, title: 'Ferry, late; back\\slash' }, 'https://plaza.example/lives/806')
    const words = 'Ferry\\, late\\; back\\\\slash'
    expect(escaped.split('\r\n')).toEqual(expect.arrayContaining([`SUMMARY:${words}`, `DESCRIPTION:${words}`]))
  })
  it('folds lines of more than 75 bytes, between characters', () => {
    expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${event.title}`)
  })
  it('has a reminder', () => expect(lines).toContain('TRIGGER:-PT10M'))
})
