import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInNewMember } from '../../testing/people.ts';
import { readsIn } from '../../testing/reads-in.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { readersLanguages, readersLanguagesIn } from './public.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const GERMAN_BRAND = { locale: 'de-AT' };
const FRENCH_BRAND = { locale: 'fr-FR' };
const PEOPLE = ['chosen@firm.example', 'unchosen@firm.example', 'spanish@firm.example', 'new@firm.example'];

test('people read what is known of them, else the brand’s language; English that nobody chose is not known', async () => {
  const [firm, other] = [await signInNewMember(portal), await signInNewMember(portal)];
  await readsIn(portal, { orgId: firm.orgId, email: 'chosen@firm.example' }, 'en');
  await readsIn(portal, { orgId: firm.orgId, email: 'unchosen@firm.example' }, 'en', false);
  await readsIn(portal, { orgId: firm.orgId, email: 'spanish@firm.example' }, 'es', false);
  await readsIn(portal, { orgId: other.orgId, email: 'new@firm.example' }, 'es');
  const { database } = portal.portal.services;
  const ofFirm = (brand: { locale: string }) =>
    database.inOrg(firm.orgId, async (tx) => PEOPLE.map(await readersLanguages(tx, brand, PEOPLE)));
  expect(await ofFirm(GERMAN_BRAND)).toEqual(['en', 'de', 'es', 'de']);
  expect(await ofFirm(FRENCH_BRAND)).toEqual(['en', 'en', 'es', 'en']);
  const acrossFirms = database.asSystem(async (tx) =>
    PEOPLE.map(await readersLanguagesIn(tx, firm.orgId, GERMAN_BRAND, PEOPLE)),
  );
  expect(await acrossFirms).toEqual(['en', 'de', 'es', 'de']);
});
