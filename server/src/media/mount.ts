import { eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { uploads } from '../data/schema/index'
import type { Deps } from '../transport/context'
import { type ReadSession, sendRefusal } from '../transport/dispatch'
import { isPlayAuth } from '../transport/play-auth'
import { refuse } from '../transport/refusal'
import type { Env } from '../transport/request'
import { pathBelow, sendBytes, sendFile } from './files'
import { livePlaylist, recordedPlaylist } from './live'
import { createLoops } from './loops'
import { createTracks } from './tracks/tracks'
import { typeOf } from './types'

const ASSET_CACHING = 'public, max-age=604800'
/** No programme lasts longer than a day. */
const LONGEST_SECONDS = 86_400
const TOKEN_COOKIE = 'Authorization'
const DRAFT_CACHING = 'private, no-store'
const UPLOAD_CACHING = 'public, max-age=31536000, immutable'

/**
 * `/media/live`: live playlists. `/media/recorded`: playlists of past broadcasts. `/media/tracks`: long audio assembled
 * from short pieces. `/media/uploads`: users' uploads. `/media`: the demo's files.
 */
export function mountMedia(app: Hono<Env>, deps: Deps, readSession: ReadSession): void {
  const gone = (c: Context<Env>) => sendRefusal(c, refuse('unknownAddress'))
  const loopOf = createLoops(deps.environment.assetsDir)
  const trackOf = createTracks(deps.environment.assetsDir)

  /**
   * A request for a picture is authenticated by the cookie in which the host stores the token (docs/decisions/0082).
   */
  async function maySeeDraft(c: Context<Env>, ownerId: string): Promise<boolean> {
    const { user } = await readSession(deps, getCookie(c, TOKEN_COOKIE))
    return (
      user !== null && (user.id === ownerId || user.roles.some((role) => role === 'reviewer' || role === 'operator'))
    )
  }

  app.get('/media/live/:file{.+\\.m3u8}', async (c) => {
    const loop = await loopOf(c.req.param('file').replace(/\.m3u8$/, ''))
    if (!loop) return gone(c)
    return c.body(livePlaylist(loop, Date.now()), 200, {
      'content-type': typeOf('.m3u8'),
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    })
  })

  app.get('/media/recorded/:stream/:file{\\d{1,5}\\.m3u8}', async (c) => {
    const seconds = Number(c.req.param('file').replace(/\.m3u8$/, ''))
    const loop = await loopOf(c.req.param('stream'))
    if (!loop || seconds === 0 || seconds > LONGEST_SECONDS) return gone(c)
    return c.body(recordedPlaylist(loop, seconds), 200, {
      'content-type': typeOf('.m3u8'),
      'cache-control': ASSET_CACHING,
      'access-control-allow-origin': '*',
    })
  })

  app.get('/media/tracks/:file{.+\\.mp3}', async (c) => {
    const track = await trackOf(c.req.param('file').replace(/\.mp3$/, ''))
    if (!track) return gone(c)
    const { size, etag, stream } = track
    return sendBytes(c, { size, etag, type: typeOf('.mp3'), caching: ASSET_CACHING, stream })
  })

  app.get('/media/uploads/:key{.+}', async (c) => {
    const key = c.req.param('key')
    const [row] = await deps.db
      .select({ mime: uploads.mime, userId: uploads.userId, publishedAt: uploads.publishedAt })
      .from(uploads)
      .where(eq(uploads.key, key))
    if (!row?.mime) return gone(c)
    const isOpen = row.publishedAt !== null || isPlayAuth(deps.secret, c.req.path, c.req.query('play_auth'))
    if (!isOpen && !(await maySeeDraft(c, row.userId))) return gone(c)
    const caching = row.publishedAt ? UPLOAD_CACHING : DRAFT_CACHING
    return (await deps.storage.send(c, key, { type: row.mime, caching })) ?? gone(c)
  })

  app.get('/media/:address{.+}', async (c) => {
    const path = pathBelow(deps.environment.assetsDir, c.req.param('address'))
    if (!path) return gone(c)
    return (await sendFile(c, { path, type: typeOf(path), caching: ASSET_CACHING })) ?? gone(c)
  })
}
