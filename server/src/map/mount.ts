import { createHash } from 'node:crypto'
import { DAY_SECONDS } from '@plaza/shared/format'
import type { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../transport/context'
import { sendRefusal } from '../transport/dispatch'
import { encode, encodingFor } from '../transport/encoding/packed'
import { refuse } from '../transport/refusal'
import type { Env } from '../transport/request'
import { emptyMap, readCityMap } from './city-map'
import { createTileDrawer, type TileAddress } from './draw-tile'
import { MAX_ZOOM, MIN_ZOOM } from './tiles'

/** Tiles in memory, compressed: about a kilobyte each. */
const MAX_TILES = 4_000
/** How long a database without a map is believed to have none. */
const RETRY_MS = 60_000
const CACHING = `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`

type Drawer = ReturnType<typeof createTileDrawer>
type TileEncoding = ReturnType<typeof encodingFor>

interface Tile {
  body: Uint8Array<ArrayBuffer>
  etag: string
}

/** The map of this database, read once. */
function createMapReader({ db }: Pick<Deps, 'db'>) {
  let drawer: Drawer | null = null
  let retryAt = 0
  return async (): Promise<Drawer> => {
    if (drawer && Date.now() < retryAt) return drawer
    const map = await readCityMap(db)
    retryAt = map ? Number.POSITIVE_INFINITY : Date.now() + RETRY_MS
    drawer = createTileDrawer(map ?? emptyMap)
    return drawer
  }
}

const numberOf = (text: string) => (/^\d{1,7}$/.test(text) ? Number(text) : Number.NaN)

/** Null for a tile that is not on the map. */
function tileOf([z, x, y]: [string, string, string], theme?: string, lang?: string): TileAddress | null {
  const [zoom, column, row] = [numberOf(z), numberOf(x), numberOf(y)]
  const isOnMap = zoom >= MIN_ZOOM && zoom <= MAX_ZOOM && column < 2 ** zoom && row < 2 ** zoom
  if (!isOnMap) return null
  return {
    ...{ zoom, x: column, y: row },
    theme: theme === 'dark' ? 'dark' : 'light',
    language: lang === 'en' ? 'en' : 'zh',
  }
}

/** `/tiles/14/13740/6721.svg?theme=dark&lang=en`: a tile of the city's map, drawn from its outlines. */
export function mountTiles(app: Hono<Env>, deps: Pick<Deps, 'db'>): void {
  const drawerOf = createMapReader(deps)
  const tiles = new LRUCache<string, Tile>({ max: MAX_TILES })

  async function drawn(address: TileAddress, encoding: TileEncoding): Promise<Tile> {
    const key = `${Object.values(address).join(' ')} ${encoding}`
    const known = tiles.get(key)
    if (known) return known
    const plain = Buffer.from((await drawerOf())(address))
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}${encoding ?? ''}"`
    const tile = { body: new Uint8Array(encoding ? await encode(encoding, plain) : plain), etag }
    tiles.set(key, tile)
    return tile
  }

  app.get('/tiles/:z/:x/:file{\\d+\\.svg}', async (c) => {
    const { z, x, file } = c.req.param()
    const address = tileOf([z, x, file.replace('.svg', '')], c.req.query('theme'), c.req.query('lang'))
    if (!address) return sendRefusal(c, refuse('unknownAddress'))
    const encoding = encodingFor(c.req.header('accept-encoding'), Number.POSITIVE_INFINITY)
    const { body, etag } = await drawn(address, encoding)
    const headers = {
      'content-type': 'image/svg+xml',
      'cache-control': CACHING,
      etag,
      vary: 'Accept-Encoding',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      ...(encoding && { 'content-encoding': encoding }),
    }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.body(body, 200, { ...headers, 'content-length': String(body.length) })
  })
}
