import type { Choice, RemoteManifest } from '@plaza/shared/remotes'
import type { RunningRemote } from '../running.store'

/** The part of a manifest that is needed to run a page. */
interface RunnableManifest
  extends Pick<RemoteManifest, 'name' | 'version' | 'build' | 'global' | 'needs' | 'wants' | 'routes' | 'entry'> {
  extensions?: RemoteManifest['extensions'] | undefined
}

/** A release with everything needed to run it, or one page of it. */
export interface Release {
  remote: string
  id: string
  /** Base URL of its files, with a trailing slash. */
  base: string
  document: RunnableManifest
  /** The exact text of its `remote.json`; null while only the part in the HTML is known. */
  text: string | null
  /** `sha384-…` of each file that it may load. */
  files: Readonly<Record<string, string>>
  /** The routes for which the part in the HTML is enough. */
  pages?: readonly string[]
  why: RunningRemote['why']
  verdict: Choice['verdict']
}

/** Whether a link gave the release to this visitor alone, who wants to see it, or why it fails. */
export const isPersonal = ({ why }: Pick<Release, 'why'>): boolean => why === 'override' || why === 'preview'

/** Whether enough is known to run this page. */
export const canRunPage = ({ text, pages }: Release, page: string): boolean =>
  text !== null || Boolean(pages?.includes(page))

declare global {
  /** Allowed files and their `sha384-…`, by the unique name of a build; other files are not loaded. */
  var plazaFiles: Record<string, Readonly<Record<string, string>>> | undefined
}

/** Registers the files that a build may load, before it loads the first. */
export function allowFiles(uniqueName: string, files: Readonly<Record<string, string>>): void {
  self.plazaFiles = { ...self.plazaFiles, [uniqueName]: files }
}
