import { describe, expect, it } from 'vitest'
import { albums, audios } from './albums'
import { articles } from './articles'
import { atlases } from './atlases'
import { channels } from './channels'
import { circles, topics } from './circles'
import { posts } from './posts'
import { videos } from './videos'

/** More than a third of those who looked do not like anything. */
const LIKED_AT_MOST = 0.35

describe('the numbers of the demo', () => {
  it('are likes of people who looked, and no more comments than likes', () => {
    const liked = [...articles, ...audios, ...videos, ...atlases, ...posts].filter(
      ({ likes, views }) => likes > views * LIKED_AT_MOST,
    )
    expect(liked.map(({ id }) => id)).toEqual([])
    const talked = [...articles, ...videos, ...atlases].filter(({ likes, comments }) => comments > likes)
    expect(talked.map(({ id }) => id)).toEqual([])
  })

  it('are votes of people who saw the post', () => {
    const counted = posts.filter(({ views, vote }) => {
      const votes = vote?.options.map(([, count]) => count) ?? [0]
      return (vote?.multiple ? Math.max(...votes) : votes.reduce((sum, count) => sum + count, 0)) > views
    })
    expect(counted.map(({ id }) => id)).toEqual([])
  })

  it('are members, followers and listeners of whom fewer take part', () => {
    const membersOf = new Map(circles.map(({ id, members }) => [id, members]))
    expect(topics.filter(({ circle, participants }) => participants > (membersOf.get(circle) ?? 0))).toEqual([])
    expect(channels.filter(({ followers, listeners }) => listeners > followers)).toEqual([])
    expect(albums.filter(({ views, subscribers }) => subscribers > views).map(({ title }) => title)).toEqual([])
    const heard = albums.filter(({ tracks, views }) => tracks.reduce((sum, track) => sum + track.views, 0) > views)
    expect(heard.map(({ title }) => title)).toEqual([])
  })
})
