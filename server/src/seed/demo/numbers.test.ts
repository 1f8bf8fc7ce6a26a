import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../../environment'
import { commentRows } from '../community/comments'
import { contentRows } from '../contents'
import { trackRows } from '../sounds'
import { demoAt } from './read'

const demo = demoAt(readEnvironment({}).demoDir)
const { albums, articles, atlases, audios, posts, videos } = demo

/** Maximum share of viewers who like something. */
const LIKED_AT_MOST = 0.35

describe('the numbers of the demo', () => {
  it('are likes of people who looked', () => {
    const liked = [...articles, ...audios, ...videos, ...atlases, ...posts].filter(
      ({ likes, views }) => likes > views * LIKED_AT_MOST,
    )
    expect(liked.map(({ id }) => id)).toEqual([])
  })

  it('are of each another share of those who looked, and of those who liked', () => {
    const rows = contentRows(demo, new Date()).filter(({ collections }) => collections)
    const shares = (of: 'likes' | 'collections', per: 'views' | 'likes') =>
      rows.map((row) => ((100 * (row[of] ?? 0)) / (row[per] ?? 1)).toFixed(2))
    const most = (list: string[]) => Math.max(...list.map((share) => list.filter((other) => other === share).length))
    expect(rows.length).toBeGreaterThan(80)
    expect(most(shares('likes', 'views'))).toBeLessThan(rows.length / 10)
    expect(most(shares('collections', 'likes'))).toBeLessThan(rows.length / 10)
  })

  it('are likes of comments by some of those who looked', () => {
    const now = new Date()
    const views = new Map(contentRows(demo, now).map((row) => [row.id, row.views]))
    const liked = commentRows(demo, now)
      .filter(({ target, targetId, likes }) => target === 'content' && likes > (views.get(targetId) ?? 0) / 100)
      .map(({ id }) => id)
    expect(liked).toEqual([])
  })

  it('are votes of people who saw the post', () => {
    const counted = posts.filter(({ views, vote }) => {
      const votes = vote?.options.map((option) => option.votes) ?? [0]
      return (vote?.multiple ? Math.max(...votes) : votes.reduce((sum, count) => sum + count, 0)) > views
    })
    expect(counted.map(({ id }) => id)).toEqual([])
  })

  it('are followers of whom fewer take part', () => {
    expect(albums.filter(({ views, subscribers }) => subscribers > views).map(({ title }) => title)).toEqual([])
    const rows = trackRows(demo, new Date())
    const heard = albums.filter(({ title, views }) => {
      const own = rows.filter(({ source }) => source === title)
      return own.reduce((sum, track) => sum + track.views, 0) > views
    })
    expect(heard.map(({ title }) => title)).toEqual([])
  })
})
