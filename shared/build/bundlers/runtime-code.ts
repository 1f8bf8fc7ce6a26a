import type { Compiler, RuntimeModule } from '@rspack/core'

/** A part of the bundler's runtime, whichever bundler runs: webpack takes only instances of its own class. */
export function runtimeCode(
  { webpack }: Compiler,
  name: string,
  stage: 'STAGE_BASIC' | 'STAGE_TRIGGER',
  code: string,
): RuntimeModule {
  class RuntimeCode extends webpack.RuntimeModule {
    override generate() {
      return code
    }
  }
  return new RuntimeCode(name, webpack.RuntimeModule[stage])
}
