import { audioContent, content } from '@plaza/shared/testing'
import { fromContent, fromContents } from '@plaza/shared/ui'
import { describe, expect, it } from 'vitest'
import { album, audio, channelPlay, programme, track } from '../testing/samples'
import { fromAudio, fromChannel, fromReplay, fromTrack } from './player-items.model'

describe('what the player gets', () => {
  it.each([
    [
      'an audio of a list',
      fromContent(audioContent()),
      { id: '501', album: 'Night voices', albumId: '40', duration: 200 },
    ],
    ['an audio', fromAudio(audio()), { id: '501', album: 'Night voices', albumId: '40', duration: 200 }],
    ['an audio without an album', fromAudio(audio({ album: null })), { album: '', albumId: null }],
    ['an audio of unknown length', fromAudio(audio({ seconds: 0 })), { duration: null }],
    [
      'a track, with the cover of its album',
      fromTrack(track(), album()),
      { id: '501', image: '/media/pictures/night.webp' },
    ],
    ['a live channel', fromChannel(channelPlay()), { id: '801', live: true, duration: null, album: 'Early bus' }],
  ])('from %s', (_, item, part) => expect(item).toMatchObject(part))

  it('a replay links back to its channel and is as long as the programme', () => {
    const replay = fromReplay(programme({ replay_url: '/media/replay.m4a' }), channelPlay().channel)
    expect(replay).toMatchObject({ id: 'replay-p1', duration: 7200, live: false, address: '/radios/801' })
  })

  it.each([
    ['an article', fromContent(content())],
    ['a programme without a recording', fromReplay(programme(), channelPlay().channel)],
  ])('nothing from %s', (_, item) => expect(item).toBeNull())

  it('only the audios of a list', () => {
    expect(fromContents([content(), audioContent()]).map(({ id }) => id)).toEqual(['501'])
  })
})
