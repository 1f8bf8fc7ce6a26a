import type { Compiler } from '@rspack/core'

/**
 * Runtime of a build: each script and style that it asks for carries the hash that the page's list has for it
 * (`self.plazaFiles[<unique name>]`, set from what the signed registry names before the first file is asked for). A file
 * that is not in the list is refused before the browser asks for it. `Integrity-Policy` wants `crossorigin` on files of
 * our own origin too, and a preload link is only used by a request that agrees with it.
 */
export class ListedFilesPlugin {
  private readonly list: string

  constructor(uniqueName: string) {
    this.list = `(self.plazaFiles || {})[${JSON.stringify(uniqueName)}]`
  }

  /** `element` and `address` are the names of rspack's own runtime code around the hook. */
  code(element: string, address: string): string {
    return `
var listed = ${this.list}, file = ${address}.split('?')[0].split('/').pop();
if (!listed || !listed[file]) throw new Error(file + ' is not in the list of this release');
${element}.integrity = listed[file];
${element}.crossOrigin = 'anonymous';`
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ListedFiles', (compilation) => {
      const hooks = compiler.rspack.RuntimePlugin.getCompilationHooks(compilation)
      hooks.createScript.tap('ListedFiles', (code) => `${code}\n${this.code('script', 'script.src')}`)
      hooks.createLink.tap('ListedFiles', (code) => `${code}\n${this.code('link', 'link.href')}`)
    })
  }
}
