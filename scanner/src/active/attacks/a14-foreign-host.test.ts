import { expect, test } from 'vitest';
import { exchangeOf } from '../../../testing/exchange-of.ts';
import { placeOfHost } from './a14-foreign-host.ts';

const HOST = 'zq1.example';

test.each([
  [`<a href="https://${HOST}/contact">Contact</a>`, 'a link or picture'],
  [`<link rel="canonical" href="//${HOST}/">`, 'a link or picture'],
  [`<base href="https://${HOST}/"><a href="/contact">Contact</a>`, 'a link or picture'],
  [`<meta http-equiv="refresh" content="0; url=https://${HOST}/">`, 'a link or picture'],
  [`<img src="https://${HOST}/logo.png" alt="">`, 'a link or picture'],
  [`<script src="https://${HOST}/app.js"></script>`, 'the address of a script or style sheet'],
  [`<link rel="stylesheet" href="https://${HOST}:8443/app.css">`, 'the address of a script or style sheet'],
  [`<form action="https://${HOST}/signin" method="post"><input name="u"></form>`, 'the target of a form'],
  [`<p>You called us ${HOST}, https://${HOST}/</p>`, null],
  [`<a href="https://share.example/?u=https://${HOST}/">Share</a>`, null],
  [`<a href="/${HOST}/">Shop</a>`, null],
  [`<a href="https://www.${HOST}.example/">Shop</a>`, null],
  [`<!-- <a href="https://${HOST}/"> -->`, null],
])('%s: %s', (markup, place) => {
  expect(placeOfHost(exchangeOf(markup), HOST)).toBe(place);
});

test.each([
  [302, `https://${HOST}/start`, 'the address the visitor is sent to'],
  [302, `/start?from=${HOST}`, null],
  [200, `https://${HOST}/start`, null],
])('an answer %i to %s: %s', (status, location, place) => {
  expect(placeOfHost(exchangeOf('', { location }, status), HOST)).toBe(place);
});

test('data that holds the name is no page', () => {
  const data = exchangeOf(`<a href="https://${HOST}/">x</a>`, { 'content-type': 'application/json' });
  expect(placeOfHost(data, HOST)).toBeNull();
});
