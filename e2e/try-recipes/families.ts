import type { Seen } from './probe.ts';
import type { Piece } from './run-server.ts';
import type { ServerKind } from './told-lines.ts';

/** A line of our advice as it is tried: what is put where, what is asked, and when the fault is gone. */
export type Try = {
  readonly pieces: readonly Piece[];
  readonly path: string;
  readonly method?: string;
  readonly isFault: (seen: Seen) => boolean;
  /** Another address at which the fault must be gone too, whether or not it was there. */
  readonly alsoAt?: string;
};
/** What happens with a line: tried, taken by the server's parser alone (with where), or not run, with why. */
export type Plan = Try | { readonly parseAt: readonly Piece[] } | { readonly notRun: string };

const server = (text: string): readonly Piece[] => [{ place: 'server', text }];
const header = (name: string) => (seen: Seen) => seen.headers.get(name.toLowerCase()) ?? [];
const answers200 = ({ status }: Seen) => status === 200;

/** A path of the site that each pattern of leftovers is about, by a piece of the pattern. */
const LEFTOVERS: readonly (readonly [RegExp, string])[] = [
  [/wp-config\\\.txt/, '/wp-config.txt'],
  [/DS_Store/, '/.DS_Store'],
  [/vscode/, '/.vscode/settings.json'],
  [/well-known/, '/.env'],
  [/\\\.git\b/, '/.git/HEAD'],
  [/\\\.svn/, '/.svn/entries'],
  [/\\\.hg/, '/.hg/store'],
  [/composer/, '/composer.lock'],
  [/wp-content/, '/wp-content/debug.log'],
  [/xmlrpc/, '/xmlrpc.php'],
  [/install/, '/install/index.html'],
  [/sql\\\.gz/, '/dump.sql'],
  [/zip/, '/site.zip'],
  [/actuator|metrics|ADDRESS|server-status/, '/metrics'],
  [/bak|~/, '/index.php.bak'],
];
const leftoverOf = (code: string) => LEFTOVERS.find(([pattern]) => pattern.test(code))?.[1] ?? null;

/** Placeholders of our advice, as somebody would fill them in. */
const filled = (code: string) =>
  code
    .replaceAll('{host}', 'localhost')
    .replaceAll('{name}', 'X-Content-Type-Options')
    .replaceAll('{setting}', 'nosniff')
    .replaceAll('{header}', 'X-Powered-By')
    .replaceAll('YOUR-ADDRESS', '10.0.0.5')
    .replaceAll('YOUR-DOMAIN', 'localhost')
    // Whoever tries is at the server itself; the reader's visitors are not.
    .replaceAll('allow 127.0.0.1', 'allow 10.0.0.5')
    .replaceAll('/ADDRESS', '/metrics')
    .replaceAll('/actuator', '/metrics')
    .replaceAll('/server-status', '/metrics')
    .replaceAll('NAME', 'sid');

type Family = readonly [pattern: RegExp, plan: (code: string, match: RegExpExecArray) => Plan];

const closed = (code: string, pieces: readonly Piece[]): Plan => {
  const path = leftoverOf(code);
  return path === null ? { parseAt: pieces } : { pieces, path, isFault: answers200 };
};
const COOKIE = {
  path: '/app/',
  attribute: { Secure: /; ?secure/i, HttpOnly: /; ?httponly/i, SameSite: /; ?samesite=lax/i },
};
const lacks = (attribute: keyof typeof COOKIE.attribute) => (seen: Seen) =>
  header('set-cookie')(seen).some((cookie) => !COOKIE.attribute[attribute].test(cookie));

/** The line that takes a program's own header away, which the advice tells beside the one that sets it. */
const OWN = { apache: (name: string) => `Header unset ${name}`, nginx: (name: string) => `proxy_hide_header ${name};` };
/** Policies of several answers are all kept to, so that a second one takes nothing away. */
const MAY_COME_TWICE = /^Content-Security-Policy/;

/** Sent once, by the server alone and where the program behind it sends its own. */
const setHeader = (kind: ServerKind, code: string, name: string): Plan => ({
  pieces: MAY_COME_TWICE.test(name) ? server(code) : [{ place: 'server', text: `${OWN[kind](name)}\n${code}` }],
  path: '/index.html',
  ...(MAY_COME_TWICE.test(name) ? {} : { alsoAt: `/app/?send=${name}` }),
  isFault: (seen) => header(name)(seen).length !== 1,
});

