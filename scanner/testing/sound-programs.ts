import { escaped } from './answers.ts';
import { htmlPage, type SitePages } from './site-page.ts';

const ask = (url: URL, name: string) => url.searchParams.get(name) ?? '';

/** The harmless twins of the flawed programs: they look the same and handle their parameter well. */
export const SOUND_PROGRAMS: SitePages = {
  '/find': (url) => ({ body: htmlPage('Find', `<p>Nothing found for ${escaped(ask(url, 'words'))}.</p>`) }),
  '/find-again': (url) => ({
    body: htmlPage('Find again', `<form><input name="again" value="${escaped(ask(url, 'again'))}"></form>`),
  }),
  '/find-by-script': (url) => {
    const term = JSON.stringify(ask(url, 'term')).replaceAll('<', '\\u003c');
    return { body: htmlPage('Find by script', `<script>var term = ${term}; show(term);</script>`) };
  },
  // Repeats its input raw, but not as a page.
  '/find-as-data': (url) => ({ type: 'application/json', body: `{"words":${JSON.stringify(ask(url, 'words'))}}` }),
  // A lesson about databases that repeats what was asked.
  '/item': (url) => ({
    body: htmlPage(
      'Item',
      `<p>Lesson ${escaped(ask(url, 'id'))}: "You have an error in your SQL syntax", "syntax error at or near" and ORA-01756.</p>`,
    ),
  }),
  // A shell's message, which is no database's.
  '/ping': (url) => ({
    body: htmlPage(
      'Ping',
      /["']/.test(ask(url, 'host')) ? '<p>sh: Syntax error: Unterminated quoted string</p>' : '<p>ok</p>',
    ),
  }),
  // Takes numbers as numbers; says the rest is no article, and repeats it.
  '/article': (url) => {
    const number = ask(url, 'number');
    const known = /^\d+$/.test(number) && Number(number) === 7;
    return { body: htmlPage('Article', known ? '<p>A lamp, 20 euros.</p>' : `<p>No article ${escaped(number)}.</p>`) };
  },
  // As PHP and JavaScript do: only the digits in front count.
  '/article-by-digits': (url) => ({
    body: htmlPage(
      'Article',
      Number.parseInt(ask(url, 'number'), 10) === 7 ? '<p>A lamp.</p>' : '<p>There is none.</p>',
    ),
  }),
  // A search that looks for each word by itself, and differs with each.
  '/search-words': (url) => {
    const words = ask(url, 'text')
      .split(/\W+/)
      .filter((word) => word !== '');
    return {
      body: htmlPage('Search', `<p>${words.length} words, ${words.filter((word) => word === 'lamp').length} found</p>`),
    };
  },
  '/reachable': (url) => ({
    body: htmlPage('Reachable', `<pre>ping: ${escaped(ask(url, 'computer'))}: unknown</pre>`),
  }),
  '/greeting': (url) => ({ body: htmlPage('Greeting', `<p>Hello ${escaped(ask(url, 'name'))}</p>`) }),
  // Reckons, but understands nothing else than numbers and signs.
  '/reckon': (url) => {
    const [, a, b] = /^\s*(\d+)\s*\*\s*(\d+)\s*$/.exec(ask(url, 'sum')) ?? [];
    return {
      body: htmlPage('Reckon', a && b ? `<p>${Number(a) * Number(b)}</p>` : `<p>${escaped(ask(url, 'sum'))}?</p>`),
    };
  },
  // Lessons about errors, which repeat what was asked.
  '/nickname': (url) => ({
    body: htmlPage('Nickname', `<p>${escaped(ask(url, 'nick'))}: what "MongoServerError: SyntaxError" means</p>`),
  }),
  '/staff': (url) => ({
    body: htmlPage(
      'Staff',
      `<p>${escaped(ask(url, 'person'))}: what "ldap_search(): Search: Bad search filter" means</p>`,
    ),
  }),
  '/manual': (url) => ({
    body: htmlPage('Manual', `<p>${escaped(ask(url, 'chapter'))}: what "XPathEvalError: Invalid predicate" means</p>`),
  }),
  '/download': (url) => ({ body: htmlPage('Download', `<p>There is no file ${escaped(ask(url, 'file'))}.</p>`) }),
  // A page about the file that the traversal check looks for, whatever is asked.
  '/download-old': {
    body: htmlPage(
      'Manual',
      '<pre>root:x:0:0:root:/root:/bin/bash\ndaemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin\n; for 16-bit app support\n[fonts]</pre>',
    ),
  },
  // Only its own pages and one partner; everything else leads home.
  '/leave': (url) => {
    const to = ask(url, 'to');
    const isListed = /^\/[a-z]/.test(to) || to.startsWith('https://partner.example/');
    return { status: 302, body: '', headers: { location: isListed ? to.replace(/[\r\n]+/g, ' ') : '/' } };
  },
  '/leave-later': (url) => {
    const to = ask(url, 'page_url');
    const isWeb = /^(?:https?:\/\/|\/(?!\/))/.test(to);
    return {
      body: htmlPage(
        'Leaving',
        `<p>You leave us for <a rel="nofollow" href="${isWeb ? escaped(to) : '/'}">another site</a>.</p>`,
      ),
    };
  },
  '/members': (url) => ({
    status: 302,
    body: '',
    headers: { location: `/signin?next=${encodeURIComponent(ask(url, 'next'))}` },
  }),
  // The braces are kept from what makes pages of them, or stand outside of its part of the page.
  '/greet-by-browser': (url) => ({
    body: htmlPage(
      'Welcome',
      `<p>${escaped(ask(url, 'for'))}</p><div ng-app><p ng-non-bindable>Hello ${escaped(ask(url, 'for'))}</p>
        <p title="${escaped(ask(url, 'for')).replaceAll('{{', '{ {')}">{{ 1 + 1 }}</p></div><script src="/js/angular.min.js"></script>`,
    ),
  }),
  // Calls functions of one kind alone.
  '/pick-date': (url) => {
    const name = /^[a-z]+Picked$/.test(ask(url, 'then')) ? ask(url, 'then') : 'datePicked';
    return {
      body: htmlPage('Pick a date', `<script>function picked(day) { window.opener.${name}(day); }</script>`),
    };
  },
  // Looks in its own folder alone, and says so as carelessly.
  '/show-part': (url) => {
    const part = ask(url, 'part');
    const name = escaped(part.split('/').at(-1) ?? '');
    const message = `<p>What "include(parts/${name}.php): Failed to open stream" means, for ${escaped(part)}</p>`;
    return { body: htmlPage('Part', part === 'home' ? '<p>Welcome home.</p>' : message) };
  },
  '/language': (url) => ({
    body: htmlPage('Language', '<p>Set to your liking.</p>'),
    headers: { 'content-language': encodeURIComponent(ask(url, 'lang')) },
  }),
};

/** How a visitor comes to each of them. */
export const SOUND_PROGRAM_LINKS = [
  '/find?words=shoes',
  '/find-again?again=shoes',
  '/find-by-script?term=shoes',
  '/find-as-data?words=shoes',
  '/item?id=1',
  '/ping?host=shop',
  '/article?number=7',
  '/article-by-digits?number=7',
  '/search-words?text=lamp',
  '/reachable?computer=till',
  '/greeting?name=Ada',
  '/reckon?sum=2*3',
  '/nickname?nick=ada',
  '/staff?person=ada',
  '/manual?chapter=start',
  '/download?file=terms.txt',
  '/download-old?name=terms.txt',
  '/leave?to=/team',
  '/leave-later?page_url=/team',
  '/members?next=/team',
  '/greet-by-browser?for=Ada',
  '/pick-date?then=datePicked',
  '/show-part?part=home',
  '/language?lang=en',
] as const;
