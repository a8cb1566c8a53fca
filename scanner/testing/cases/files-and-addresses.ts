import { escaped, html } from '../answers.ts';
import { log } from '../directory-client.ts';
import type { SitePage } from '../site-page.ts';
import { type PairAnswer, type PairRow, pairsOf } from './case-pair.ts';
import { FILES, FILES_IN_FORMS } from './files-of-servers.ts';

const to = (location: string): SitePage => ({
  status: 302,
  body: '',
  headers: { location: location.replace(/[\r\n]+/g, ' ') },
});
const PARTNER = 'partner.example';
/** To this site and one partner, by the address as browsers read it. */
const known: PairAnswer = (value) => {
  const base = 'https://own.example';
  const host = URL.canParse(value, base) ? new URL(value, base).host : '';
  return to(host === 'own.example' || host === PARTNER ? value.replace(/^\/+\\*/, '/') : '/');
};
const script = (value: string) => html(`<script>window.location.href = "${value}";</script>`);
const inScript = (value: string) => value.replace(/[^\w/.?=&-]/g, '');

const REDIRECTS: readonly PairRow[] = [
  [
    'to a whole address',
    '/go-whole',
    'goto',
    'https://partner.example/',
    (v) => (/^https?:/.test(v) ? to(v) : to('/')),
    known,
  ],
  ['to what begins with a slash', '/go-slash', 'return_to', '/team', (v) => to(v.startsWith('/') ? v : '/'), known],
  [
    'to what begins with a slash, and not with two',
    '/go-backslash',
    'back',
    '/team',
    (v) => to(/^\/(?!\/)/.test(v) ? v : '/'),
    known,
  ],
  [
    'to what names the partner anywhere',
    '/go-named',
    'target',
    `https://${PARTNER}/`,
    (v) => to(v.includes(PARTNER) ? v : '/'),
    known,
  ],
  [
    'to what begins with the partner’s name',
    '/go-begun',
    'dest',
    `https://${PARTNER}/`,
    (v) => to(v.startsWith(`https://${PARTNER}`) ? v : '/'),
    known,
  ],
  ['by a script', '/go-script', 'continue', '/team', script, (v) => script(`/${inScript(v).replace(/^\/+/, '')}`)],
  [
    'by a header that refreshes',
    '/go-refresh',
    'next',
    '/team',
    (v) => ({ ...html('<p>One moment.</p>'), headers: { refresh: `0; url=${v.replace(/[\r\n]+/g, ' ')}` } }),
    (v) => ({ ...html('<p>One moment.</p>'), headers: { refresh: `0; url=/${inScript(v).replace(/^\/+/, '')}` } }),
  ],
];

/** What a server does that writes line breaks into a header: the rest becomes headers of its own. */
const split =
  (name: string, shape: RegExp, around: (value: string) => string = (value) => value): PairAnswer =>
  (value) => {
    // What the program writes behind the value ends up in the last of the lines.
    const [first = '', ...rest] = around(value).split(shape);
    const added = rest.flatMap((line) => {
      const [, field, content] = /^([\w-]+): (.*)$/.exec(line.replace(/[\r\n]/g, '')) ?? [];
      return field === undefined ? [] : [[field, content ?? '']];
    });
    return {
      ...html('<p>Set.</p>'),
      headers: { ...Object.fromEntries(added), [name]: first.replace(/[\r\n]/g, ' ') },
    };
  };
const whole =
  (name: string, around: (value: string) => string = (value) => value): PairAnswer =>
  (value) => ({ ...html('<p>Set.</p>'), headers: { [name]: around(encodeURIComponent(value)) } });

const HEADERS: readonly PairRow[] = [
  ['in a header of its own', '/split-own', 'campaign', 'spring', split('x-campaign', /\r\n/), whole('x-campaign')],
  [
    'in a cookie',
    '/split-cookie',
    'variant',
    'b',
    split('set-cookie', /\r\n/, (v) => `variant=${v}; Path=/split-cookie; Secure; HttpOnly; SameSite=Lax`),
    whole('set-cookie', (v) => `variant=${v}; Path=/split-cookie; Secure; HttpOnly; SameSite=Lax`),
  ],
  [
    'behind a filter for whole line breaks',
    '/split-feed',
    'channel',
    'spring',
    (v, doing) => split('x-channel', /\n/)(v.replaceAll('\r\n', ' '), doing),
    whole('x-channel'),
  ],
];

const open = async (address: string) => {
  if (/^http:\/\/127\.0\.0\.1:\d+\/\w+$/.test(address)) await fetch(address).then((answer) => answer.text());
  return html('<p>A preview.</p>');
};
const preview: PairAnswer = (value) => html(`<p>A preview of ${escaped(value)}</p>`);

/** Input that becomes the name of a file, an address or a header, by where it stands. */
export const FILES_AND_ADDRESSES = [
  ...pairsOf({ checkId: 'A10', class: 'file inclusion', place: 'query' }, FILES),
  ...pairsOf({ checkId: 'A10', class: 'file inclusion', place: 'form' }, FILES_IN_FORMS),
  ...pairsOf({ checkId: 'A12', class: 'redirect', place: 'query' }, REDIRECTS),
  ...pairsOf({ checkId: 'A13', class: 'response splitting', place: 'query' }, HEADERS),
  ...pairsOf({ checkId: 'A11', class: 'server requests', place: 'query' }, [
    ['an address', '/fetch-address', 'feed', 'https://partner.example/', open, preview],
    [
      'an address without its protocol',
      '/fetch-host',
      'image',
      'partner.example/a.png',
      (v) => open(`http://${v}`),
      preview,
    ],
  ]),
  ...pairsOf({ checkId: 'A17', class: 'log lookups', place: 'query' }, [
    [
      'a line of a log',
      '/logged',
      'client',
      'till',
      async (v) => {
        await log(v);
        return html('<p>Noted.</p>');
      },
      () => html('<p>Noted.</p>'),
    ],
  ]),
];
