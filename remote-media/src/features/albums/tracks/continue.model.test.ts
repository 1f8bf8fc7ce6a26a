import { audioContent, content } from '@plaza/shared/testing'
import { expect, it } from 'vitest'
import { continuationOf } from './continue.model'

const elsewhere = audioContent({ id: '9', audio: { url: '/a.m4a', album: 'Other', album_id: '41' } })

it('resumes at the newest entry of the album', () => {
  const heard = [
    { content: elsewhere, seconds: 5 },
    { content: audioContent({ id: '502' }), seconds: 61 },
    { content: audioContent({ id: '501' }), seconds: 3 },
  ]
  expect(continuationOf('40', heard)).toMatchObject({ item: { id: '502' }, position: 61 })
})

it.each([
  ['nothing was heard', []],
  ['an audio was opened and not heard', [{ content: audioContent(), seconds: null }]],
  ['other albums were heard', [{ content: elsewhere, seconds: 5 }]],
  ['no audio was opened', [{ content: content(), seconds: null }]],
])('offers nothing where %s', (_, heard) => expect(continuationOf('40', heard)).toBeNull())
