import { expect, it } from 'vitest'
import { article } from '../../../testing/samples'
import { toVoiceItem } from './voice-item'

const voice = { url: '/media/voice.mp3', duration: '01:05' }

it('is nothing without a recording', () => expect(toVoiceItem(article())).toBeNull())

it('links back to the article', () => {
  const item = { id: 'voice-101', duration: 65, address: '/posts/101', album: 'Starbay Daily' }
  expect(toVoiceItem(article({ voice }))).toMatchObject(item)
})
