import * as contract from '@portal/contract/console/brand-words.calls.ts';
import { getCsrfToken } from '@portal/contract/portal/portal.calls.ts';
import { readOwnWords } from '@portal/contract/portal/words.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTexts } from '../../build/read-texts.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { readTextCatalogue } from '../../system/texts/text-catalogue.ts';
import { addBrand } from '../../testing/add-brand.ts';
import { type Person, signInNewStaff } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { welcome } from '../training/emails/emails.texts.ts';

let portal: TestPortal;
let owner: Person;
const HOST = 'portal.northwind.example';
beforeAll(async () => {
  portal = await startTestPortal();
  await addBrand(portal, { brandId: 'northwind', brandNameShort: 'Northwind', webDomain: HOST });
  owner = await signInNewStaff(portal);
  await owner.browser.fetchCsrfToken();
});
afterAll(() => portal.stop());

const PLACE = { brandId: 'northwind', language: 'en', textId: welcome.heading.id } as const;
const WORDS = 'Hello {name}, and welcome aboard';
const list = (changes: object = {}) =>
  owner.browser.call(contract.listBrandWords, { ...PLACE, search: '', ...changes });
const save = (words: string, version: number, changes: object = {}) =>
  owner.browser.call(contract.saveBrandWords, { ...PLACE, words, version, ...changes });

test('every text of the portal is in the catalogue', async () => {
  const known = readTextCatalogue();
  const all = (await readTexts()).map(({ phrase }) => phrase);
  expect(all.filter(({ id, text }) => known.get(id) !== text).map(({ id }) => id)).toEqual([]);
  expect(known.size).toBe(all.length);
});

test('own words are said at once under their brand and in their language alone', async () => {
  expect((await save(WORDS, 0)).body).toEqual({ success: true });
  const { brands } = portal.portal.services;
  const northwind = await brands.byId('northwind');
  expect(sayFor(northwind)(welcome.heading, { name: 'Sam' })).toBe('Hello Sam, and welcome aboard');
  expect(sayFor({ ...northwind }, 'de')(welcome.heading, { name: 'Sam' })).toMatch(/schulung/);
  expect(sayFor(brands.default)(welcome.heading, { name: 'Sam' })).not.toMatch(/aboard/);
  expect(JSON.stringify(northwind)).not.toContain('aboard');
});

test('pages get them ready to be said, and the brand tells that there are some', async () => {
  const { wordsVersion } = await portal.portal.services.brands.byId('northwind');
  expect(wordsVersion).toMatch(/^[0-9a-f]{32}$/);
  const read = (host: string) =>
    portal.browser().call(readOwnWords, { language: 'en', wordsVersion: wordsVersion ?? '' }, { host });
  expect((await read(HOST)).body.data).toEqual({ [welcome.heading.id]: ['Hello ', ['name'], ', and welcome aboard'] });
  expect((await read('localhost:3000')).body.data).toEqual({});
  expect(portal.portal.services.brands.default.wordsVersion).toBeNull();
});

test('the list has them beside the original, finds them by words and by name, and counts', async () => {
  const { body } = await list({ search: 'and welcome aboard' });
  expect(body.data.texts).toEqual([
    {
      textId: welcome.heading.id,
      english: welcome.heading.text,
      original: welcome.heading.text,
      own: { words: WORDS, before: null, isShown: true },
      version: 1,
      values: ['name'],
      tags: [],
    },
  ]);
  expect(body.data.counts).toMatchObject({ own: 1, changed: 0 });
  expect((await list({ shown: 'own' })).body.data.total).toBe(1);
  expect((await list({ part: 'calendar' })).body.data.texts.every(({ textId }) => textId.startsWith('calendar.'))).toBe(
    true,
  );
  expect((await list({ search: 'sicherheitsschulung', language: 'de' })).body.data.total).toBeGreaterThan(0);
  expect((await list({ brandId: 'nobody' })).status).toBe(404);
});

test.each([
  ['Hello {who}', 'WORDS_UNKNOWN_NAME', '{who}'],
  ['Hello {name', 'WORDS_NO_MESSAGE', 'brace'],
  ['<b>Hello</b> {name}', 'WORDS_UNKNOWN_NAME', '{b}'],
])('%s is refused at its field', async (words, code, told) => {
  const { status, body } = await save(words, 1);
  expect([status, body]).toMatchObject([400, { errors: [{ code, field: 'words' }] }]);
  expect(JSON.stringify(body)).toContain(told);
});

test('words are shown beforehand as their language counts', async () => {
  const preview = async (words: string) =>
    (await owner.browser.call(contract.previewBrandWords, { brandId: 'northwind', language: 'de', words })).body.data;
  expect(await preview('{count, plural, one {# Kurs} other {# Kurse}}')).toEqual(['1 Kurs', '5 Kurse']);
  expect(await preview('Hallo {name')).toBeNull();
});

test('two who change the same words: the second is told', async () => {
  expect((await save('Hello again {name}', 0)).body).toMatchObject({ errors: [{ code: 'CHANGED_ELSEWHERE' }] });
});

test('an original that has changed is told until somebody has looked at the words again', async () => {
  await portal.database.query(`update brand_words set original = 'As it was', changed_at = now()`);
  await portal.portal.services.brands.refresh();
  expect((await list({ shown: 'changed' })).body.data.texts[0]?.own).toMatchObject({
    before: 'As it was',
    isShown: true,
  });
  expect((await save(WORDS, 1)).body.success).toBe(true);
  expect((await list({ shown: 'changed' })).body.data.total).toBe(0);
});

test('words that no longer fit are not said', async () => {
  await portal.database.query(`update brand_words set words = 'Hello {gone}', changed_at = now()`);
  const { brands } = portal.portal.services;
  await brands.refresh();
  expect((await list({ shown: 'own' })).body.data.texts[0]?.own?.isShown).toBe(false);
  expect(sayFor(await brands.byId('northwind'))(welcome.heading, { name: 'Sam' })).toContain('Sam');
});

test('errors are told in them too, and the portal’s text comes back', async () => {
  const place = { textId: 'general.errors.CSRF_REJECTED' };
  expect((await save('Please load this page again.', 0, place)).body.success).toBe(true);
  const refused = await portal
    .browser()
    .send('POST', '/api/console/saveBrandWords', { headers: { host: HOST }, body: {} });
  expect(JSON.stringify(refused.body)).toContain('Please load this page again.');
  await owner.browser.call(contract.dropBrandWords, { ...PLACE, ...place, version: 1 });
  await owner.browser.call(contract.dropBrandWords, { ...PLACE, version: 2 });
  expect((await list({ shown: 'own' })).body.data.total).toBe(0);
  expect((await portal.browser().call(getCsrfToken, {}, { host: HOST })).status).toBe(200);
});

test('the list says what a language does not have, and English lacks nothing', async () => {
  const { body } = await list({ language: 'de' });
  const missing: readonly { readonly name: string; readonly total: number; readonly translated: number }[] =
    body.data.missing;
  expect(missing.map(({ name }) => name)).not.toContain('Security Policies: policies');
  for (const { total, translated } of missing) expect(translated).toBeLessThan(total);
  expect((await list()).body.data.missing).toEqual([]);
});
