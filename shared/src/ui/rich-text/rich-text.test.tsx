import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isSanitised } from '../../api/core/is-sanitised'
import { renderPage } from '../../testing'
import { RichText } from './rich-text'

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="https://evil.example"><input name=password></form>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<p onclick="alert(1)">x</p>',
  '<p onmouseover=alert(1)>x</p>',
  '<div style="position:fixed;inset:0">x</div>',
  '<div style="background:url(https://evil.example/p)">x</div>',
  '<p style="text-align:center;position:fixed">x</p>',
  '<style>body{display:none}</style>',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video onerror=alert(1) src=x></video>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src="javascript:alert(1)"></audio>',
  '<input autofocus onfocus=alert(1)>',
  '<select onfocus=alert(1) autofocus>',
  '<textarea onfocus=alert(1) autofocus>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<p id="plaza-boot">x</p>',
  '<p name="getElementById">x</p>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<a href="https://a.example" target="_blank">x</a>',
  '<img srcset="javascript:alert(1) 1x">',
  '<button formaction="javascript:alert(1)">x</button>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<video poster="data:text/html,x"></video>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="\\u0001javascript:alert(1)">x</a>',
  '<form id=x></form><button form=x formaction=javascript:alert(1)>x',
  '<isindex type=image src=1 onerror=alert(1)>',
]

describe('text written as HTML', () => {
  it.each(hostile)('draws as the text that it is what could run, frame, post or cover: %s', (html) => {
    const { container } = renderPage(<RichText html={`<p>before</p>${html}`} />)
    expect(container.querySelectorAll('p, p ~ *')).toHaveLength(0)
    expect(container.textContent).toContain(html)
  })

  it.each([
    '<h2>One</h2><p style="text-align:center">two &amp; &lt;three&gt;</p>',
    '<figure><img src="/media/a.webp?w=1&amp;h=2" alt="a &quot;b&quot;" width="1200" height="675" loading="lazy" /></figure>',
    '<table><tbody><tr><td colspan="2">1 > 0</td></tr></tbody></table><br /><hr>',
    '<video controls preload="none" playsinline poster="/media/a.webp"><source src="/media/a.mp4" /></video>',
    '<a href="tel:12345" rel="noopener nofollow">call</a>',
    '',
  ])('draws what a server has sanitised: %s', (html) => {
    const { container } = renderPage(<RichText html={html} />)
    const box = document.createElement('div')
    box.innerHTML = html
    expect(container.textContent).toBe(box.textContent)
    expect(isSanitised(html)).toBe(true)
  })

  it.each([
    '<img src="/a.webp" width="99999">',
    '<a href="/&#47;evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<a href="/\t/evil.example">x</a>',
    '<P>x</P>',
    '<p title=x>x</p>',
    'a < b',
    '<!-- x -->',
  ])('takes for not sanitised: %s', (html) => expect(isSanitised(html)).toBe(false))

  it('opens own links in the app, others through the host, and pictures in the viewer', () => {
    const { host, getByText, getByAltText } = renderPage(
      <RichText html='<p><a href="/posts/1">own</a> <a href="https://a.example/x">other</a></p><img src="/a.webp" alt="pic">' />,
    )
    fireEvent.click(getByText('own'))
    expect(host.navigations).toEqual(['/posts/1'])
    fireEvent.click(getByText('other'))
    expect(host.external).toEqual(['https://a.example/x'])
    fireEvent.click(getByAltText('pic'))
    expect(host.viewed).toEqual([{ images: [expect.stringContaining('/a.webp')], start: 0, captions: [''] }])
  })

  it('shows pictures with what is said of them, and names those that say nothing', () => {
    const { host, getByRole } = renderPage(
      <RichText html='<figure><img src="/a.webp" alt=""></figure><figure><img src="/b.webp" alt=""><figcaption>The pier</figcaption></figure>' />,
    )
    expect(getByRole('button', { name: 'Enlarge the picture' })).toBeTruthy()
    fireEvent.keyDown(getByRole('button', { name: 'The pier' }), { key: 'Enter' })
    expect(host.viewed).toMatchObject([{ start: 1, captions: ['', 'The pier'] }])
  })

  it.each<[by: 'editor' | undefined, trusted: string[]]>([
    ['editor', ['https://a.example/x']],
    [undefined, []],
  ])('leaves without asking for a link of an editor alone: %s', (by, trusted) => {
    const html = '<a href="https://a.example/x">other</a>'
    const { host, getByText } = renderPage(<RichText html={html} {...(by ? { by } : {})} />)
    fireEvent.click(getByText('other'))
    expect(host.trusted).toEqual(trusted)
  })

  it('only says the words of a link to a remote that is off, and keeps the other links', () => {
    const { host, getByText, getAllByRole } = renderPage(
      <RichText html='<p><a href="/activities-details/3">join</a> <a href="/posts/1">read</a> <a href="#top">up</a></p>' />,
      { off: ['practice'] },
    )
    expect(getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['read', 'up'])
    fireEvent.click(getByText('join'))
    expect(host.navigations).toEqual([])
  })
})
