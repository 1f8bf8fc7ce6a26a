import * as v from 'valibot'
import { openTabChannel } from '../browser/tab-channel'

/** What the tab with the line hears, and passes on to the others. */
const LineNews = v.variant('kind', [
  /** The line is open for these topics. `complete`: nothing was missed since the last position. */
  v.object({ kind: v.literal('open'), topics: v.array(v.string()), complete: v.boolean() }),
  v.object({ kind: v.literal('changed'), topic: v.string() }),
  v.object({ kind: v.literal('beat') }),
  /** The line cannot be had at present. */
  v.object({ kind: v.literal('down') }),
])
export type LineNews = v.InferOutput<typeof LineNews>

const Position = v.nullable(v.pipe(v.string(), v.regex(/^\d{1,15}$/)))

/** Messages between the tabs of a device. */
const TabMessage = v.variant('kind', [
  v.object({ kind: v.literal('news'), news: LineNews, position: Position }),
  /** What a tab listens to, and the last event that it knows. */
  v.object({ kind: v.literal('topics'), tab: v.string(), topics: v.array(v.string()), position: Position }),
  /** A new leader asks for everybody's topics. */
  v.object({ kind: v.literal('who') }),
])
export type TabMessage = v.InferOutput<typeof TabMessage>

const NAME = 'plaza-events-1'

/** Connects the tabs of this device. */
export const createTabChannel = (onMessage: (message: TabMessage) => void) =>
  openTabChannel(NAME, TabMessage, onMessage)
