import { describe, expect, it } from 'vitest'
import type { PostDraft } from '../../post/post-draft.model'
import { newVote } from '../../post/vote/vote-draft.model'
import { emptyDraft, isWritten, type PostFault, postFaults, toPost } from './publish-draft.model'

const now = Date.parse('2026-11-21T00:00:00Z')
const key = '6f1c9f0e-7c1a-4a51-9f2b-0d6c6a1f3a11'
const draft = (over: Partial<PostDraft> = {}): PostDraft => ({
  ...emptyDraft(key),
  content: 'Fog on the pier',
  ...over,
})

it.each<[what: string, over: Partial<PostDraft>, written: boolean]>([
  ['blanks', { content: ' \n' }, false],
  ['a chosen topic alone', { content: '', topic: { id: '1', name: 'Fog' } }, false],
  ['a word', { content: 'a' }, true],
  ['a picture alone', { content: '', images: [{ key: 'k', url: '/k' }] }, true],
  ['a begun vote alone', { content: '', vote: newVote(now) }, true],
])('%s: leaving loses content is %s', (_, over, written) => expect(isWritten(draft(over))).toBe(written))

it.each<[what: string, over: Partial<PostDraft>, faults: PostFault[]]>([
  ['a text', {}, []],
  ['no text', { content: '  ' }, ['content']],
  ['no text but a vote', { content: '', vote: { ...newVote(now), title: 'Where?', options: ['Pier', 'Hill'] } }, []],
  ['2000 characters outside of the basic plane', { content: '𠮷'.repeat(2000) }, []],
  ['2000 characters between blanks', { content: ` ${'海'.repeat(2000)}\n` }, []],
  ['2001 characters', { content: '海'.repeat(2001) }, ['long']],
  ['an unfinished vote', { vote: newVote(now) }, ['title', 'options']],
])('%s has the faults %j', (_, over, faults) => expect(postFaults(draft(over), now)).toEqual(faults))

describe('what is sent', () => {
  it('omits what was not chosen', () => {
    expect(toPost(draft({ content: ' Fog ', place: ' ' }), '61')).toEqual({
      body: { circle_id: '61', content: 'Fog', images: [], key },
    })
  })

  it('has the question of its vote as its text, if there is no other', () => {
    const vote = { ...newVote(now), title: ' Where? ', options: ['Pier', 'Hill'] }
    expect(toPost(draft({ content: ' ', vote }), '61').body.content).toBe('Where?')
    expect(toPost(draft({ vote }), '61').body.content).toBe('Fog on the pier')
  })

  it('contains the keys of pictures, the topic, the vote and the place', () => {
    const vote = { ...newVote(now), title: 'Where?', options: ['Pier', 'Hill'] }
    const { body } = toPost(
      draft({ images: [{ key: 'p1', url: '/p1' }], topic: { id: '9', name: 'Fog' }, vote, place: 'Old pier' }),
      '61',
    )
    expect(body).toMatchObject({ images: ['p1'], topic_id: '9', place: 'Old pier', vote: { title: 'Where?' } })
  })
})
