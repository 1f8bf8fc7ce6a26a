import { type Language, language } from '../text'
import type { Label } from './points'

/** A label in the language of the page. */
export const labelOf = ({ en, zh }: Label, inLanguage: Language = language()): string => (inLanguage === 'en' ? en : zh)
