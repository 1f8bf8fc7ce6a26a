import { nameOf } from '@plaza/shared/text'

interface TitleFields {
  title?: string | undefined
  title_en?: string | undefined
}

/** The title in the language in force, where the editors wrote it in it; blank for what has none. */
export const titleOf = ({ title = '', title_en }: TitleFields): string => nameOf({ name: title, name_en: title_en })
