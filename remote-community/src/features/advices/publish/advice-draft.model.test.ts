import { expect, it } from 'vitest'
import { type AdviceDraft, type AdviceFault, adviceFaults, emptyDraft, isWritten, toAdvice } from './advice-draft.model'

const draft = (more: Partial<AdviceDraft> = {}): AdviceDraft => ({
  ...emptyDraft('k'),
  department: '751',
  title: ' A lamp is out ',
  content: 'It has been dark since Monday. ',
  ...more,
})

it.each<[when: string, Partial<AdviceDraft>, AdviceFault[]]>([
  ['everything is there', {}, []],
  ['no department is chosen', { department: null }, ['department']],
  ['the title is too short', { title: ' ab ' }, ['title']],
  ['the title is too long', { title: '灯'.repeat(41) }, ['title']],
  ['the text is too short', { content: '   short   ' }, ['content']],
  ['the text is too long', { content: '灯'.repeat(1001) }, ['content']],
])('when %s', (_, more, faults) => expect(adviceFaults(draft(more))).toEqual(faults))

it('is sent trimmed, with the keys of its pictures, and with a place if there is one', () => {
  expect(toAdvice(draft({ images: [{ key: 'a', url: '/a' }] }))).toEqual({
    body: {
      merchant_id: '751',
      kind: 'ask',
      title: 'A lamp is out',
      content: 'It has been dark since Monday.',
      images: ['a'],
      audience: 'named',
      key: 'k',
    },
  })
  expect(toAdvice(draft({ place: ' Pier ' })).body.place).toBe('Pier')
})

it('is written once it has content; a choice alone is none', () => {
  expect(isWritten({ ...emptyDraft('k'), department: '751', kind: 'praise' })).toBe(false)
  expect(isWritten(draft())).toBe(true)
})
