import type { FixedCategory } from '@plaza/shared/api'
import { HOME_PAGE } from '@plaza/shared/routes'
import { type Language, nameOf } from '@plaza/shared/text'

/** A configured page, or the feed of a category. */
interface ChannelTab {
  id: string
  name: string
  shows: { page: string } | { feed: string }
}

/** The recommended tab first, unless the configuration begins with it; then the site's categories. */
export function tabsOf(categories: readonly FixedCategory[], language: Language, recommended: string): ChannelTab[] {
  const tabs = categories.map<ChannelTab>((category) => ({
    id: category.id,
    name: nameOf(category, language),
    shows: category.page_id ? { page: category.page_id } : { feed: category.id },
  }))
  if (categories[0]?.page_id === HOME_PAGE) return tabs
  return [{ id: HOME_PAGE, name: recommended, shows: { page: HOME_PAGE } }, ...tabs]
}

/** The tab that a swipe leads to; undefined at either end. */
export function neighbour(tabs: readonly ChannelTab[], id: string, step: 1 | -1): ChannelTab | undefined {
  return tabs[tabs.findIndex((tab) => tab.id === id) + step]
}
