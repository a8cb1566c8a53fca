// A plain site of 200 pages in a process of its own, which says its address and ends with its parent.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { escaped } from '../../scanner/testing/answers.ts';
import { htmlPage, links } from '../../scanner/testing/site-page.ts';

const PAGES = 200;
const PER_PAGE = 20;
/** About what a page costs that is made from a few queries: 3 ms of work and a wait for a database. */
const ROUNDS = 2_000;
const DATABASE_MS = 15;
const WORDS = ['oak', 'pine', 'elm', 'beech', 'birch', 'larch', 'ash', 'yew', 'fir', 'maple'];

const nameOf = (index: number) =>
  `/${WORDS[index % 10]}-${WORDS[Math.floor(index / 10) % 10]}-${index < 100 ? 'chair' : 'table'}`;
const paths = Array.from({ length: PAGES - 1 }, (_, index) => nameOf(index));

function bodyOf(path: string, asked: string): string {
  let text = path;
  for (let round = 0; round < ROUNDS; round += 1) text = createHash('sha256').update(text).digest('hex');
  const start = Math.max(0, paths.indexOf(path));
  const next = Array.from({ length: PER_PAGE }, (_, index) => paths[(start + index * 10 + 1) % paths.length] ?? '/');
  const search = `<form action="${path}"><input name="colour" value="red"></form><p>${escaped(asked)}</p>`;
  return htmlPage(path, `<p>${text}</p>${links(next)}${start % 5 === 0 ? search : ''}`);
}

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://site');
  const isThere = url.pathname === '/' || paths.includes(url.pathname);
  setTimeout(() => {
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'text/html' });
    response.end(isThere ? bodyOf(url.pathname, url.searchParams.get('colour') ?? '') : 'Not found');
  }, DATABASE_MS);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
