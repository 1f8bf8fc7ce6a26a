import { nameOf } from '../text'

export interface TitleFields {
  title?: string | undefined
  title_en?: string | undefined
}

/** The title in the current language if the editors provided it; '' if there is no title. */
export const titleOf = ({ title = '', title_en }: TitleFields): string => nameOf({ name: title, name_en: title_en })
