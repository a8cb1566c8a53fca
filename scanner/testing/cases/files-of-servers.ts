import { posix } from 'node:path';
import { html } from '../answers.ts';
import { PASSWD } from '../flawed-programs.ts';
import type { SitePage } from '../site-page.ts';
import type { PairAnswer, PairRow } from './case-pair.ts';

const FOLDER = '/srv/shop/documents';
const TERMS: SitePage = { type: 'text/plain', body: 'Our terms.' };
const WIN_INI = '; for 16-bit app support\r\n[fonts]\r\n[extensions]\r\n';
const NO_FILE: SitePage = { ...html('<p>No such file.</p>'), status: 404 };

/** What stands at a path of the server, as its file system resolves it. */
function fileAt(path: string): SitePage {
  const whole = posix.resolve(path.split('\0')[0] ?? '');
  if (whole === '/etc/passwd') return { type: 'text/plain', body: PASSWD };
  return whole.startsWith(`${FOLDER}/`) && /\/terms(?:\.\w+)?$/.test(whole) ? TERMS : NO_FILE;
}

const decoded = (value: string) => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};
/** Only files of the folder, by their bare names. */
const listed: PairAnswer = (value) => fileAt(posix.join(FOLDER, posix.basename(value)));
/** Whatever the path resolves to, if it is still within the folder. */
const within: PairAnswer = (value) => {
  const whole = posix.resolve(FOLDER, value.replaceAll('\0', ''));
  return whole.startsWith(`${FOLDER}/`) ? fileAt(whole) : NO_FILE;
};

/** The same, printed as markup with an error's status. */
function inLines({ body, status }: SitePage): SitePage {
  return { ...html(`<p>${String(body).replaceAll('\n', '<br>')}</p>`), status: status ?? 404 };
}
const encoded = ({ body, ...page }: SitePage): SitePage => ({
  ...page,
  ...html(`<embed src="data:application/pdf;base64,${Buffer.from(String(body)).toString('base64')}">`),
});
const told = (page: SitePage | Promise<SitePage>, path: string): SitePage | Promise<SitePage> =>
  page === NO_FILE
    ? { type: 'text/plain', status: 500, body: `ENOENT: no such file or directory, open '${path}'` }
    : page;
const onWindows = (name: string): SitePage =>
  name === 'terms.txt' ? TERMS : html('<p>We have nothing of this name.</p>');

const ran = (isThere: boolean): SitePage => html(isThere ? '<p>Welcome.</p>' : '<p>There is no such page.</p>');
/** include($inc . '.php'), which may not leave its folder. */
const included: PairAnswer = (value) => {
  const name = /^php:\/\/filter\/(?:read=)?convert\.base64-encode\/resource=([\w-]+)$/.exec(value)?.[1];
  const text = "<?php include $_GET['inc'] . '.php'; $password = 'hunter-3-secret';";
  return name === 'open-included' ? html(Buffer.from(text).toString('base64')) : ran(value === 'home');
};
/** The same in a program that a router starts, whose parts are in a folder of the include path. */
const includedPart: PairAnswer = (value) => {
  const name = /^php:\/\/filter\/(?:read=)?convert\.base64-encode\/resource=([\w-]+)$/.exec(value)?.[1];
  const text = '<?php require_once "settings.php"; ?><p>Our opening hours.</p>';
  return name === 'opening-hours' ? html(Buffer.from(text).toString('base64')) : ran(value === 'opening-hours');
};
/** getResourceAsStream, which stays within the program's own files. */
const resource: PairAnswer = (value) =>
  /^\/?WEB-INF\/(?:\.\/)?web\.xml$/.test(value)
    ? { type: 'text/plain', body: '<web-app version="6.0">\n<display-name>Shop</display-name>\n</web-app>' }
    : ran(value === 'home.xhtml');
const source: PairAnswer = (value) =>
  /^(?:\.\/)?open-show\.pl$/.test(value)
    ? { type: 'text/plain', body: '#!/usr/bin/perl\nuse CGI;' }
    : ran(value === 'terms.txt');

