import { createBreaker } from './breaker'
import { nameOf, type Task } from './process/process'
import { createTimeMeter, type TimeBudget } from './time-meter'

/** Higher than the limit of one page, because anybody can request one failing page repeatedly. */
const RELEASE_FAULTS = 12

type Release = Task['release']

interface Pause {
  remote: string
  release: string
  /** Null: all pages of the release. */
  route: string | null
  until: number
}

const pageOf = (release: Release, route: string) => `${nameOf(release)} ${route}`

/** Pages and releases that are not rendered for a minute, because they failed too often or used too much CPU time. */
export function createPauses(budget: TimeBudget, now: () => number) {
  const pages = createBreaker({ now })
  const releases = createBreaker({ faults: RELEASE_FAULTS, now })
  const times = createTimeMeter(budget, now)

  return {
    isPaused: (release: Release, route: string): boolean =>
      releases.isOpen(nameOf(release)) || pages.isOpen(pageOf(release, route)),
    /** Counts a failure, for the page if it is known. */
    fail(release: Release, route: string | null): void {
      releases.fail(nameOf(release))
      if (route !== null) pages.fail(pageOf(release, route))
    },
    /** Adds the CPU time of a render; true if that pauses the release. */
    charge(release: Release, cpuMs: number): boolean {
      const name = nameOf(release)
      const isTooMuch = times.add(name, cpuMs)
      if (isTooMuch) releases.open(name)
      return isTooMuch
    },
    /** CPU time that a release used in the last minute, by its name. */
    chargedMs: times.msOf,
    list: (): Pause[] =>
      [...releases.opened(), ...pages.opened()].map(({ name, until }) => {
        const [remote = '', release = '', , route = null] = name.split(' ')
        return { remote, release, route, until }
      }),
  }
}
