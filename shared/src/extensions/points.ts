import type { ShellKind } from '../host/contracts/shell'
import type { LocalizedText } from '../text'
import type { IconName } from './icon-names'

/**
 * Places in the app that remotes extend, with the versions that this host draws: the newest of each major. A released
 * version never changes: an optional field is a new minor, anything else a new major (docs/remotes.md, Extension points).
 */
export const extensionPoints = {
  'footer.item': ['1.0'],
  'mine.entry': ['1.0'],
  'mine.part': ['1.0'],
  'mine.tab': ['1.0'],
  'page.card': ['1.1'],
  'share.action': ['1.0'],
  'message.kind': ['1.0'],
  'search.tab': ['1.0'],
  'search.kind': ['1.0'],
} as const
export type PointName = keyof typeof extensionPoints

/**
 * A page of the remote itself. Values that begin with `:` are filled by the place that draws the item; its point says
 * with what.
 */
export interface ExtensionTarget<Route extends string = string> {
  route: Route
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
}

interface Item {
  /** One of a kind at its point, over all remotes. */
  id: string
  /** Position at its point, ascending; equal ones are ordered by remote and id. */
  order: number
  when?: {
    login?: 'user' | 'guest'
    shells?: readonly ShellKind[]
  }
}

/** A component of the remote's `parts`, drawn in a box whose height is known before its code is there. */
interface DrawnPart {
  /** Key of `parts` in `remote.ts`. */
  part: string
  /** Height of the box in pixels, at the normal font size; it grows with the font size. */
  height: number
}

/** An item for users and guests alike. */
interface ItemForAll extends Item {
  when?: { login?: never; shells?: readonly ShellKind[] }
}

/** Items of each point; `Route` are the ids of the remote's own routes. */
export interface ExtensionItems<Route extends string = string> {
  /** Page of a type of the configured footer menu (product spec, section 2). `:source` is the item's `source_id`. */
  'footer.item': Item & { type: number; to: ExtensionTarget<Route>; needsSource?: true; badge?: 'unread' }
  /** An entry of /mine. `:user` is the user's id; with it a guest logs in first. */
  'mine.entry': Item & {
    label: LocalizedText
    icon: IconName
    to: ExtensionTarget<Route>
    group: 'services' | 'own'
    /** Name of a number of the user's statistics, shown at an entry of the group `own`. */
    count?: string
  }
  /** A component at the end of /mine. */
  'mine.part': Item & DrawnPart
  /**
   * A tab of /mine, opened by `?tab=<id>`, and what it shows: a component that may be taller than its height. A condition
   * of the login is for the component, so that the tabs stay where they are once the session is known.
   */
  'mine.tab': ItemForAll & DrawnPart & { label: LocalizedText }
  /** A card of configured pages: an editor puts it there by its `kind`, which the page builder calls by its label. */
  'page.card': Item & DrawnPart & { kind: string; label?: LocalizedText }
  /** An action of the share sheet. `:id` and `:target` are those of the shared thing. */
  'share.action': Item & {
    label: LocalizedText
    icon: IconName
    to: ExtensionTarget<Route>
    targets: readonly string[]
  }
  /** A kind of messages: its tab and icon; or the icon of messages of any kind that lead to these pages. */
  'message.kind': Item & { label: LocalizedText; icon: IconName; kind?: string; routes?: readonly Route[] }
  /** A tab of the search's results; live while one of these pages is. */
  'search.tab': Item & { label: LocalizedText; routes: readonly Route[] }
  /** A kind of results. `:id` is the result's; without `to` the result's own address is used. */
  'search.kind': Item & { label: LocalizedText; to?: ExtensionTarget<Route>; shape?: 'person' | 'square' }
}

/** What a remote adds to the places of others, by point; part of its `remote.json`. */
export type Extensions<Route extends string = string> = {
  readonly [P in PointName]?: { readonly version: string; readonly items: readonly ExtensionItems<Route>[P][] }
}

/** An item of a live release, and the remote that brings it. */
export type LiveItem<P extends PointName> = ExtensionItems[P] & { owner: string; release: string }
/** Items of all live releases by point, in the order in which they are drawn. */
export type LiveExtensions = { readonly [P in PointName]?: readonly LiveItem<P>[] }

/** Declares what a remote adds, in its `src/extensions.ts`: plain data, read by the build. */
export const defineExtensions = <Routes extends object>(
  extensions: Extensions<keyof Routes & string>,
): Extensions<keyof Routes & string> => extensions