export const FILES: readonly PairRow[] = [
  ['behind a folder', '/open-folder', 'document', 'terms.txt', (v) => fileAt(`${FOLDER}/${v}`), within],
  [
    'as a whole path',
    '/open-path',
    'filepath',
    `${FOLDER}/terms.txt`,
    (v) => (v.startsWith('/') ? fileAt(v) : NO_FILE),
    listed,
  ],
  ['with an ending behind it', '/open-ending', 'page', 'terms', (v) => fileAt(`${FOLDER}/${v}.html`), listed],
  [
    'behind a filter that takes out the way up once',
    '/open-stripped',
    'doc',
    'terms.txt',
    (v) => fileAt(`${FOLDER}/${v.replaceAll('../', '')}`),
    within,
  ],
  [
    'decoded once more behind a filter',
    '/open-decoded',
    'template',
    'terms.txt',
    (v) => (v.includes('../') ? NO_FILE : fileAt(`${FOLDER}/${decoded(v)}`)),
    within,
  ],
  [
    'that has to begin with a folder',
    '/open-begun',
    'include',
    'texts/terms.txt',
    (v) => (v.startsWith('texts/') ? fileAt(`${FOLDER}/${v}`) : NO_FILE),
    listed,
  ],
  [
    'as an address of a file',
    '/open-address',
    'load',
    'file:///srv/shop/documents/terms.txt',
    (v) => (v.startsWith('file://') ? fileAt(v.slice(7)) : NO_FILE),
    listed,
  ],
  [
    'decoded twice more behind a filter',
    '/open-decoded-twice',
    'template_name',
    'terms.txt',
    (v) => (/\.\.[/\\]|%2e%2e|%2f/i.test(v) ? NO_FILE : fileAt(`${FOLDER}/${decoded(decoded(v))}`)),
    within,
  ],
  [
    'that has to begin with a slash',
    '/open-rooted',
    'path_name',
    '/terms.txt',
    (v) => (v.startsWith('/') ? fileAt(FOLDER + v) : NO_FILE),
    listed,
  ],
  [
    'that has to end like a picture',
    '/open-picture',
    'img',
    'terms.png',
    (v) => (v.endsWith('.png') ? fileAt(`${FOLDER}/${v}`) : NO_FILE),
    listed,
  ],
  [
    'with backslashes that become slashes behind a filter',
    '/open-backslashes',
    'dir',
    'terms.txt',
    (v) => (v.includes('/') ? NO_FILE : fileAt(`${FOLDER}/${v.replaceAll('\\', '/')}`)),
    listed,
  ],
  ['shown line by line', '/open-lines', 'chapter', 'terms.txt', (v) => inLines(fileAt(`${FOLDER}/${v}`)), within],
  ['shown as base64', '/open-encoded', 'attachment', 'terms.txt', (v) => encoded(fileAt(`${FOLDER}/${v}`)), within],
  [
    'that a message names, whatever the input is called',
    '/open-told',
    'topic',
    'terms',
    (v) => told(fileAt(`${FOLDER}/${v}.txt`), `${FOLDER}/${v}.txt`),
    (v) => told(listed(v, { wait: async () => undefined }), `${FOLDER}/${posix.basename(v)}.txt`),
  ],
  [
    'on Windows, without backslashes',
    '/open-windows',
    'name_of_file',
    'terms.txt',
    (v) => (/^[^\\]*\/windows\/win\.ini$/.test(v) ? { type: 'text/plain', body: WIN_INI } : onWindows(v)),
    onWindows,
  ],
  ['of a program in PHP, which runs it', '/open-included.php', 'inc', 'home', included, (v) => ran(v === 'home')],
  [
    'of a program in PHP, by the name that it has itself',
    '/open-parts.php',
    'load_part',
    'opening-hours',
    includedPart,
    (v) => ran(v === 'opening-hours'),
  ],
  ['of a Java program', '/open-view.do', 'view', 'home.xhtml', resource, (v) => ran(v === 'home.xhtml')],
  ['a program’s own source', '/cgi-bin/open-show.pl', 'show', 'terms.txt', source, (v) => ran(v === 'terms.txt')],
];

export const FILES_IN_FORMS: readonly PairRow[] = [
  ['in a form', '/open-form', 'manual', 'terms.txt', (v) => fileAt(`${FOLDER}/${v}`), within],
];
