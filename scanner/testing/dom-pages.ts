import { htmlPage, links, type SitePage } from './site-page.ts';

/** A page whose script takes a stranger's text to a dangerous place, or, as its twin, to the same place safely. */
export type DomCase = {
  readonly path: string;
  /** How findings name the source. */
  readonly source: string;
  readonly sink: string;
  /** What a stranger chooses of an address that the script asks for, where nothing is run. */
  readonly asks?: 'anywhere' | 'other-path';
  readonly flawed: string;
  readonly sound: string;
};

const HASH = 'the part behind # of the address';
const IN_HASH = 'decodeURIComponent(location.hash.slice(1))';
const asked = (name: string) => `new URLSearchParams(location.search).get('${name}') || ''`;
const ESCAPE = `const escape = (text) => text.replace(/[&<>"']/g, (sign) => '&#' + sign.charCodeAt(0) + ';');`;

export const DOM_CASES: readonly DomCase[] = [
  {
    path: '/dom/tab',
    source: HASH,
    sink: 'innerHTML',
    flawed: `out.innerHTML = ${IN_HASH};`,
    sound: `out.textContent = ${IN_HASH};`,
  },
  {
    path: '/dom/search',
    source: 'words (read by scripts)',
    sink: 'document.write',
    flawed: `document.write('<p>Results for ' + (${asked('words')}) + '</p>');`,
    sound: `${ESCAPE} document.write('<p>Results for ' + escape(${asked('words')}) + '</p>');`,
  },
  {
    path: '/dom/notice',
    source: 'text (behind # of the address)',
    sink: 'insertAdjacentHTML',
    flawed: `out.insertAdjacentHTML('beforeend', '<b>' + (new URLSearchParams(location.hash.slice(1)).get('text') || '') + '</b>');`,
    // A cleaner that rebuilds what it knows, as DOMPurify does.
    sound: `const read = new DOMParser().parseFromString(new URLSearchParams(location.hash.slice(1)).get('text') || '', 'text/html');
      for (const element of read.body.querySelectorAll('*')) {
        if (!['B', 'I', 'P'].includes(element.tagName)) element.remove();
        else for (const { name } of [...element.attributes]) element.removeAttribute(name);
      }
      out.insertAdjacentHTML('beforeend', read.body.innerHTML);`,
  },
  {
    path: '/dom/window',
    source: 'the name of the window',
    sink: 'innerHTML',
    flawed: 'out.innerHTML = window.name;',
    sound: "out.innerHTML = '<b></b>'; out.firstChild.append(window.name);",
  },
  {
    path: '/dom/back',
    source: 'the address of the page before',
    sink: 'outerHTML',
    flawed: `if (document.referrer) out.outerHTML = '<a>Back to ' + decodeURIComponent(document.referrer) + '</a>';`,
    sound: `${ESCAPE} if (document.referrer) out.outerHTML = '<a>Back to ' + escape(decodeURIComponent(document.referrer)) + '</a>';`,
  },
  {
    path: '/dom/widget',
    source: 'messages from other windows',
    sink: 'innerHTML',
    flawed: `addEventListener('message', (event) => { if (event.data.type === 'show') out.innerHTML = event.data.content; });`,
    sound: `addEventListener('message', (event) => {
      if (event.origin !== location.origin) return;
      if (event.data.type === 'show') out.innerHTML = event.data.content;
    });`,
  },
  {
    path: '/dom/settings',
    source: HASH,
    sink: 'eval',
    flawed: `if (location.hash) window.settings = eval('(' + ${IN_HASH} + ')');`,
    sound: `try { window.settings = JSON.parse(${IN_HASH}); } catch { window.settings = {}; }`,
  },
  {
    path: '/dom/later',
    source: 'name (read by scripts)',
    sink: 'setTimeout',
    flawed: `setTimeout("greet('" + (${asked('name')}) + "')", 5); window.greet = (name) => { out.textContent = name; };`,
    sound: `const name = ${asked('name')}; setTimeout(() => { out.textContent = name; }, 5);`,
  },
  {
    path: '/dom/leave',
    source: 'next (read by scripts)',
    sink: 'location',
    flawed: `const next = ${asked('next')}; if (next) location.href = next;`,
    sound: `const next = new URL(${asked('next')}, location.href);
      if (next.origin === location.origin && next.search + next.pathname !== location.search + location.pathname) location.href = next.href;`,
  },
  {
    path: '/dom/formula',
    source: 'sum (read by scripts)',
    sink: 'Function',
    flawed: `const sum = ${asked('sum')}; if (sum) out.textContent = new Function('return ' + sum)();`,
    sound: `out.textContent = String(Number(${asked('sum')}));`,
  },
  {
    path: '/dom/plugin',
    source: 'plugin (read by scripts)',
    sink: 'script.src',
    flawed: `const plugin = ${asked('plugin')}; const script = document.createElement('script'); script.src = plugin; if (plugin) document.head.append(script);`,
    sound: `const known = { map: '/dom/map.js' }; const plugin = known[${asked('plugin')}];
      const script = document.createElement('script'); if (plugin) { script.src = plugin; document.head.append(script); }`,
  },
  {
    path: '/dom/field',
    source: 'city (read by scripts)',
    sink: 'innerHTML',
    flawed: `out.innerHTML = '<input value="' + (${asked('city')}).replace(/[<>]/g, '') + '">';`,
    sound: `out.innerHTML = '<input>'; out.firstChild.value = ${asked('city')};`,
  },
  {
    path: '/dom/frame',
    source: HASH,
    sink: 'iframe.src',
    flawed: `const frame = document.createElement('iframe'); frame.src = ${IN_HASH} || 'about:blank'; out.append(frame);`,
    sound: `const frame = document.createElement('iframe'); const wanted = ${IN_HASH};
      frame.src = /^\\/pages\\/\\w+$/.test(wanted) ? wanted : 'about:blank'; out.append(frame);`,
  },
  {
    path: '/dom/choose',
    source: HASH,
    sink: 'markup',
    // Makes markup of what looks like it and searches for anything else, as libraries do.
    flawed: `const $ = (text) => { if (/^</.test(text)) out.innerHTML = text; else try { document.querySelector(text); } catch {} }; $(${IN_HASH});`,
    sound: `const $ = (text) => { try { document.querySelector(text); } catch {} }; $(${IN_HASH});`,
  },
  {
    path: '/dom/whole',
    source: 'all parameters of the address (read by scripts)',
    sink: 'innerHTML',
    flawed: `out.innerHTML = decodeURIComponent(document.documentURI.split('?')[1] || '');`,
    sound: `out.textContent = decodeURIComponent(document.documentURI.split('?')[1] || '');`,
  },
  {
    path: '/dom/link',
    source: 'from (read by scripts)',
    sink: 'href',
    flawed: `const back = document.createElement('a'); back.href = ${asked('from')}; out.append(back);`,
    sound: `const back = document.createElement('a'); const from = new URL(${asked('from')}, location.href);
      if (from.protocol === 'https:') back.href = from.href; out.append(back);`,
  },
  {
    path: '/dom/button',
    source: HASH,
    sink: 'event handler',
    flawed: `const button = document.createElement('button'); button.setAttribute('onclick', "show('" + ${IN_HASH} + "')"); window.show = () => undefined; out.append(button);`,
    sound: `const button = document.createElement('button'); const name = ${IN_HASH}; button.addEventListener('click', () => { out.textContent = name; }); out.append(button);`,
  },
  {
    path: '/dom/popup',
    source: 'shop (read by scripts)',
    sink: 'window.open',
    flawed: `const shop = ${asked('shop')}; if (shop) open(shop);`,
    sound: `const shop = ${asked('shop')}; if (shop) open('/shops/' + encodeURIComponent(shop));`,
  },
  {
    path: '/dom/cookie',
    source: 'the cookie theme',
    sink: 'innerHTML',
    flawed: `out.innerHTML = (/(?:^|; )theme=([^;]*)/.exec(document.cookie) || [])[1] || '';`,
    sound: `out.textContent = (/(?:^|; )theme=([^;]*)/.exec(document.cookie) || [])[1] || '';`,
  },
  {
    path: '/dom/draft',
    source: 'draft (kept by the browser)',
    sink: 'innerHTML',
    flawed: `out.innerHTML = localStorage.getItem('draft') || '';`,
    sound: `out.innerHTML = '<textarea></textarea>'; out.firstChild.value = localStorage.getItem('draft') || '';`,
  },
  {
    path: '/dom/tab-state',
    source: 'heading (kept by the browser)',
    sink: 'document.write',
    flawed: `document.write('<h2>' + (sessionStorage.heading || '') + '</h2>');`,
    sound: `${ESCAPE} document.write('<h2>' + escape(sessionStorage.heading || '') + '</h2>');`,
  },
  {
    path: '/dom/profile',
    source: 'user (read by scripts)',
    sink: 'fetch',
    asks: 'other-path',
    flawed: `const user = ${asked('user')}; if (user) fetch('/api/users/' + user + '/card', { method: 'POST', body: '{}' }).catch(() => undefined);`,
    sound: `const user = ${asked('user')}; if (user) fetch('/api/users/' + encodeURIComponent(user) + '/card', { method: 'POST', body: '{}' }).catch(() => undefined);`,
  },
  {
    path: '/dom/feed',
    source: HASH,
    sink: 'XMLHttpRequest',
    asks: 'anywhere',
    flawed: `const feed = ${IN_HASH}; if (feed) { const request = new XMLHttpRequest(); request.open('GET', feed); request.send(); }`,
    sound: `const feed = new URL(${IN_HASH}, location.href); if (feed.origin === location.origin && /^\\/feeds\\/\\w+$/.test(feed.pathname)) {
      const request = new XMLHttpRequest(); request.open('GET', feed.href); request.send(); }`,
  },
  {
    path: '/dom/count',
    source: 'messages from other windows',
    sink: 'navigator.sendBeacon',
    asks: 'other-path',
    flawed: `addEventListener('message', (event) => { if (event.data.kind === 'count') navigator.sendBeacon('/counts/shop-' + event.data.shop); });`,
    sound: `addEventListener('message', (event) => { if (event.data.kind === 'count' && /^\\w+$/.test(event.data.shop)) navigator.sendBeacon('/counts/shop-' + event.data.shop); });`,
  },
  {
    path: '/dom/stream',
    source: 'the name of the window',
    sink: 'EventSource',
    asks: 'anywhere',
    flawed: `if (name) { const stream = new EventSource('/' + name); stream.onerror = () => stream.close(); }`,
    sound: `if (name) { const stream = new EventSource('/' + encodeURIComponent(name)); stream.onerror = () => stream.close(); }`,
  },
  {
    path: '/dom/part',
    source: 'part (read by scripts)',
    sink: 'import()',
    asks: 'other-path',
    flawed: `const part = ${asked('part')}; if (part) import('/parts/' + part + '.js').catch(() => undefined);`,
    sound: `const part = ${asked('part')}; if (['menu', 'map'].includes(part)) import('/parts/' + part + '.js').catch(() => undefined);`,
  },
  {
    path: '/dom/module',
    source: 'module (behind # of the address)',
    sink: 'import()',
    flawed: `const module = new URLSearchParams(location.hash.slice(1)).get('module'); if (module) import(module).catch(() => undefined);`,
    sound: `const module = new URLSearchParams(location.hash.slice(1)).get('module'); if (module) import('/modules/' + encodeURIComponent(module)).catch(() => undefined);`,
  },
  {
    path: '/dom/region',
    source: 'region (read by scripts)',
    sink: 'fetch',
    asks: 'anywhere',
    flawed: `const region = ${asked('region')}; if (region) fetch('https://' + region + '.api.firm.example/offers').catch(() => undefined);`,
    sound: `const region = ${asked('region')}; if (/^[a-z0-9]+$/.test(region)) fetch('https://' + region + '.api.firm.example/offers').catch(() => undefined);`,
  },
  {
    path: '/dom/returned',
    source: 'the address of the page before',
    sink: 'fetch',
    asks: 'other-path',
    flawed: `const from = document.referrer && new URL(document.referrer).searchParams.get('from'); if (from) fetch('/came/' + from).catch(() => undefined);`,
    // What is only a value of the address chooses nothing.
    sound: `const from = document.referrer && new URL(document.referrer).searchParams.get('from'); if (from) fetch('/came?from=' + from).catch(() => undefined);`,
  },
  {
    path: '/dom/put-off',
    source: 'greeting (read by scripts)',
    sink: 'innerHTML',
    flawed: `setTimeout(() => { out.innerHTML = ${asked('greeting')}; }, 400);`,
    sound: `setTimeout(() => { out.textContent = ${asked('greeting')}; }, 400);`,
  },
  {
    path: '/dom/policy',
    source: 'hint (read by scripts)',
    sink: 'innerHTML',
    flawed: `out.innerHTML = ${asked('hint')};`,
    // The same, behind a policy that lets no stranger's script run.
    sound: `out.innerHTML = ${asked('hint')};`,
  },
];

const NONCE = 'c2l0ZQ';

const pageOf = (path: string, code: string): SitePage => ({
  body: htmlPage(
    'Page',
    `<div id="out"></div><script nonce="${NONCE}">const out = document.getElementById('out'); ${code}</script>`,
  ),
  headers:
    path === '/dom/policy'
      ? { 'content-security-policy': `script-src 'nonce-${NONCE}'; object-src 'none'; base-uri 'none'` }
      : {},
});

/** The pages and a list of them. */
export function domPages(kind: 'flawed' | 'sound'): Readonly<Record<string, SitePage>> {
  const pages = DOM_CASES.map((one) => {
    const page = pageOf(one.path, one[kind]);
    return [one.path, kind === 'flawed' ? { ...page, headers: {} } : page] as const;
  });
  return { '/': { body: htmlPage('Pages', links(DOM_CASES.map(({ path }) => path))) }, ...Object.fromEntries(pages) };
}
