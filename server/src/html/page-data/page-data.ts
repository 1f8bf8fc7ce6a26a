import type { Configurations, DomainConfig } from '@plaza/shared/api'
import { firstCallsOf, inputOf, type PageMeta } from '@plaza/shared/routes'
import { type Language, nameOf } from '@plaza/shared/text'
import type { AnswerAsGuest } from '../../transport/guest-calls'
import { pageMeta, shareMeta } from '../metadata/share-meta'
import type { RenderData } from '../prerendering/prerenderer'
import type { Visit } from '../visit/visit'
import { createFallbackAnswers } from './fallback-answers'
import { type AskAsGuest, firstAnswers, type ReaderKind } from './first-answers'

const DOMAINS = { query: { page: 1, page_size: 1000, source: 'h5', sys_type: 2 } }

/** Data of a page and of its document. */
export interface PageData extends RenderData {
  /** The page's subject no longer exists. */
  gone: boolean
  meta: PageMeta
  share: PageMeta
}

/** For whom a page is composed. */
export interface Requester {
  language: Language
  /** The visitor's address. */
  ip: string
  reader: ReaderKind
}

type PageVisit = Pick<Visit, 'found' | 'search'>
const callsOf = ({ found, search }: PageVisit) => (found ? firstCallsOf(found.row, search) : [])

/** Name and description of the site in a language. */
export function siteMeta({ config }: Configurations, language: Language): PageMeta & { image: string } {
  const slogan = (language === 'en' && config.top_paperwork_en) || config.top_paperwork
  return { title: nameOf(config, language), description: slogan, image: config.share_image ?? config.image }
}

/** Loads the data of pages as a guest. */
export function createPageDataLoader(answerAsGuest: AnswerAsGuest) {
  const visitOf = ({ language, ip }: Pick<Requester, 'language' | 'ip'>) => ({
    language: language === 'en' ? ('en' as const) : ('zh' as const),
    ip,
  })
  const askFor =
    (asker: Pick<Requester, 'language' | 'ip'>): AskAsGuest =>
    (endpoint, input) =>
      answerAsGuest(endpoint, input, visitOf(asker))
  const kept = createFallbackAnswers(askFor({ language: 'zh-CN', ip: '' }))
  const configuration = () => kept<Configurations>('config.configurations', {})

  return {
    configuration,
    async gather(visit: PageVisit, configurations: Configurations, asker: Requester): Promise<PageData> {
      const { language, reader } = asker
      const [now, calls, ask] = [Date.now(), callsOf(visit), askFor(asker)]
      const [domains, { answers, gone }] = await Promise.all([
        kept<DomainConfig>('config.domains', DOMAINS),
        firstAnswers(calls, visit.found?.params ?? {}, ask, reader),
      ])
      const meta = pageMeta(answers, siteMeta(configurations, language), language)
      const share = await shareMeta(answers, meta, ask)
      const isWhole = answers.length === calls.length
      return { language, configurations, domains, answers, gone, isWhole, now, meta, share }
    },
    /** When something was last hidden, deleted or edited in the answers of a page. */
    withdrawnAt: (visit: PageVisit): number =>
      Math.max(
        0,
        ...callsOf(visit).map((call) =>
          answerAsGuest.withdrawnAt(call.endpoint, inputOf(call, visit.found?.params ?? {})),
        ),
      ),
    /** Tags of the changes that make a page another one. */
    tagsOf: (visit: PageVisit): string[] =>
      callsOf(visit).flatMap((call) => answerAsGuest.tagsOf(call.endpoint, inputOf(call, visit.found?.params ?? {}))),
    /** Counts the calls of a cached page as requested by this visitor too. */
    note(visit: PageVisit, asker: Pick<Requester, 'language' | 'ip'>): void {
      for (const call of callsOf(visit))
        answerAsGuest.note(call.endpoint, inputOf(call, visit.found?.params ?? {}), visitOf(asker))
    },
  }
}
