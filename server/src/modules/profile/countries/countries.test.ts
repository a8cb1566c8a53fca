import { getCountries, saveCountries } from '@portal/contract/profile/countries.calls.ts';
import { placeValues } from '@portal/domain/countries/place-values.ts';
import { sayEnglish } from '@portal/domain/texts/testing/say-english.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Member, signInNewMember } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { findPlaces } from '../public.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const AMERICAN = { locale: 'en-US', timeZone: 'America/New_York' };
const GERMAN = { locale: 'de-DE', timeZone: 'Europe/Berlin' };

const read = async ({ browser }: Member) => (await browser.call(getCountries, {})).body.data;
const placesOf = ({ orgId }: Member, brand = AMERICAN) =>
  portal.portal.services.database.inOrg(orgId, (tx) => findPlaces(tx, brand));
const logged = ({ orgId }: Member) =>
  portal.database.query<{ subject: string }>(
    `select subject from audit_log where org_id = $1 and action = 'organisation.countries-changed' order by audit_id`,
    [orgId],
  );

test('a firm that has not said where it works is in its brand’s country, as a guess', async () => {
  const member = await signInNewMember(portal);
  expect(await read(member)).toMatchObject({ chosen: [], guess: 'us' });
  expect(await placesOf(member)).toMatchObject([{ code: 'us', isGuess: true, state: null }]);
  expect(await placesOf(member, GERMAN)).toMatchObject([{ code: 'de', isGuess: true }]);
});

test('countries are saved in their order, with a state of the US, and told in the log', async () => {
  const member = await signInNewMember(portal);
  const countries = [{ code: 'de' as const }, { code: 'us' as const, state: 'OR' as const }];
  expect((await member.browser.call(saveCountries, { countries, before: [] })).status).toBe(200);
  expect((await read(member)).chosen).toEqual([
    { code: 'de', state: null },
    { code: 'us', state: 'OR' },
  ]);
  const places = await placesOf(member);
  expect(places).toMatchObject([
    { code: 'de', name: 'Germany', isGuess: false, state: null },
    { code: 'us', state: { name: 'Oregon' } },
  ]);
  expect(places[0]?.deadlines.map(({ id }) => id)).toContain('gdpr-authority');
  expect(places[1]?.deadlines[0]).toMatchObject({ id: 'state-people', hours: 45 * 24 });
  expect(placeValues(places, sayEnglish).placePoliceReport?.map((line) => line.split(':')[0])).toEqual([
    'Germany',
    'United States',
  ]);
  expect(await logged(member)).toEqual([{ subject: 'DE, US-OR' }]);
});

test('a second press changes nothing and is not told again, at the same moment either', async () => {
  const member = await signInNewMember(portal);
  await member.browser.fetchCsrfToken();
  const input = { countries: [{ code: 'gb' as const }], before: [] };
  const answers = await Promise.all([1, 2, 3].map(() => member.browser.call(saveCountries, input)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await logged(member)).toHaveLength(1);
});

test('who comes second is told', async () => {
  const member = await signInNewMember(portal);
  await member.browser.call(saveCountries, { countries: [{ code: 'gb' }], before: [] });
  const late = await member.browser.call(saveCountries, { countries: [{ code: 'ie' }], before: [] });
  expect(late).toMatchObject({ status: 409, body: { errors: [{ code: 'CHANGED_ELSEWHERE' }] } });
  expect((await read(member)).chosen).toEqual([{ code: 'gb', state: null }]);
  const before = [{ code: 'gb', state: null }];
  expect((await member.browser.call(saveCountries, { countries: [{ code: 'ie' }], before })).status).toBe(200);
});

test.each([
  ['no country', []],
  ['a country twice', [{ code: 'de' }, { code: 'de' }]],
  ['a state elsewhere', [{ code: 'de', state: 'CA' }]],
  ['a country that is not known', [{ code: 'xx' }]],
  ['a state that there is not', [{ code: 'us', state: 'ZZ' }]],
])('%s is refused', async (_what, countries) => {
  const member = await signInNewMember(portal);
  const answer = await member.browser.call(saveCountries, { countries } as never);
  expect(answer.status).toBe(400);
  expect((await read(member)).chosen).toEqual([]);
});

test('firms see their own countries alone, named in the reader’s language', async () => {
  const [one, other] = [await signInNewMember(portal), await signInNewMember(portal)];
  await one.browser.call(saveCountries, { countries: [{ code: 'fr' }] });
  expect((await read(other)).chosen).toEqual([]);
  const names = new Map((await read(one)).countries.map(({ code, name }) => [code, name]));
  expect(names.get('de')).toBe('Germany');
  expect([...names.keys()].at(-1)).toBe('eu');
});
