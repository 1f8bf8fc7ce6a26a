import type { Choice, RemoteManifest } from '@plaza/shared/remotes'
import type { RunningRemote } from '../running.store'

/** What of a release's document a page is run by. */
type RunnableManifest = Pick<
  RemoteManifest,
  'name' | 'version' | 'build' | 'global' | 'needs' | 'wants' | 'routes' | 'entry'
>

/** A release of a remote, with everything that is needed to run it, or a page of it. */
export interface Release {
  remote: string
  id: string
  /** Where its files are, with a trailing slash. */
  base: string
  document: RunnableManifest
  /** The exact text of its `remote.json`; null while only what came with the HTML is here. */
  text: string | null
  /** `sha384-…` of each file that it may ask for. */
  files: Readonly<Record<string, string>>
  /** The routes that what came with the HTML is enough for. */
  pages?: readonly string[]
  why: RunningRemote['why']
  verdict: Choice['verdict']
}

/** Whether a page of it can be run by what is known. */
export const canRunPage = ({ text, pages }: Release, page: string): boolean =>
  text !== null || Boolean(pages?.includes(page))

declare global {
  /** Files and their `sha384-…` by the unique name of a build; what is not in it is not asked for. */
  var plazaFiles: Record<string, Readonly<Record<string, string>>> | undefined
}

/** Says which files a build may ask for, before it asks for the first. */
export function allowFiles(uniqueName: string, files: Readonly<Record<string, string>>): void {
  self.plazaFiles = { ...self.plazaFiles, [uniqueName]: files }
}
