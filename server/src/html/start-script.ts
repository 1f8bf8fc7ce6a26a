import { createHash } from 'node:crypto'

/**
 * Runs before anything else. A token in the address is put aside and the document is left for its clean address, so that
 * the token is in no history, Referer or performance entry; theme and text size are right from the first paint. A tap on a
 * button of a rendered page is kept until the page answers taps (`plazaTap`, host/src/rendering/first-tap.ts): the last
 * one counts, and no form is sent.
 */
export const startScript = `(function(){
try{var u=new URL(location.href),q=u.searchParams,t=q.get('Authorization');
if(t!==null){sessionStorage.setItem('plaza.handover',JSON.stringify({token:t,app:q.get('app')||'h5',at:Date.now()}));
q.delete('Authorization');location.replace(u.href);return}}catch(e){}
var d=document.documentElement;
try{var s=JSON.parse(localStorage.getItem('plaza.settings')||'null'),p=s&&s.data||{};
if(p.language==='en'||p.language==='zh-CN')d.lang=p.language;
if(p.elder)d.setAttribute('data-elder','');
if(p.multiple>=1.5)d.setAttribute('data-large','');
if(p.multiple>=(p.elder?1.3:.8)&&p.multiple<=2)d.style.setProperty('--font-multiple',p.multiple);
var dark=p.theme==='dark'||p.theme!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches;
d.setAttribute('data-theme',dark?'dark':'light')}catch(e){}
try{var g=JSON.parse(localStorage.getItem('plaza.guide-dismissed')||'null');
if(g&&g.data===new Date().toDateString())d.setAttribute('data-no-guide','')}catch(e){}
var b=null;function note(e){var n=e.target.closest&&e.target.closest('#plaza button');if(n&&(!n.form||n.type==='button'))b=n}
function hold(e){e.preventDefault()}
addEventListener('click',note,true);addEventListener('submit',hold,true);
window.plazaTap=function(){removeEventListener('click',note,true);removeEventListener('submit',hold,true);return b}
})()`

/** Its source expression for the Content-Security-Policy. */
export const startScriptHash = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`

/**
 * Development alone: every build has a React refresh runtime of its own. With this hook in place before the first script
 * each of them finds the one renderer, whichever came first.
 */
export const refreshScript = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,
inject:function(renderer){var id=this.renderers.size+1;this.renderers.set(id,renderer);return id},
onScheduleFiberRoot:function(){},onCommitFiberRoot:function(){},onCommitFiberUnmount:function(){},checkDCE:function(){}}`
