import { type Language, languages } from '@plaza/shared/text'

const KEY = 'plaza-operations-language'

/** Without storage each visit uses the browser's own language. */
function kept(): string | null {
  try {
    return window.localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function firstLanguage(): Language {
  const chosen = languages.find((language) => language === kept())
  return chosen ?? (/^zh\b/i.test(navigator.language) ? 'zh-CN' : 'en')
}

export function keepLanguage(language: Language): void {
  document.documentElement.lang = language
  try {
    window.localStorage.setItem(KEY, language)
  } catch {
    // The choice then lasts for this visit.
  }
}
