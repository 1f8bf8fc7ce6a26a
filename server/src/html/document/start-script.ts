import { createHash } from 'node:crypto'
import { DAY_SECONDS } from '@plaza/shared/format'
import { ELDER_COOKIE, LANGUAGE_COOKIE } from '@plaza/shared/remotes'

const COOKIE_SECONDS = 1000 * DAY_SECONDS
/** Maximum time for which pictures wait for scripts. */
const PICTURES_WAIT_MS = 4000
/**
 * Maximum time for which content below the first screen waits for the first paint, in browsers that do not report it.
 */
const FIRST_PAINT_WAIT_MS = 1500

/**
 * Runs before anything else. It stores a token from the address and redirects to the clean address, so that the token
 * is in no history, Referer or performance entry. It sets theme and text size before the first paint, and tells the
 * server the chosen language and elder mode by cookies. If a page has a hero picture (`data-hero`), its other pictures
 * wait until the scripts run (host/src/browser/scripts-first.ts), the reader scrolls, or a timeout, because they share
 * the network. Content below the first screen is omitted from the first frame. The last tap on a button is recorded
 * until the page is hydrated (`plazaTap`, host/src/rendering/first-tap.ts); forms are not submitted. A script that
 * fails to load is requested again; in the end a strip reports the failure, because the page only looks interactive.
 */
export const startScript = `(function(){
try{var u=new URL(location.href),q=u.searchParams,t=q.get('Authorization');
if(t!==null){sessionStorage.setItem('plaza.handover',JSON.stringify({token:t,app:q.get('app')||'h5',at:Date.now()}));
q.delete('Authorization');location.replace(u.href);return}}catch(e){}
var d=document.documentElement;
function tell(c,a){document.cookie=c+';path=/;max-age='+a+';samesite=lax'+(location.protocol==='https:'?';secure':'')}
try{var s=JSON.parse(localStorage.getItem('plaza.settings')||'null'),p=s&&s.data||{};
var l=p.language;if((l==='en'||l==='zh-CN')&&l!==d.lang){d.lang=l;tell('${LANGUAGE_COOKIE}='+l,${COOKIE_SECONDS})}
if(!p.elder!==!d.hasAttribute('data-elder')){d.toggleAttribute('data-elder');tell('${ELDER_COOKIE}=1',p.elder?${COOKIE_SECONDS}:0)}
var m=q&&q.get('multiple')?Math.min(2,Math.max(.8,+q.get('multiple')||1)):p.multiple;
if(m>=1.5)d.setAttribute('data-large','');
if(m>=(p.elder?1.3:.8)&&m<=2&&m!=1)d.style.setProperty('--font-multiple',m);
var dark=p.theme==='dark'||p.theme!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches;
d.setAttribute('data-theme',dark?'dark':'light')}catch(e){}
try{var g=JSON.parse(localStorage.getItem('plaza.guide-dismissed')||'null');
if(g&&g.data===new Date().toDateString())d.setAttribute('data-no-guide','')}catch(e){}
if(d.hasAttribute('data-hero')){d.setAttribute('data-scripts-first','');
function show(){d.removeAttribute('data-scripts-first')}
setTimeout(show,${PICTURES_WAIT_MS});addEventListener('scroll',show,{once:true,passive:true,capture:true})}
if(d.hasAttribute('data-first')){try{new PerformanceObserver(painted).observe({type:'paint',buffered:true});d.setAttribute('data-first','screen');
setTimeout(painted,${FIRST_PAINT_WAIT_MS})}catch(e){}
function painted(){if(d.hasAttribute('data-first'))d.setAttribute('data-first','')}}
var b=null;function note(e){var n=e.target.closest&&e.target.closest('#plaza button');if(n&&(!n.form||n.type==='button'))b=n}
function hold(e){e.preventDefault()}
addEventListener('click',note,true);addEventListener('submit',hold,true);
var n=0;addEventListener('error',function(e){var s=e.target;if(!s||s.tagName!=='SCRIPT'||!s.hasAttribute('defer'))return;
if(n++>5){if(!document.getElementById('plaza-failed'))document.body.insertAdjacentHTML('beforeend',
'<a id="plaza-failed" href="" style="position:fixed;z-index:3000;left:0;right:0;bottom:0;padding:16px;text-align:center;color:#fff;background:#1c1d1f">'+
(d.lang==='en'?'This page could not be loaded completely. Reload':'页面未能完整加载，点此刷新')+'</a>');return}
function again(){if(done)return;done=1;var c=document.createElement('script');c.src=s.src;c.crossOrigin='anonymous';
if(s.integrity)c.integrity=s.integrity;c.setAttribute('defer','');document.head.appendChild(c)}
var done=0;setTimeout(again,1500);addEventListener('online',again,{once:true})},true);
window.plazaTap=function(){removeEventListener('click',note,true);removeEventListener('submit',hold,true);return b}
})()`

/** Source expression of the script for the Content-Security-Policy. */
export const startScriptHash = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`

/**
 * Only in development: every build has its own React refresh runtime. With this hook installed before the first script,
 * each of them finds the one renderer.
 */
export const refreshScript = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,
inject:function(renderer){var id=this.renderers.size+1;this.renderers.set(id,renderer);return id},
onScheduleFiberRoot:function(){},onCommitFiberRoot:function(){},onCommitFiberUnmount:function(){},checkDCE:function(){}}`
