import { type Paths, providePageContext } from '../surroundings'

/** Surroundings without a host: these routes are live, in the document's language; English where there is none. */
export const provideRoutes = (paths: Paths): void =>
  providePageContext({
    paths,
    settings: {
      getState: () => ({ language: globalThis.document?.documentElement.lang === 'zh-CN' ? 'zh-CN' : 'en' }),
    },
  })
