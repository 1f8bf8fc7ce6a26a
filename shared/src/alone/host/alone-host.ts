import type { AnyEndpoint } from '../../api'
import type { HostApi, Settings, SiteState } from '../../host'
import { pathsOf, type RouteTable } from '../../routes'
import type { Answers } from '../../testing/answers'
import { type FakeHost, fakeHost } from '../../testing/fake-host'
import { person } from '../../testing/people'
import { plainSite } from '../../testing/stores'
import { answerTo } from '../samples/answers'
import { sampleRoutes } from '../samples/routes'
import { sampleText } from '../samples/sample-text'
import { type CallLogger, withCallLog } from './call-log'
import type { Choices } from './choices'
import { answerPlayer } from './player'

export interface AloneHostOptions {
  choices: Choices
  /** The remote's own answers. */
  answers: Answers
  /** The remote's own routes, so that links to its pages resolve. */
  routes: RouteTable
  /** Delay of each answer in milliseconds. */
  delayMs: number
  log: CallLogger
  navigate: HostApi['navigate']
  back: HostApi['back']
}

/** Requires a login where the server would; answers every other declared call. */
const createRequest =
  ({ answers, routes, delayMs, log: tell }: AloneHostOptions, { session }: FakeHost['stores']) =>
  async (endpoint: AnyEndpoint, input: object): Promise<never> => {
    tell('request', [endpoint.id, input])
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    const isGuest = session.getState().user === null
    if (isGuest && (endpoint.needsToken || endpoint.needsPhone)) {
      tell('needs a login', [endpoint.id])
      throw { kind: 'gated', msg: '' }
    }
    const links = sampleRoutes(routes).map(({ address }) => address)
    return (await answerTo(endpoint, input, { own: answers, now: Date.now(), links })) as never
  }

const LOGO = '/alone/picture.svg?n=1'

function sampleSite(): Partial<SiteState> {
  const config = { ...plainSite.config, image: LOGO, logo2: LOGO, h5_logo: LOGO }
  return { config, categories: [1, 2, 3].map((number) => ({ id: String(number), name: sampleText('kind', number) })) }
}

/** A host that implements all contracts without a server: generated answers, a silent player, a log of all requests. */
export function aloneHost(options: AloneHostOptions): HostApi {
  const { choices, routes, log: tell, navigate, back } = options
  const { stores, ...fake } = fakeHost({
    user: choices.who === 'user' ? person() : null,
    settings: { theme: choices.theme, language: choices.language },
    shell: { kind: choices.shell, inApp: choices.shell === 'ios' || choices.shell === 'android' },
    site: sampleSite(),
  })
  const { player, session, ui } = fake
  const host: HostApi = {
    ...fake,
    paths: { ...fake.paths, ...pathsOf([routes]) },
    navigate,
    back,
    player: { ...player, send: (request) => stores.player.set(answerPlayer(stores.player.getState(), request)) },
    session: {
      ...session,
      logIn: () => stores.session.set({ status: 'user', user: person() }),
      resume: (redirect) => navigate(redirect ?? '/mine'),
    },
    ui: { ...ui, confirm: async ({ title, text }) => window.confirm([title, text].filter(Boolean).join('\n\n')) },
  }
  return { ...withCallLog(host, tell), request: createRequest(options, stores) }
}

/** Applies settings to the document, as the host does. */
export function applySettings({ language, theme, multiple, elder }: Settings): void {
  const root = document.documentElement
  const dark = theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches)
  root.lang = language
  root.dataset.theme = dark ? 'dark' : 'light'
  root.toggleAttribute('data-elder', elder)
  root.toggleAttribute('data-large', multiple >= 1.5)
  root.style.setProperty('--font-multiple', String(multiple))
}
