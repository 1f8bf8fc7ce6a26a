import { firstLanguage } from './frame/language'

/** Runs before the first paint: the page never flashes in the wrong colours or language. */
const root = document.documentElement
const dark = window.matchMedia('(prefers-color-scheme: dark)')

function applyTheme(): void {
  if (dark.matches) root.dataset.theme = 'dark'
  else delete root.dataset.theme
}

root.lang = firstLanguage()
applyTheme()
dark.addEventListener('change', applyTheme)
