import {
  City,
  ContentType,
  cardSchemas,
  config,
  credits,
  DomainConfig,
  FixedCategory,
  Flag,
  Id,
  isCardType,
  JoinRole,
  MenuItem,
  PageDocument,
  practiceHeadings,
  SiteConfig,
  Skin,
  searches,
  site,
  voices,
} from '@plaza/shared/api'
import * as v from 'valibot'
import { type References, ShortText, Words } from './references'

/** `parent`: name of the parent category. */
export const Category = v.strictObject({ id: Id, name: ShortText, nameEn: ShortText, parent: v.optional(Words) })
export const FixedCategoryRow = v.strictObject(FixedCategory.entries)
export const MenuRow = v.strictObject(MenuItem.entries)
/** A module as stored: contents of a type or a category, or a list of ids. */
export const moduleOf = (refs: References) =>
  v.strictObject({
    id: Id,
    name: ShortText,
    name_en: v.optional(ShortText),
    summary: v.string(),
    image: v.nullable(refs.picture),
    of: v.strictObject({
      category: v.optional(Id),
      type: v.optional(ContentType),
      contents: v.optional(v.array(refs.content)),
    }),
  })
export const CityRow = v.strictObject(City.entries)

export const agreementListOf = (document: v.GenericSchema<string>) =>
  v.strictObject({ version: Words, list: v.array(document) })

const IsoDate = v.pipe(v.string(), v.isoDate())

export const WorkCalendarRow = v.strictObject({
  /** First and last day of each. */
  holidays: v.array(
    v.pipe(
      v.array(IsoDate),
      v.length(2),
      v.transform(([first = '', last = '']): [string, string] => [first, last]),
    ),
  ),
  working_weekends: v.array(IsoDate),
})

/** Topics of the help, each with the names of its texts. */
export const helpTopicsOf = (refs: References) =>
  v.array(
    v.strictObject({
      id: Id,
      name: ShortText,
      name_en: ShortText,
      questions: v.pipe(v.array(refs.help), v.minLength(1)),
    }),
  )

/** A heading of practice, or the key of its English name. */
const PracticeTitle = v.picklist(practiceHeadings.flatMap((heading) => [heading, `${heading}_en` as const]))

export const siteOf = (refs: References) =>
  v.strictObject({
    site: v.strictObject(SiteConfig.entries),
    skin: v.strictObject(Skin.entries),
    consumer: config.consumer.data,
    domains: v.strictObject(DomainConfig.entries),
    voice: voices.config.data,
    agreements: agreementListOf(refs.document),
    clauses: agreementListOf(refs.document),
    help: helpTopicsOf(refs),
    credits: credits.system.data.entries.list,
    volunteering: v.strictObject({ open: Flag, issuer: Words }),
    practice_titles: v.record(PracticeTitle, Words),
    practice_config: v.record(v.string(), Words),
    hot_words: searches.hot.data.entries.list,
    work_calendar: WorkCalendarRow,
  })

/** Agreements and clauses; `service.en` is `service` in English. */
export const documentOf = (refs: References) => v.strictObject({ slug: v.string(), title: ShortText, body: refs.body })

export const aboutOf = (refs: References) =>
  v.strictObject({
    slug: v.string(),
    version: Words,
    copyright: Words,
    copyright_en: Words,
    contacts: site.about.data.entries.contacts,
    body: refs.body,
  })

export const qualificationOf = (refs: References) =>
  v.strictObject({
    id: Id,
    title: ShortText,
    title_en: ShortText,
    number: Words,
    issuer: Words,
    issuer_en: Words,
    valid_until: v.nullable(IsoDate),
    image: v.nullable(refs.picture),
  })

const Bilingual = v.strictObject({ zh: Words, en: Words })

export const JoinOfferRow = v.strictObject({
  role: JoinRole,
  name: Bilingual,
  summary: Bilingual,
  needs: v.array(Bilingual),
})

/**
 * A page as stored: cards with database contents have ids as items, which the server resolves when the page is read;
 * other cards contain complete items.
 */
interface StoredCard {
  type: string
  items?: unknown
  of?: unknown
}

export const pageOf = (refs: References) => {
  const Named = v.looseObject({ items: v.array(refs.shown) })
  const Tabs = v.looseObject({
    items: v.array(v.strictObject({ title: ShortText, title_en: v.optional(ShortText), items: v.array(refs.shown) })),
  })
  const OfCard = v.looseObject({
    of: v.union([v.strictObject({ card: Id }), v.strictObject({ advices: v.literal('answered') })]),
  })
  const schemaOf = ({ type, items, of }: StoredCard): v.GenericSchema | undefined => {
    if (!isCardType(type)) return undefined
    if (of !== undefined) return OfCard
    if (type === 'tabs') return Tabs
    return Array.isArray(items) && items.every((item) => typeof item === 'string') ? Named : cardSchemas[type]
  }
  return v.pipe(
    v.strictObject({
      ...PageDocument.entries,
      /** Deliberately invalid cards. */
      broken: v.optional(v.array(v.string()), []),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { cards, broken } = dataset.value
      for (const [index, card] of cards.entries()) {
        if (broken.includes(card.id)) continue
        const schema = schemaOf(card)
        const place = [step('cards', dataset.value), step(index, cards)] as const
        if (!schema) addIssue({ message: `There is no card ${card.type}`, path: [...place] })
        else
          for (const { message, path = [] } of v.safeParse(schema, card).issues ?? [])
            addIssue({ message, path: [...place, ...path] })
      }
    }),
  )
}

const step = (key: string | number, input: unknown): v.UnknownPathItem => ({
  type: 'unknown',
  origin: 'value',
  input,
  key,
  value: undefined,
})
