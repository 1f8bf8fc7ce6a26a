import type { HostApi, SessionState } from '@plaza/shared/host'
import { type Boot, partialManifestOf, type RegistryDocument, type RemoteModule } from '@plaza/shared/remotes'
import { person } from '@plaza/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forged, keys, registry, signed, textOf } from '../remotes/testing/signing'

const [OLD, NEW] = ['1.0.0-aaa', '2.0.0-bbb']
const media = (serial: number, ...ids: string[]) => registry(serial, { media: ids, community: ['1.0.0-ccc'] })
const off = (document: RegistryDocument, regions?: string[]): RegistryDocument => {
  const { media: one, ...others } = document.remotes
  const rules = [{ id: 'off', release: null, ...(regions ? { regions } : {}) }, ...(one?.rules ?? [])]
  return { ...document, remotes: { ...others, ...(one ? { media: { ...one, rules } } : {}) } }
}
type ReleaseName = readonly [remote: string, id: string]
const documentsOf = (...names: ReleaseName[]) =>
  Object.fromEntries(names.map(([remote, id]) => [`${remote}/${id}`, textOf(remote, id)]))
/** Boot data of a home page of the first release. */
const partialsOf = (...names: ReleaseName[]) =>
  Object.fromEntries(
    names.map(([remote, id], index) => [
      `${remote}/${id}`,
      partialManifestOf(JSON.parse(textOf(remote, id)), index === 0 ? ['home'] : []),
    ]),
  )

/** What the server answers; tests change it. */
let serverState: { registry: unknown; routes?: unknown; documents: Record<string, string>; down?: boolean }
let asked: string[] = []
const guest: SessionState = { status: 'guest', user: null }
let session = guest
let sessionChanged = () => {}
let resolvedLogins: string[] = []
const become = (next: SessionState) => {
  session = next
  sessionChanged()
}
const serve = (address: string) => {
  if (serverState.down) return Promise.reject(new TypeError('Failed to fetch'))
  const [path = ''] = address.split('?')
  asked.push(path)
  if (path === '/registry.json') return Promise.resolve(new Response(JSON.stringify(serverState.registry)))
  if (path === '/routes.json') return Promise.resolve(new Response(JSON.stringify(serverState.routes)))
  const [, , remote, id] = path.split('/')
  const text = serverState.documents[`${remote}/${id}`]
  return Promise.resolve(text ? new Response(text) : new Response('', { status: 404 }))
}

type ModuleLoader = (id: string, query: string) => Promise<RemoteModule>
const page = async () => ({ default: () => null })
const workingLoader: ModuleLoader = async () => ({ setup: () => {}, pages: { home: page, second: page } })

/** Opens an address with the given boot data, as the host does. */
async function open(address: string, boot: Partial<Boot>, load: ModuleLoader = workingLoader) {
  const fullBoot = {
    now: Date.now(),
    keys,
    documents: {},
    visitor: 'device',
    override: null,
    fromSource: false,
    ...boot,
  }
  document.body.innerHTML = `<script type="application/json" id="plaza-boot">${JSON.stringify(fullBoot)}</script>`
  vi.resetModules()
  const { createRouting } = await import('./routing')
  history.replaceState(null, '', address)
  const routing = createRouting({
    host: () => ({ telemetry: {} }) as HostApi,
    load: ({ remote, id }, query) => load(`${remote} ${id}`, query),
    hostPages: { 'not-found': async () => ({ default: () => null }) },
    plannedPage: async () => ({ default: () => null }),
    session: () => session,
    onSessionChange: (listener) => {
      sessionChanged = listener
    },
    sessionReady: async () => {},
    home: () => '/media',
    loginAddress: (address) => {
      resolvedLogins.push(address)
      return '/login'
    },
    inApp: () => false,
    carried: ({ pathname }) => pathname,
  })
  const stores = await Promise.all([import('../stage/stage.store'), import('../running.store'), import('../site/site')])
  const [{ stage: theStage, shownPage: shownIn }, { running: runs }, site] = stores
  await routing.remotes.begin()
  await routing.router.start()
  const { refresh } = await routing.remotes.recovery()
  const page = () => shownIn(theStage.getState())
  const release = () => runs.getState().remotes.find(({ name }) => name === 'media')
  return {
    ...routing,
    refresh,
    page,
    site,
    slot: () => routing.remotes.slotOf('media'),
    instanceId: () => routing.remotes.slotOf('media').running()?.instanceId ?? 0,
    kept: () => theStage.getState().pages.map(({ match }) => `${match.route.owner}/${match.route.id}`),
    /** The current route, and whether its code is loaded. */
    shows: () => {
      const match = page()?.match
      return `${match?.route.id}${match && routing.pages.peek(match)?.state === 'ready' ? '' : ' panel'}`
    },
    runs: () => release()?.release,
    standing: () => `${release()?.standing} ${release()?.why}`,
    go: async (to: string) => {
      routing.router.navigate(to)
      await vi.waitFor(() => expect(theStage.getState().pending).toBe(false))
    },
  }
}
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 4000, interval: 20 })
const own = { registry: signed(media(5, OLD)), documents: partialsOf(['media', OLD], ['community', '1.0.0-ccc']) }

