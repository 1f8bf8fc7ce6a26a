/** Styles of the page frame shown until the first page renders, before any style file arrives. */
export const skeletonStyle = `
html{background:#f6f7f9}html[data-theme=dark]{background:#101113}body{margin:0}
.pz{max-width:540px;margin:0 auto;min-height:100dvh;position:relative;box-sizing:border-box}
.pz i{display:block;border-radius:4px;background:#e9ebef}
html[data-theme=dark] .pz i{background:#24262a}
.pz-head{height:48px;background:#fff;border-bottom:1px solid #ebedf0;box-sizing:border-box}
html[data-theme=dark] .pz-head{background:#18191c;border-color:#2a2c30}
html .pz .pz-home{height:92px;margin-bottom:12px;border:0;background:#c8161d}
.pz-row{display:flex;gap:12px;padding:12px 16px}.pz-row b{flex:1}.pz-row>i{width:113px;height:75px}
.pz-row b i{height:16px;margin-bottom:10px}.pz-row b i+i{width:70%}
.pz-foot{position:fixed;bottom:0;left:0;right:0;height:50px;background:#fff;border-top:1px solid #ebedf0}
html[data-theme=dark] .pz-foot{background:#18191c;border-color:#2a2c30}`

const row = '<div class="pz-row"><b><i></i><i></i></b><i></i></div>'

export interface SkeletonOptions {
  /** Above the content: the home page's skin, another page's bar, nothing in a frame. */
  head: 'home' | 'bar' | 'none'
  footer: boolean
}

const heads = {
  home: '<div class="pz-head pz-home"></div>',
  bar: '<div class="pz-head"></div>',
  none: '',
} as const satisfies Record<SkeletonOptions['head'], string>

export const skeletonHtml = ({ head, footer }: SkeletonOptions): string =>
  `<div class="pz" aria-hidden="true" data-waits>${heads[head]}${row.repeat(6)}${footer ? '<div class="pz-foot"></div>' : ''}</div>`
