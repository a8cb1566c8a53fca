import type { CheckId } from '../../src/checks/catalogue.ts';
import type { CaseClass, TestCase } from './test-case.ts';

type Input = readonly [checkId: CheckId, kind: CaseClass, place: TestCase['place'], path: string, parameter: string];

/** Inputs of the site's first programs and forms; both sides have each of them. */
const INPUTS: readonly (readonly [...Input, context: string])[] = [
  ['A01', 'cross-site scripting', 'query', '/find', 'words', 'in text'],
  ['A01', 'cross-site scripting', 'query', '/find-again', 'again', 'within double quotation marks'],
  ['A01', 'cross-site scripting', 'query', '/find-by-script', 'term', 'in a string of a script'],
  ['A01', 'cross-site scripting', 'form', '/welcome-form', 'visitor', 'in the answer to a form'],
  ['A01', 'cross-site scripting', 'form', '/pin-form', 'pin', 'in the answer to a password'],
  ['A01', 'cross-site scripting', 'form', '/note-form', 'note', 'in an attribute, sent with a file'],
  ['A02', 'stored scripts', 'form', '/guestbook', 'entry', 'in a guest book with one-time tokens'],
  ['A04', 'SQL injection', 'query', '/item', 'id', 'an error from PostgreSQL'],
  ['A04', 'SQL injection', 'query', '/api/stock', 'article', 'described by an API'],
  ['A04', 'SQL injection', 'path', '/api/shelf/', '', 'a part of the path, described by an API'],
  ['A04', 'SQL injection', 'path', '/product/', '', 'a part of the path'],
  ['A04', 'SQL injection', 'form', '/members/enter', 'member', 'a sign-in'],
  ['A04', 'SQL injection', 'json', '/api/orders-of', 'name', 'JSON, described by an API'],
  ['A04', 'SQL injection', 'json', '/basket/add', 'item', 'JSON, sent by a script'],
  ['A04', 'SQL injection', 'cookie', '/colours', 'shade', 'a cookie'],
  ['A04', 'SQL injection', 'header', '/visits', 'x-forwarded-for', 'a header of proxies'],
  ['A05', 'SQL injection', 'query', '/article', 'number', 'a number, without complaint'],
  ['A05', 'SQL injection', 'query', '/quoted-article', 'number', 'a text within double quotation marks'],
  ['A05', 'SQL injection', 'form', '/stock-form', 'article', 'a number in a form'],
  ['A05', 'SQL injection', 'form', '/team/enter', 'member', 'a sign-in that finds nobody'],
  ['A06', 'SQL injection', 'query', '/slow-search', 'words', 'a wait in a text'],
  ['A07', 'command execution', 'query', '/reachable', 'computer', 'bare'],
  ['A07', 'command execution', 'form', '/lookup-form', 'computer', 'bare, in a form'],
  ['A08', 'command execution', 'query', '/slow-lookup', 'computer', 'bare, without answer'],
  ['A09', 'evaluation', 'query', '/greeting', 'name', 'a template'],
  ['A09', 'evaluation', 'query', '/reckon', 'sum', 'a program'],
  ['A10', 'file inclusion', 'query', '/download', 'file', 'a path upwards'],
  ['A10', 'file inclusion', 'query', '/download-old', 'name', 'a path upwards, on Windows'],
  ['A12', 'redirect', 'query', '/leave', 'to', 'to anything'],
  ['A12', 'redirect', 'query', '/leave-later', 'page_url', 'by a page that refreshes'],
  ['A13', 'response splitting', 'query', '/language', 'lang', 'in a header for the language'],
  ['A15', 'XML entities', 'form', '/xml-form', 'document', 'XML in a form'],
  ['A15', 'XML entities', 'xml', '/api/import', '', 'a body of XML'],
  ['A20', 'other queries', 'query', '/nickname', 'nick', 'MongoDB'],
  ['A21', 'other queries', 'query', '/staff', 'person', 'a directory, by PHP'],
  ['A22', 'other queries', 'query', '/manual', 'chapter', 'XML, by Python'],
];

type Page = readonly [checkId: CheckId, kind: CaseClass, path: string | null, ...variants: string[]];