beforeEach(() => {
  session = guest
  resolvedLogins = []
  serverState = {
    registry: own.registry,
    documents: documentsOf(['media', OLD], ['media', NEW], ['community', '1.0.0-ccc']),
  }
  vi.stubGlobal('fetch', vi.fn(serve))
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

describe('the first page', () => {
  it('is of the signed registry’s release, from the partial manifest in the HTML', async () => {
    serverState.down = true
    const plaza = await open('/media', own)
    expect(plaza.shows()).toBe('home')
    expect([plaza.runs(), plaza.standing()]).toEqual([OLD, 'ready rule'])
    expect(plaza.routes.paths().home).toBe('/media')
  })

  it('is found although the HTML lacks its manifest', async () => {
    const plaza = await open('/media', { ...own, documents: {} })
    expect(plaza.shows()).toBe('home')
  })

  it('is a panel, never /not-found, without its manifest, and appears once that is available', async () => {
    serverState.documents = {}
    const plaza = await open('/media', { ...own, documents: {} })
    expect([location.pathname, plaza.shows()]).toEqual(['/media', 'lost panel'])
    serverState.documents = documentsOf(['media', OLD])
    await plaza.go('/media')
    expect(plaza.shows()).toBe('home')
  })

  it('is a panel without a registry signed by us, and appears once there is one', async () => {
    serverState.down = true
    const plaza = await open('/media', { ...own, registry: forged(media(5, OLD)) })
    expect([location.pathname, plaza.shows()]).toEqual(['/media', 'lost panel'])
    serverState.down = false
    await plaza.go('/media')
    expect([plaza.shows(), plaza.runs()]).toEqual(['home', OLD])
  })

  it('is never of a manifest with another digest', async () => {
    serverState.documents = { [`media/${OLD}`]: textOf('media', OLD).replace('/second', '/evil') }
    const plaza = await open('/media', { ...own, documents: {} })
    expect(plaza.shows()).toBe('lost panel')
  })

  it('is /not-found for an unknown address', async () => {
    await open('/no/such/page', own)
    expect(location.pathname).toBe('/not-found')
  })
})

describe('a page with an incomplete manifest in the HTML', () => {
  const ahead = () => eventually(() => expect(fetch).toHaveBeenCalledTimes(2))

  it.each([
    ['of the remote that runs', '/media/second', ['media']],
    ['of another remote', '/community', ['community']],
  ])('%s comes at once, by the document that is signed', async (_, address, names) => {
    serverState.down = true
    const plaza = await open('/media', own)
    await ahead()
    serverState.down = false
    vi.mocked(fetch).mockClear()
    await plaza.go(address)
    expect(plaza.shows()).not.toContain('panel')
    expect(vi.mocked(fetch).mock.calls.map(([url]) => String(url).split('/')[2])).toEqual(names)
  })

  it('waits for nothing after the first page', async () => {
    const plaza = await open('/media', own)
    await eventually(() => expect(plaza.slot().running() && fetch).toHaveBeenCalledTimes(2))
    vi.mocked(fetch).mockClear()
    await plaza.go('/media/second')
    await plaza.go('/community')
    expect(plaza.shows()).toBe('home')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('is a panel without the manifest, and the running pages continue', async () => {
    serverState.documents = { [`media/${OLD}`]: textOf('media', OLD).replace('second.js', 'evil.js') }
    const plaza = await open('/media', own)
    plaza.router.navigate('/media/second')
    await eventually(() => expect(plaza.shows()).toBe('second panel'))
    await plaza.go('/media')
    expect([plaza.shows(), plaza.runs()]).toEqual(['home', OLD])
  })
})

describe('another release that is chosen while a page is open', () => {
  const promoted = () => ({ ...media(6, NEW, OLD) })

  it('runs when the remote is entered from another one, without old pages', async () => {
    const plaza = await open('/media', own)
    serverState.registry = signed(promoted())
    expect(await plaza.refresh()).toBe(true)
    await eventually(() => expect(plaza.slot().due()).toBe('chosen'))
    expect(plaza.runs()).toBe(OLD)
    await plaza.go('/media?tab=2')
    expect(plaza.runs()).toBe(OLD)
    await plaza.go('/community')
    await plaza.go('/media')
    expect([plaza.runs(), plaza.shows()]).toEqual([NEW, 'home'])
    expect(plaza.kept().filter((one) => one.startsWith('media'))).toHaveLength(1)
  })

  it('replaces a revoked one at once, in place', async () => {
    const plaza = await open('/media', own)
    const before = plaza.page()
    serverState.registry = signed({ ...media(6, NEW, OLD), remotes: revoked(media(6, NEW, OLD)) })
    await plaza.refresh()
    await eventually(() => expect(plaza.runs()).toBe(NEW))
    await eventually(() => expect(plaza.page()?.instanceId).not.toBe(before?.instanceId))
    expect(plaza.page()?.id).toBe(before?.id)
    expect([location.pathname, plaza.shows()]).toEqual(['/media', 'home'])
  })

  it('does not run if its code does not load: the running one continues', async () => {
    const plaza = await open('/media', own, (id, query) =>
      id.endsWith(NEW) ? Promise.reject(new Error('404')) : workingLoader(id, query),
    )
    serverState.registry = signed(promoted())
    await plaza.refresh()
    await eventually(() => expect(plaza.slot().due()).toBe('chosen'))
    await plaza.go('/community')
    await plaza.go('/media')
    await eventually(() => expect(plaza.shows()).toBe('home'))
    expect(plaza.runs()).toBe(OLD)
  })
})

const revoked = (document: RegistryDocument): RegistryDocument['remotes'] => {
  const { media: one, ...others } = document.remotes
  return { ...others, ...(one ? { media: { ...one, revoked: [OLD] } } : {}) }
}

describe('a remote that is switched off', () => {
  it('redirects its page to /not-found, and its links have no target', async () => {
    const plaza = await open('/media', own)
    serverState.registry = signed(off(media(6, OLD)))
    await plaza.refresh()
    await eventually(() => expect(location.pathname).toBe('/not-found'))
    expect(plaza.routes.match('/media')).toBeNull()
    expect(plaza.standing()).toMatch(/^off/)
    await plaza.go('/community')
    expect(plaza.shows()).toBe('home')
  })

  it('is back as soon as it is switched on', async () => {
    const plaza = await open('/media', { ...own, registry: signed(off(media(5, OLD))) })
    expect(location.pathname).toBe('/not-found')
    serverState.registry = signed(media(6, OLD))
    void plaza.refresh()
    await plaza.go('/media')
    await eventually(() => expect(plaza.shows()).toBe('home'))
    expect(location.pathname).toBe('/media')
  })

  it('follows the city that the user chooses', async () => {
    const plaza = await open('/media', { ...own, registry: signed(off(media(5, OLD), ['3206'])) })
    expect(plaza.shows()).toBe('home')
    plaza.site.chooseCity({ adcode: '320600', name: 'Nantong' })
    await eventually(() => expect(location.pathname).toBe('/not-found'))
  })
})

describe('an own page whose visitor could not be checked', () => {
  const unanswered: SessionState = { status: 'checking', user: null, unanswered: true }

  it('is a panel at its address, and the page as soon as the user is known', async () => {
    session = unanswered
    const plaza = await open('/outbox', own)
    expect([location.pathname, plaza.shows()]).toEqual(['/outbox', 'unchecked panel'])
    become({ status: 'user', user: person() })
    await eventually(() => expect(plaza.shows()).not.toBe('unchecked panel'))
  })

  it('is checked again by its retry, and asks for a login where nobody is logged in', async () => {
    session = unanswered
    const plaza = await open('/outbox', own)
    const { bindLogin } = await import('../session/login/check')
    bindLogin({ check: async () => become(guest), logInToShell: async () => 'done', goOnAsGuest() {} })
    const panel = plaza.page()?.match
    if (panel) await plaza.pages.retry(panel)
    await eventually(() => expect(resolvedLogins[0]).toBe('/outbox'))
  })
})

describe('a page that throws', () => {
  it('is replaced by a fallback, if its release was never good here', async () => {
    const document = { ...media(5, NEW, OLD) }
    Object.assign(document.remotes.media ?? {}, { previous: OLD })
    const plaza = await open('/media', { registry: signed(document), documents: partialsOf(['media', NEW]) })
    const match = plaza.page()?.match
    expect(match && (await plaza.pages.crashed(match, new Error('x')))).toBe(true)
    await eventually(() => expect(plaza.standing()).toBe('last-good previous'))
    await eventually(() => expect(plaza.page()?.instanceId).toBe(plaza.instanceId()))
    expect(plaza.shows()).toBe('home')
  })

  it('is quarantined at the third time in a minute, over a reload too, until the user retries', async () => {
    const plaza = await open('/media', own)
    const match = plaza.page()?.match
    for (let n = 0; n < 3; n++) if (match) await plaza.pages.crashed(match, new Error('x'))
    await eventually(() => expect(plaza.standing()).toMatch(/^quarantined/))
    const again = await open('/media', own)
    await eventually(() => expect(again.standing()).toMatch(/^quarantined/))
    const panel = again.page()?.match
    expect(panel && (await again.pages.retry(panel)).state).toBe('ready')
    await eventually(() => expect(again.standing()).toMatch(/^ready/))
  })
})

describe('a page with a part of the registry', () => {
  const WALK = '1.0.0-walk'
  const walks = Array.from({ length: 20 }, (_, number) => `walk-${number}`)
  const fullRegistry = registry(5, {
    media: [OLD],
    community: ['1.0.0-ccc'],
    ...Object.fromEntries(walks.map((name) => [name, [WALK]])),
  })
  const part = (names: readonly string[]): RegistryDocument => ({
    ...fullRegistry,
    partial: true,
    remotes: Object.fromEntries(Object.entries(fullRegistry.remotes).filter(([name]) => names.includes(name))),
  })
  const index = () => ({
    schema: 1,
    serial: 5,
    routes: Object.fromEntries(walks.map((name) => [`${name}/${WALK}`, JSON.parse(textOf(name, WALK)).routes])),
  })
  const brought = { ...own, registry: signed(part(['media', 'community'])) }
  const requestCount = (path: string) => asked.filter((one) => one === path).length
  const walkDocuments = () => asked.filter((path) => path.startsWith('/remotes/walk-'))

  beforeEach(() => {
    asked = []
    serverState = {
      registry: signed(fullRegistry),
      routes: signed(index()),
      documents: {
        ...documentsOf(['media', OLD], ['community', '1.0.0-ccc'], ...walks.map((name) => [name, WALK] as const)),
      },
    }
  })

  it('soon knows the routes of all remotes, from two requests', async () => {
    const plaza = await open('/media', brought)
    expect(plaza.shows()).toBe('home')
    await eventually(() => expect(walks.every((name) => plaza.routes.match(`/${name}`))).toBe(true))
    expect([requestCount('/registry.json'), requestCount('/routes.json'), walkDocuments()]).toEqual([1, 1, []])
    await plaza.go('/walk-7/second')
    expect(plaza.shows()).toBe('second')
    expect(walkDocuments()).toEqual([`/remotes/walk-7/${WALK}/remote.json`])
  })

  it('shows the page of a remote that it does not contain', async () => {
    const plaza = await open('/walk-3', brought)
    await eventually(() => expect(plaza.shows()).toBe('home'))
    expect(location.pathname).toBe('/walk-3')
  })

  it('has no page for an unknown address, once all are known', async () => {
    await open('/no-such-page', brought)
    await eventually(() => expect(location.pathname).toBe('/not-found'))
    expect(requestCount('/routes.json')).toBe(1)
  })

  it('reads the complete registry from the device the next time', async () => {
    const first = await open('/media', brought)
    await eventually(() => expect(first.routes.match('/walk-1')).not.toBeNull())
    asked = []
    const second = await open('/media', brought)
    await eventually(() => expect(second.routes.match('/walk-1')).not.toBeNull())
    expect([requestCount('/registry.json'), requestCount('/routes.json')]).toEqual([0, 1])
  })

  it('fetches the manifests of a few remotes, and rejects an index that we did not sign', async () => {
    serverState.routes = forged(index())
    const plaza = await open('/media', brought)
    await eventually(() => expect(plaza.routes.match('/walk-1')).not.toBeNull())
    expect(walkDocuments().length).toBeGreaterThan(0)
    expect(walkDocuments().length).toBeLessThanOrEqual(12)
  })

  it('continues without the rest if that is unavailable', async () => {
    serverState.down = true
    const plaza = await open('/media', brought)
    expect(plaza.shows()).toBe('home')
    await plaza.go('/walk-1')
    expect(plaza.page()?.match.route.id).toBe('lost')
    expect(location.pathname).toBe('/walk-1')
  })
})
