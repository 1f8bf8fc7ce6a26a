import { type Paths, providePageContext } from '../page-context'

/**
 * A page context without a host: these routes are live; the language is the document's, or English without a document.
 */
export const provideRoutes = (paths: Paths): void =>
  providePageContext({
    paths,
    settings: {
      getState: () => ({ language: globalThis.document?.documentElement.lang === 'zh-CN' ? 'zh-CN' : 'en' }),
    },
  })
