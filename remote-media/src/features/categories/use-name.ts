import { useSettings } from '@plaza/shared/host'

interface Named {
  name: string
  name_en?: string | undefined
}

/** The name of a channel in the person's language, where it has one. */
export function useName(): (named: Named) => string {
  const language = useSettings((settings) => settings.language)
  return ({ name, name_en }) => (language === 'en' && name_en ? name_en : name)
}
