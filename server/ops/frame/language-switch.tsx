import { type Language, language } from '@plaza/shared/text'
import { Button } from '../parts/button'

const other: Readonly<Record<Language, { language: Language; name: string }>> = {
  en: { language: 'zh-CN', name: '中文' },
  'zh-CN': { language: 'en', name: 'English' },
}

/** Names the other language in that language. */
export function LanguageSwitch({ onChange }: { onChange(language: Language): void }) {
  const to = other[language()]
  return (
    <Button kind="quiet" lang={to.language} onClick={() => onChange(to.language)}>
      {to.name}
    </Button>
  )
}
