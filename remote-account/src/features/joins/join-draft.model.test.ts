import type { JoinRole } from '@plaza/shared/api'
import { expect, it } from 'vitest'
import { emptyDraft, isWritten, type JoinDraft, type JoinFault, joinFaults, toApplication } from './join-draft.model'

const draft = (more: Partial<JoinDraft> = {}): JoinDraft => ({
  ...emptyDraft('k'),
  name: ' Li Xing ',
  phone: '13800000002',
  note: 'I take pictures of the tide each morning.',
  ...more,
})

it.each<[when: string, JoinRole, Partial<JoinDraft>, JoinFault[]]>([
  ['everything is there', 'photographer', {}, []],
  ['there is no name', 'photographer', { name: ' ' }, ['name']],
  ['the phone is none', 'photographer', { phone: '12345' }, ['phone']],
  ['the text is too short', 'photographer', { note: 'short' }, ['note']],
  ['the link is no address', 'photographer', { portfolio: 'https://' }, ['portfolio']],
  ['the link is not safe', 'photographer', { portfolio: 'http://a.example' }, ['portfolio']],
  ['an organisation has no name', 'organisation', {}, ['organisation']],
])('when %s', (_, role, more, faults) => expect(joinFaults(draft(more), role)).toEqual(faults))

it('is sent trimmed; an organisation only of an organisation, a link only if there is one', () => {
  const body = { role: 'columnist', name: 'Li Xing', phone: '13800000002', note: draft().note, images: [], key: 'k' }
  expect(toApplication(draft({ organisation: 'A club' }), 'columnist')).toEqual({ body })
  expect(toApplication(draft({ organisation: ' A club ' }), 'organisation').body.organisation).toBe('A club')
  expect(toApplication(draft({ portfolio: ' https://a.example ' }), 'columnist').body.portfolio).toBe(
    'https://a.example',
  )
})

it('is written once it has words or pictures', () => {
  expect(isWritten(emptyDraft('k'))).toBe(false)
  expect(isWritten(draft())).toBe(true)
})
