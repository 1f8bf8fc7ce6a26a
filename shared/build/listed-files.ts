import type { Compilation, Compiler } from '@rspack/core'

interface CodeHook {
  tap(name: string, change: (code: string) => string): void
}

/** webpack has the hooks of both elements at the modules that create them. */
interface WebpackHooks {
  runtime: { LoadScriptRuntimeModule: { getCompilationHooks(of: Compilation): { createScript: CodeHook } } }
  web: { CssLoadingRuntimeModule: { getCompilationHooks(of: Compilation): { createStylesheet: CodeHook } } }
}

/** The code that creates the elements of scripts and styles, in Rspack and in webpack. */
function elementHooks(
  { webpack }: Compiler,
  compilation: Compilation,
): { createScript: CodeHook; createLink: CodeHook } {
  if ('RuntimePlugin' in webpack) return webpack.RuntimePlugin.getCompilationHooks(compilation)
  const { runtime, web } = webpack as WebpackHooks
  return {
    createScript: runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript,
    createLink: web.CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet,
  }
}

/**
 * Runtime module of a build: each script and style that it loads gets its hash from the page's list
 * (`self.plazaFiles[<unique name>]`, set from the signed registry before the first file is loaded). A file that is not
 * in the list is not requested. `Integrity-Policy` requires `crossorigin` even for our own origin, and a preload is
 * only used by a request with the same mode.
 */
export class ListedFilesPlugin {
  private readonly list: string

  constructor(uniqueName: string) {
    this.list = `(self.plazaFiles || {})[${JSON.stringify(uniqueName)}]`
  }

  /** `element` and `address` are variable names in the bundler's runtime code around the hook. */
  code(element: string, address: string): string {
    return `
var listed = ${this.list}, file = ${address}.split('?')[0].split('/').pop();
if (!listed || !listed[file]) throw new Error(file + ' is not in the list of this release');
${element}.integrity = listed[file];
${element}.crossOrigin = 'anonymous';`
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ListedFiles', (compilation) => {
      const { createScript, createLink } = elementHooks(compiler, compilation)
      createScript.tap('ListedFiles', (code) => `${code}\n${this.code('script', 'script.src')}`)
      createLink.tap('ListedFiles', (code) => `${code}\n${this.code('link', 'link.href')}`)
    })
  }
}