const APACHE: readonly Family[] = [
  [/^Header always set (\S+) "/, (code, [, name = '']) => setHeader('apache', code, name)],
  [
    /^Header edit Set-Cookie .*; (Secure|HttpOnly|SameSite)/,
    (code, [, attribute]) => ({
      pieces: server(`${code}\n${code.replace('Header edit', 'Header always edit')}`),
      path: COOKIE.path,
      isFault: lacks(attribute as 'Secure'),
    }),
  ],
  [
    /^Header (?:always )?unset (\S+)$/,
    (_code, [, name = '']) => ({
      // The advice has both lines, because a program's answer and the server's own are in two tables.
      pieces: server(`Header unset ${name}\nHeader always unset ${name}`),
      path: `/app/?send=${name}`,
      isFault: (seen) => header(name)(seen).length > 0,
    }),
  ],
  [/^RedirectMatch 40[34] /, (code) => closed(code, server(code))],
  [
    /^Redirect permanent \/ https:/,
    (code) => ({ pieces: server(code), path: '/index.html', isFault: ({ status }) => status !== 301 }),
  ],
  [
    /^Rewrite/,
    () => ({
      pieces: server(
        'RewriteEngine On\nRewriteCond %{HTTPS} off\nRewriteRule ^ https://localhost%{REQUEST_URI} [R=301,L]',
      ),
      path: '/index.html',
      isFault: ({ status }) => status !== 301,
    }),
  ],
  [
    /^Server(?:Tokens|Signature) /,
    (code) => ({
      pieces: server(code.startsWith('ServerTokens') ? code : `${code}\nServerTokens Prod`),
      path: '/index.html',
      isFault: (seen) => /\d/.test(header('server')(seen).join()),
    }),
  ],
  [/^TraceEnable /, (code) => ({ pieces: server(code), path: '/', method: 'TRACE', isFault: answers200 })],
  [
    /^<\/?LimitExcept|^Require all denied/,
    () => ({
      pieces: [{ place: 'app', text: '<LimitExcept GET POST HEAD OPTIONS>\nRequire all denied\n</LimitExcept>' }],
      path: '/app/',
      method: 'PUT',
      isFault: answers200,
    }),
  ],
  [
    /^Options -Indexes/,
    (code) => ({ pieces: [{ place: 'site', text: code }], path: '/listing/', isFault: answers200 }),
  ],
  [
    /^ErrorDocument 404 /,
    (code) => ({
      pieces: server(code),
      path: '/none',
      isFault: ({ body }) => !body.includes('content of not-found.html'),
    }),
  ],
  [/^ErrorDocument /, (code) => ({ parseAt: server(code) })],
  [
    /^<\/?Files|^<Location|^<\/Location|^Require (?:local|ip)/,
    (code) =>
      code.includes('Files')
        ? {
            pieces: server('<Files ".ht*">\nRequire all denied\n</Files>'),
            path: '/.htpasswd',
            isFault: answers200,
          }
        : {
            pieces: server(
              `<Location "/metrics">\n${code.startsWith('Require ip') ? code : 'Require ip 10.0.0.5'}\n</Location>`,
            ),
            path: '/metrics',
            isFault: answers200,
          },
  ],
  [/^<Directory /, () => ({ notRun: 'the folder is the reader’s own; the lines inside it are tried by themselves' })],
  [/^SSL(?:Protocol|CipherSuite|HonorCipherOrder) /, (code) => ({ parseAt: server(code) })],
  [
    /^SSLUseStapling |^SSLStaplingCache /,
    () => ({ notRun: 'one stands outside of any site, where nothing is put here; each needs the other' }),
  ],
  [/^SSL/, () => ({ notRun: 'names files of the reader’s own certificate' })],
];

const NGINX: readonly Family[] = [
  [/^ssl_stapling/, (code) => ({ parseAt: server(code) })],
  [/^(?:certbot|nslookup|openssl|apt|systemctl) /, () => ({ notRun: 'a command, not a line of configuration' })],
  [/^add_header (\S+) "/, (code, [, name = '']) => setHeader('nginx', code, name)],
  [
    /^proxy_cookie_flags .*?(secure|httponly|samesite)/,
    (code, [, flag]) => ({
      pieces: [{ place: 'app', text: code }],
      path: COOKIE.path,
      isFault: lacks(flag === 'secure' ? 'Secure' : flag === 'httponly' ? 'HttpOnly' : 'SameSite'),
    }),
  ],
  [
    /^proxy_hide_header (\S+);/,
    (code, [, name = '']) => ({
      pieces: [{ place: 'app', text: code }],
      path: `/app/?send=${name}`,
      isFault: (seen) => header(name)(seen).length > 0,
    }),
  ],
  [/^location \^~ \/uploads/, (code) => ({ parseAt: server(code) })],
  [/^location /, (code) => closed(code, server(code))],
  [
    /^allow .*deny all;/,
    (code) => ({
      pieces: server(`location = /metrics { ${code} }`),
      path: '/metrics',
      isFault: answers200,
    }),
  ],
  [/^return 301 /, (code) => ({ pieces: server(code), path: '/index.html', isFault: ({ status }) => status !== 301 })],
  [
    /^server_tokens off;/,
    (code) => ({
      pieces: server(code),
      path: '/index.html',
      isFault: (seen) => /\d/.test(header('server')(seen).join()),
    }),
  ],
  [
    /^limit_except /,
    (code) => ({ pieces: [{ place: 'app', text: code }], path: '/app/', method: 'PUT', isFault: answers200 }),
  ],
  [
    /^error_page /,
    (code) => ({
      pieces: [
        { place: 'server', text: code },
        { place: 'app', text: 'proxy_intercept_errors on;' },
      ],
      path: '/app/?status=500',
      isFault: ({ body }) => !body.includes('content of error.html'),
    }),
  ],
  [
    /^(?:proxy_intercept_errors|proxy_set_header|if|fastcgi_hide_header) ?/,
    (code) => ({ parseAt: [{ place: 'app', text: code }] }),
  ],
  [/^autoindex off;/, (code) => ({ parseAt: server(code) })],
  [/^autoindex on;/, () => ({ notRun: 'named as the line to remove' })],
  [/^ssl_(?:protocols|ciphers|prefer_server_ciphers) /, (code) => ({ parseAt: server(code) })],
  [/^ssl_/, () => ({ notRun: 'names files of the reader’s own certificate' })],
  [/^fastcgi_pass /, (code) => ({ parseAt: [{ place: 'server', text: `location ~ \\.php$ { ${code} }` }] })],
];

/** How a line of our advice is tried; null where no family knows it. */
export function planFor(kind: ServerKind, code: string): Plan | null {
  const text = filled(code);
  for (const [pattern, plan] of kind === 'apache' ? APACHE : NGINX) {
    const match = pattern.exec(text);
    if (match !== null) return plan(text, match);
  }
  return null;
}
