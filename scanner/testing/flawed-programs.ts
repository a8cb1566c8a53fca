import { escaped, withoutTags } from './answers.ts';
import { askShell } from './ask-shell.ts';
import { askDatabase } from './cases/case-database.ts';
import { htmlPage, type SitePages } from './site-page.ts';

const ask = (url: URL, name: string) => url.searchParams.get(name) ?? '';

/** What a real shell says that is to ping. */
export const shellOutput = async (value: string) => (await askShell(`ping -c 1 ${value}`, value)).output;

const multiply = (_: string, a: string, b: string) => String(Number(a) * Number(b));

const isArticle = (value: string) => askDatabase(`SELECT * FROM things WHERE number = ${value}`, 'MySQL').rows > 0;

export const PASSWD = 'root:x:0:0:root:/root:/bin/bash\ndaemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin\n';
const WIN_INI = '; for 16-bit app support\r\n[fonts]\r\n[extensions]\r\n';

/** Whether the path of a file leads up to the root and down to another one. */
const leadsTo = (path: string, file: RegExp) => /^(?:\.\.[/\\]){5,}/.test(path) && file.test(path);

/** Programs of the flawed site, by the address that a visitor finds; each trusts its parameter. */
export const FLAWED_PROGRAMS: SitePages = {
  '/find': (url) => ({ body: htmlPage('Find', `<p>Nothing found for ${ask(url, 'words')}.</p>`) }),
  '/find-again': (url) => ({
    body: htmlPage('Find again', `<form><input name="again" value="${withoutTags(ask(url, 'again'))}"></form>`),
  }),
  '/find-by-script': (url) => ({
    body: htmlPage('Find by script', `<script>var term = "${withoutTags(ask(url, 'term'))}"; show(term);</script>`),
  }),
  '/item': (url) =>
    /["']/.test(ask(url, 'id'))
      ? { status: 500, type: 'text/plain', body: `unterminated quoted string at or near "${ask(url, 'id')}"` }
      : { body: htmlPage('Item', '<p>A fine item.</p>') },
  '/article': (url) => ({
    body: htmlPage('Article', isArticle(ask(url, 'number')) ? '<p>A lamp, 20 euros.</p>' : '<p>There is none.</p>'),
  }),
  '/reachable': async (url) => ({
    body: htmlPage('Reachable', `<pre>${escaped(await shellOutput(ask(url, 'computer')))}</pre>`),
  }),
  '/greeting': (url) => ({
    body: htmlPage(
      'Greeting',
      `<p>Hello ${withoutTags(ask(url, 'name').replace(/\{\{(\d+)\*(\d+)\}\}/g, multiply))}</p>`,
    ),
  }),
  '/reckon': (url) => ({
    // What JavaScript's eval makes of a multiplication with a comment behind it.
    body: htmlPage(
      'Reckon',
      `<p>${ask(url, 'sum')
        .replace(/^(\d+)\*(\d+)\/\/.*\n$/, multiply)
        .replace(/[^\d]/g, '')}</p>`,
    ),
  }),
  '/nickname': (url) =>
    /["']/.test(ask(url, 'nick'))
      ? { status: 500, type: 'text/plain', body: 'MongoServerError: SyntaxError: missing ) after argument list' }
      : { body: htmlPage('Nickname', '<p>It is free.</p>') },
  '/staff': (url) =>
    /[()]/.test(ask(url, 'person'))
      ? { status: 500, body: 'Warning: ldap_search(): Search: Bad search filter in the directory' }
      : { body: htmlPage('Staff', '<p>Ask for them at the desk.</p>') },
  '/manual': (url) =>
    /["']/.test(ask(url, 'chapter'))
      ? { status: 500, type: 'text/plain', body: 'lxml.etree.XPathEvalError: Invalid predicate' }
      : { body: htmlPage('Manual', '<p>Read it with care.</p>') },
  '/download': (url) => {
    const name = ask(url, 'file');
    if (leadsTo(name, /\/etc\/passwd$/)) return { type: 'text/plain', body: PASSWD };
    return name === 'terms.txt' ? { type: 'text/plain', body: 'Our terms.' } : { status: 404, body: 'No such file' };
  },
  '/download-old': (url) =>
    leadsTo(ask(url, 'name'), /\\win\.ini$/)
      ? { type: 'text/plain', body: WIN_INI }
      : { body: htmlPage('Old files', '<p>Choose one.</p>') },
  '/leave': (url) => ({ status: 302, body: '', headers: { location: ask(url, 'to').replace(/[\r\n]+/g, ' ') } }),
  '/leave-later': (url) => ({
    body: htmlPage(
      'Leaving',
      '<p>One moment.</p>',
      `<meta http-equiv="refresh" content="3; url=${ask(url, 'page_url')}">`,
    ),
  }),
  '/greet-by-browser': (url) => ({
    body: htmlPage(
      'Welcome',
      `<div ng-app><p>Hello ${escaped(ask(url, 'for'))}</p></div><script src="/js/angular.min.js"></script>`,
    ),
  }),
  '/pick-date': (url) => ({
    body: htmlPage(
      'Pick a date',
      `<script>function picked(day) { window.opener.${ask(url, 'then').replace(/[^\w.$]/g, '')}(day); }</script>`,
    ),
  }),
  '/show-part': (url) => {
    const part = ask(url, 'part');
    const message = `<b>Warning</b>:  include(parts/${escaped(part)}.php): Failed to open stream: No such file or directory in <b>/srv/shop/show.php</b> on line <b>7</b><br>`;
    return { body: htmlPage('Part', part === 'home' ? '<p>Welcome home.</p>' : message) };
  },
  '/language': (url) => {
    // What a server does that writes a line break into a header: the rest becomes headers of its own.
    const [first = '', ...rest] = ask(url, 'lang')
      .replace(/(?<!\r)\n/g, ' ')
      .split('\r\n');
    const added = rest.map((line) => line.split(': ')).map(([name = '', value = '']) => [name, value]);
    return {
      body: htmlPage('Language', '<p>Set.</p>'),
      headers: { ...Object.fromEntries(added), 'content-language': first },
    };
  },
};

/** How a visitor comes to each of them. */
export const FLAWED_PROGRAM_LINKS = [
  '/find?words=shoes',
  '/find-again?again=shoes',
  '/find-by-script?term=shoes',
  '/item?id=1',
  '/article?number=7',
  '/reachable?computer=till',
  '/greeting?name=Ada',
  '/reckon?sum=2',
  '/nickname?nick=ada',
  '/staff?person=ada',
  '/manual?chapter=start',
  '/download?file=terms.txt',
  '/download-old?name=terms.txt',
  '/leave?to=/about',
  '/leave-later?page_url=/about',
  '/greet-by-browser?for=Ada',
  '/pick-date?then=datePicked',
  '/show-part?part=home',
  '/language?lang=en',
] as const;
