import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { DAY_SECONDS } from '@plaza/shared/format'
import { eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { uploads } from '../data/schema/index'
import { readSubtitles } from '../domains/videos/details'
import type { Deps } from '../transport/context'
import { type ReadSession, sendRefusal } from '../transport/dispatch'
import { isPlayAuth } from '../transport/play-auth'
import { refuse } from '../transport/refusal'
import type { Env } from '../transport/request'
import { FILE_POLICY, pathBelow, sendBytes, sendFile } from './files'
import { livePlaylist, recordedPlaylist } from './live'
import { createLoops } from './loops'
import { createTracks } from './tracks/tracks'
import { typeOf } from './types'
import { createUnpublishedMedia } from './unpublished'

const ASSET_CACHING = 'public, max-age=604800'
/** No programme lasts longer than a day. */
const LONGEST_SECONDS = DAY_SECONDS
const TOKEN_COOKIE = 'Authorization'
const DRAFT_CACHING = 'private, no-store'
const UPLOAD_CACHING = 'public, max-age=31536000, immutable'

/** Adds a permission to the addresses in a playlist. */
const withPlayAuth = (playlist: string, playAuth: string): string =>
  playlist.replace(/^[^#\s].*$/gm, (address) => `${address}?play_auth=${playAuth}`)

/** Says who may have a file that is not published. */
function createAccess(deps: Deps, readSession: ReadSession) {
  const isUnpublished = createUnpublishedMedia(deps.db)
  const isPermitted = (c: Context<Env>, address: string) => isPlayAuth(deps.secret, address, c.req.query('play_auth'))

  /** A request for a picture or film is authenticated by the cookie in which the host stores the token (decision 82). */
  async function maySeeDraft(c: Context<Env>, ownerId?: string): Promise<boolean> {
    const { user } = await readSession(deps, getCookie(c, TOKEN_COOKIE))
    return (
      user !== null && (user.id === ownerId || user.roles.some((role) => role === 'reviewer' || role === 'operator'))
    )
  }

  return {
    /** How a file of the newsroom is cached; null if this client may not have it. */
    async assetCaching(c: Context<Env>, address: string): Promise<string | null> {
      if (!(await isUnpublished(address))) return ASSET_CACHING
      return isPermitted(c, address) || (await maySeeDraft(c)) ? DRAFT_CACHING : null
    },
    async uploadCaching(c: Context<Env>, row: { userId: string; publishedAt: Date | null }): Promise<string | null> {
      if (row.publishedAt) return UPLOAD_CACHING
      return isPermitted(c, c.req.path) || (await maySeeDraft(c, row.userId)) ? DRAFT_CACHING : null
    },
  }
}

const gone = (c: Context<Env>) => sendRefusal(c, refuse('unknownAddress'))

/** Playlists of channels: what is broadcast now, and what was. */
function mountStreams(app: Hono<Env>, { environment }: Pick<Deps, 'environment'>): void {
  const loopOf = createLoops(environment.assetsDir)

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
}

/**
 * `/media/live`: live playlists. `/media/recorded`: playlists of past broadcasts. `/media/tracks`: long audio assembled
 * from short pieces. `/media/readings`: articles read aloud. `/media/subtitles`: WebVTT of videos. `/media/uploads`: users' uploads. `/media`: the newsroom's files.
 */
export function mountMedia(app: Hono<Env>, deps: Deps, readSession: ReadSession): void {
  const trackOf = createTracks(deps.environment.assetsDir)

  const access = createAccess(deps, readSession)

  mountStreams(app, deps)

  app.get('/media/tracks/:file{.+\\.mp3}', async (c) => {
    const file = c.req.param('file')
    const track = await trackOf(file.replace(/\.mp3$/, ''))
    const caching = track && (await access.assetCaching(c, `/media/tracks/${file}`))
    if (!track || !caching) return gone(c)
    const { size, etag, stream } = track
    return sendBytes(c, { size, etag, type: typeOf('.mp3'), caching, stream })
  })

  app.get('/media/readings/:file{[\\w-]+\\.mp3}', async (c) => {
    const caching = await access.assetCaching(c, c.req.path)
    if (!caching) return gone(c)
    return (await deps.storage.send(c, `readings/${c.req.param('file')}`, { type: typeOf('.mp3'), caching })) ?? gone(c)
  })

  app.get('/media/subtitles/:id/:file{[a-z]{2}-[a-z0-9]+\\.vtt}', async (c) => {
    const text = await readSubtitles(deps.db, c.req.param('id'), c.req.param('file').slice(0, 2))
    if (text === null) return gone(c)
    return c.body(text, 200, { ...FILE_POLICY, 'content-type': typeOf('.vtt'), 'cache-control': ASSET_CACHING })
  })

  app.get('/media/uploads/:key{.+}', async (c) => {
    const key = c.req.param('key')
    const [row] = await deps.db
      .select({ mime: uploads.mime, userId: uploads.userId, publishedAt: uploads.publishedAt })
      .from(uploads)
      .where(eq(uploads.key, key))
    const caching = row && (await access.uploadCaching(c, row))
    if (!row?.mime || !caching) return gone(c)
    return (await deps.storage.send(c, key, { type: row.mime, caching })) ?? gone(c)
  })

  app.get('/media/:address{.+}', async (c) => {
    const { assetsDir } = deps.environment
    const path = pathBelow(assetsDir, c.req.param('address'))
    if (!path) return gone(c)
    // By its path, because one file has many spellings.
    const caching = await access.assetCaching(c, `/media/${relative(assetsDir, path)}`)
    if (!caching) return gone(c)
    const playAuth = c.req.query('play_auth')
    if (caching === DRAFT_CACHING && playAuth && path.endsWith('.m3u8')) {
      const playlist = await readFile(path, 'utf8').catch(() => null)
      if (playlist === null) return gone(c)
      return c.body(withPlayAuth(playlist, playAuth), 200, { 'content-type': typeOf(path), 'cache-control': caching })
    }
    return (await sendFile(c, { path, type: typeOf(path), caching })) ?? gone(c)
  })
}
