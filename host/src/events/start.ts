import { EVENT_BEAT_MS } from '@plaza/shared/api'
import { createDelivery } from './delivery'
import { createLeadership } from './leadership'
import { createLine } from './line'
import { createTabChannel, type LineNews, type TabMessage } from './messages'
import { subscriptions } from './subscriptions'

interface EventsDeps {
  /** A ticket of the user; null for a guest. */
  ticket(): Promise<string | null>
  /** The user or the network asks to save data: then no line is opened. */
  savesData(): boolean
  onTokenChange(act: () => void): unknown
}

const LOOK_MS = 5_000
/** Without news for so long the tab with the line is frozen, or there is none. */
const SILENCE_MS = 3 * EVENT_BEAT_MS
/** A tab that nobody looks at gives its place up. */
const HIDDEN_MS = 60_000
/** Tabs say what they listen to at least this often; what a killed tab listened to is forgotten then. */
const TOPICS_MS = 200_000

interface OtherTab {
  topics: readonly string[]
  at: number
}

/** What all tabs of the device listen to, as far as this one knows. */
function createTopics() {
  let hiddenAt = 0
  const others = new Map<string, OtherTab>()
  const isActive = () => !document.hidden || Date.now() - hiddenAt < HIDDEN_MS
  const own = () => (isActive() ? [...new Set([...subscriptions.all].map(({ topic }) => topic))].sort() : [])
  return {
    own,
    note: (tab: string, topics: readonly string[]) => void others.set(tab, { topics, at: Date.now() }),
    hidden(): void {
      hiddenAt = Date.now()
    },
    all(): string[] {
      const recent = [...others.values()].filter(({ at }) => Date.now() - at < TOPICS_MS)
      return [...new Set([...own(), ...recent.flatMap(({ topics }) => topics)])]
    },
  }
}

/** What this tab has heard of the line, whichever tab holds it. */
function createHearing(own: () => readonly string[], changed: (topic: string) => void) {
  /** Topics since whose subscription the line was open. */
  const covered = new Set<string>()
  let position: string | null = null
  let heardAt = 0
  return {
    position: {
      get: () => position,
      set: (next: string) => {
        position = next
      },
      /** Takes over another tab's position if it is newer. */
      join: (other: string | null) => {
        if (other !== null && Number(other) > Number(position ?? -1)) position = other
      },
    },
    take(news: LineNews): void {
      heardAt = news.kind === 'down' ? 0 : Date.now()
      if (news.kind === 'changed') changed(news.topic)
      if (news.kind !== 'open') return
      for (const topic of own().filter((one) => news.topics.includes(one))) {
        // What changed between the page's answer and the line was heard by nobody.
        if (!covered.has(topic) || !news.complete) changed(topic)
        covered.add(topic)
      }
    },
    forgetLeft(): void {
      const listened = own()
      for (const topic of covered) if (!listened.includes(topic)) covered.delete(topic)
    },
    isCurrent: () => Date.now() - heardAt < SILENCE_MS,
    /** There was a line, and its tab says nothing any more. */
    isSilent: () => heardAt > 0 && Date.now() - heardAt >= SILENCE_MS,
  }
}

/** Follows the subscriptions of this tab: by the one line of the device, otherwise by a timer. */
export function startEvents({ ticket, savesData, onTokenChange }: EventsDeps): void {
  const tab = crypto.randomUUID()
  const delivery = createDelivery(subscriptions.all)
  let isLeading = false
  const topics = createTopics()

  const hearing = createHearing(topics.own, delivery.changed)
  const onNews = (news: LineNews) => {
    hearing.take(news)
    tabs.send({ kind: 'news', news, position: hearing.position.get() })
  }
  const line = createLine({ topics: topics.all, ticket, position: hearing.position, onNews })
  const sayTopics = () => tabs.send({ kind: 'topics', tab, topics: topics.own(), position: hearing.position.get() })
  const tabs = createTabChannel((message: TabMessage) => {
    if (message.kind === 'who') return void sayTopics()
    hearing.position.join(message.position)
    if (message.kind === 'news') return hearing.take(message.news)
    topics.note(message.tab, message.topics)
    if (isLeading) line.update()
  })
  const leadership = createLeadership({
    lead() {
      isLeading = true
      tabs.send({ kind: 'who' })
      line.update()
    },
    follow() {
      isLeading = false
      line.close()
    },
  })

  function update(): void {
    hearing.forgetLeft()
    sayTopics()
    if (topics.own().length === 0 || savesData()) leadership.stepDown()
    else leadership.stand()
    if (isLeading) line.update()
  }
  function look(): void {
    const listens = topics.own().length > 0
    // Another tab took the lead, or this one has been hidden for long.
    if (listens !== leadership.stands()) update()
    if (!listens || hearing.isCurrent()) return
    delivery.fallBack()
    if (!isLeading && leadership.stands() && !document.hidden && hearing.isSilent()) leadership.stand({ steal: true })
  }
  const renew = () => isLeading && line.renew()

  subscriptions.onChange(update)
  onTokenChange(renew)
  followPage({
    update,
    renew,
    shown: delivery.shown,
    hidden() {
      topics.hidden()
      // A hidden tab stands behind the visible ones.
      leadership.stepDown()
    },
    left() {
      tabs.send({ kind: 'topics', tab, topics: [], position: hearing.position.get() })
      leadership.stepDown()
    },
  })
  setInterval(look, LOOK_MS)
  setInterval(sayTopics, TOPICS_MS / 3)
}

interface PageHandlers {
  update(): void
  renew(): unknown
  shown(): void
  hidden(): void
  left(): void
}

function followPage({ update, renew, shown, hidden, left }: PageHandlers): void {
  addEventListener('online', renew)
  addEventListener('pagehide', left)
  addEventListener('pageshow', update)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hidden()
    update()
    if (!document.hidden) shown()
  })
}