/** What pages, files and the whole site tell; the sound site answers the same address without harm. */
const PAGES: readonly Page[] = [
  ['P01', 'DNS and transport', null, 'no-https'],
  ['P06', 'headers', null, 'csp-missing', 'csp-report-only', 'csp-bypassable'],
  ['P07', 'headers', null, 'framing-allowed'],
  ['P08', 'headers', null, 'nosniff-missing'],
  ['P09', 'headers', null, 'referrer-policy-missing', 'referrer-policy-unsafe'],
  [
    'P10',
    'cookies',
    null,
    'session-cookie-without-secure',
    'session-cookie-without-httponly',
    'cookie-without-secure',
    'cookie-without-httponly',
    'cookie-without-samesite',
  ],
  ['P12', 'components', null, 'vulnerable-library-high', 'vulnerable-library-medium', 'vulnerable-library-low'],
  ['P13', 'components', null, 'php-end-of-life', 'cms-end-of-life', 'server-end-of-life', 'wordpress-outdated'],
  ['P28', 'components', null, 'flaw-exploited', 'flaw-high', 'flaw-possible', 'flaw-medium'],
  ['P14', 'disclosure', null, 'server-version', 'framework-version', 'generator-version'],
  ['P15', 'exposed files', '/pictures/', 'directory-listing'],
  ['P15', 'exposed files', '/private-files/', 'sensitive-directory-listing'],
  ['P16', 'disclosure', '/trace', 'stack-trace'],
  ['P16', 'disclosure', '/api/failure', 'stack-trace'],
  ['P16', 'disclosure', '/search', 'database-error'],
  ['P16', 'disclosure', '/warning', 'error-message'],
  ['P16', 'disclosure', '/debug', 'debug-page'],
  ['P17', 'disclosure', '/key', 'private-key'],
  ['P17', 'disclosure', '/app-config', 'service-secret', 'database-password'],
  ['P18', 'disclosure', '/cards', 'card-number'],
  ['P19', 'forms', '/signin', 'password-form-on-http'],
  ['P20', 'forms', '/profile', 'form-without-token'],
  ['P21', 'components', '/partners', 'script-without-integrity'],
  ['P22', 'headers', '/api/offers', 'origin-reflected-with-credentials'],
  ['P23', 'headers', '/account', 'personal-page-cacheable'],
  ['P25', 'disclosure', null, 'security-txt-missing'],
  ['P26', 'disclosure', '/view-state', 'viewstate-without-mac'],
  ['P26', 'disclosure', '/java-object', 'serialised-object'],
  ['P27', 'disclosure', '/api/users', 'passwords-readable', 'personal-data-readable'],
  ['P29', 'headers', '/chat', 'socket-hijackable'],
  ['E01', 'exposed files', '/.git/HEAD', 'git-repository'],
  ['E01', 'exposed files', '/.svn/wc.db', 'svn-repository'],
  ['E01', 'exposed files', '/.hg/requires', 'mercurial-repository'],
  ['E02', 'exposed files', '/.env', 'environment-file'],
  ['E02', 'exposed files', '/wp-config.php.bak', 'config-backup'],
  ['E02', 'exposed files', '/.aws/credentials', 'cloud-credentials'],
  ['E02', 'exposed files', '/id_rsa', 'ssh-private-key'],
  ['E02', 'exposed files', '/.htpasswd', 'password-file'],
  ['E03', 'exposed files', '/backup.sql', 'database-dump'],
  ['E03', 'exposed files', '/backup.zip', 'archive'],
  ['E04', 'exposed files', '/phpinfo.php', 'phpinfo'],
  ['E04', 'exposed files', '/server-status', 'server-status'],
  ['E04', 'exposed files', '/actuator/env', 'actuator'],
  ['E04', 'exposed files', '/metrics', 'metrics'],
  ['E05', 'exposed files', '/phpmyadmin/', 'database-tool'],
  ['E05', 'exposed files', '/wp-login.php', 'admin-panel'],
  ['E06', 'exposed files', '/wp-json/wp/v2/users', 'wordpress-users'],
  ['E06', 'exposed files', '/wp-content/debug.log', 'wordpress-debug-log'],
  ['E06', 'exposed files', '/xmlrpc.php', 'wordpress-xmlrpc'],
  ['E07', 'exposed files', '/openapi.json', 'api-description'],
  ['E07', 'exposed files', '/graphql', 'graphql-introspection'],
  ['E08', 'exposed files', '/wp-admin/install.php', 'installer'],
  ['E08', 'exposed files', '/', 'default-page'],
  ['E09', 'exposed files', '/index.php~', 'source-backup'],
  ['E09', 'exposed files', '/.vscode/settings.json', 'editor-settings'],
  ['E09', 'exposed files', '/composer.lock', 'dependency-list'],
  ['E09', 'exposed files', '/.DS_Store', 'folder-index'],
  ['E09', 'exposed files', '/js/app.js.map', 'source-map'],
  ['A14', 'foreign host', null, 'foreign-host-in-page'],
  ['A16', 'methods', null, 'trace-enabled', 'writing-methods-announced'],
];

type Unplaced = Omit<TestCase, 'id' | 'isFlawed'>;

/** Everything that the site had before the pairs, without telling the side. */
export const KNOWN_CASES: readonly Unplaced[] = [
  ...INPUTS.map(
    ([checkId, kind, place, path, parameter, context]): Unplaced => ({
      ...{ checkId, class: kind, place, path, context },
      ...(parameter === '' ? {} : { parameter }),
    }),
  ),
  ...PAGES.flatMap(([checkId, kind, path, ...variants]) =>
    variants.map(
      (variant): Unplaced => ({
        ...{ checkId, class: kind, place: 'page', variant, context: variant.replaceAll('-', ' ') },
        ...(path === null ? {} : { path }),
      }),
    ),
  ),
];

/** Checks without cases of their own here, and where their twins are. */
export const TRIED_ELSEWHERE: Readonly<Partial<Record<CheckId, string>>> = {
  A03: 'what exists in a browser alone: dom-scripts.test.ts, from dom-pages.ts',
  A23: 'a website with members of two kinds: roles.test.ts, from members-cases.ts',
  A24: 'websites that tell members by tokens: roles.test.ts',
  P02: 'a server for each kind of certificate: p02-certificate.test.ts',
  P03: 'a server for each protocol: p03-p04-encryption.test.ts',
  P04: 'a server for each kind of cipher suite: p03-p04-encryption.test.ts',
  P05: 'means something over HTTPS only: engine.test.ts scans both sites that way',
  P11: 'means something over HTTPS only: engine.test.ts scans both sites that way',
  P24: 'a domain for each kind of record: p24-mail-policy.test.ts',
  E10: 'names that lead nowhere: e10-dangling-names.test.ts',
};
