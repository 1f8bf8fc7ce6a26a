import { remoteConfig } from '@plaza/shared/build/remote-config'
import type { Chunk, Module } from '@rspack/core'

const shared = (name: string, priority: number, minChunks: number, test?: RegExp) => ({
  name,
  priority,
  minChunks,
  test,
  enforce: true,
})

/** What is fetched for an address: not what comes after its first content. */
const isPage = ({ groupsIterable }: Chunk) =>
  [...groupsIterable].some(({ origins }) => origins.some(({ request }) => request?.endsWith('.page')))

const IN_FEATURE = /remote-media.src.features.([\w-]+)/
/** Pages of a feature have most of it in common: a content's page and the same with a comment over it. */
const featureOf = (module: Module) => `feature-${IN_FEATURE.exec(module.nameForCondition() ?? '')?.[1]}`

/** So many pages, of some forty, have it in common. Fewer: smaller pages, and more of what several carry. */
const MOST = 10

/**
 * Few requests for a page: the start, what most pages have in common, what a kind of page shares, and the page itself.
 * The bundler's own cut gave the home page eight scripts.
 */
export default remoteConfig({
  context: import.meta.dirname,
  splitChunks: {
    chunks: 'async',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      // Without the strip: the page of an anchor would fetch all cards for it.
      cards: shared(
        'cards',
        40,
        3,
        /shared.src.cards.(grids|lists.(?!ranked)|pieces|strips.(?!strip\.)|banner|page|icons|card-)|features.home/,
      ),
      player: shared('video-player', 35, 2, /remote-media.src.video\W/),
      lists: {
        ...shared('lists', 28, 3, /feed.feed|list.(paged-list|list-end|list-memory|rows|windowed-rows)|virtua/),
        chunks: isPage,
      },
      contents: {
        ...shared(
          'contents',
          26,
          3,
          /remote-media.src.player|shared.src.cards.(feed|strips.strip\.)|ui.(card|listening)/,
        ),
        chunks: isPage,
      },
      reading: {
        ...shared(
          'reading',
          25,
          3,
          /remote-media.src.marks|ui.(comment|content)|api.host.social|data.use-(action|mark)|icons.(star|heart)/,
        ),
        chunks: isPage,
      },
      frame: {
        ...shared('frame', 25, 3, /frame.(page-frame|bottom-bar)|media.avatar|icon-button|chevron-left/),
        chunks: isPage,
      },
      channels: { ...shared('channels', 25, 3, /api.(media.channels|community.circles)/), chunks: isPage },
      forms: {
        ...shared('forms', 24, 2, /ui.(form|compose)/),
        chunks: isPage,
      },
      // Without the forms: pages of sounds and videos have sheets and no form before their first content.
      sheets: {
        ...shared('sheets', 24, 2, /ui.overlay(?!.sheet-scroller)|player.choice-sheet/),
        chunks: isPage,
      },
      base: { ...shared('base', 20, MOST, /^(?!.*(rich-text|is-sanitised|html-rules))/), chunks: isPage },
      features: { ...shared('', 10, 2, IN_FEATURE), name: featureOf, chunks: isPage },
      people: { ...shared('people', 12, 2, /ui.media.avatar/), chunks: (chunk) => !isPage(chunk) },
      // Home's later cards are drawn into its HTML: their styles without those of comments and sheets.
      laterCards: {
        ...shared('later-cards', 15, 2, /shared.src.cards|ui.(card|media|list|basic.tag)/),
        type: /css/,
        chunks: (chunk: Chunk) => !isPage(chunk),
      },
      later: { ...shared('later', 10, 2), chunks: (chunk) => !isPage(chunk) },
    },
  },
})
