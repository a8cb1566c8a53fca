import { chooseLanguage, profileCheck } from '@portal/contract/profile/profile.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Member, signInNewMember } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { readersLanguages } from './people-languages.store.ts';

let portal: TestPortal;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
  member = await signInNewMember(portal);
  await member.browser.fetchCsrfToken();
});
afterAll(() => portal.stop());

const check = async (language: string) =>
  (await member.browser.call(profileCheck, {}, { 'accept-language': language })).body.language;
const inEmails = () =>
  portal.portal.services.database.inOrg(member.orgId, async (tx) =>
    (await readersLanguages(tx, { locale: 'en-US' }, [member.email]))(member.email),
  );

test('a member reads in the language of the first page that is not English, in emails too', async () => {
  expect(await check('en')).toBe('en');
  expect(await check('de-AT')).toBe('de');
  expect(await check('es')).toBe('de');
  expect(await inEmails()).toBe('de');
});

test('what a member chooses stays, on whatever device', async () => {
  expect((await member.browser.call(chooseLanguage, { language: 'en' })).body).toEqual({ success: true });
  expect(await check('de')).toBe('en');
  expect(await inEmails()).toBe('en');
});

test('a language that nobody speaks here is refused at its field', async () => {
  const { status, body } = await member.browser.call(chooseLanguage, { language: 'fr' as 'de' });
  expect([status, body]).toMatchObject([400, { errors: [{ field: 'language' }] }]);
});

test('what is wrong with an input is said in the language of who asks', async () => {
  const told = async (language: string) =>
    (await member.browser.call(chooseLanguage, { language: 'fr' as 'de' }, { 'accept-language': language })).errors.map(
      ({ message }) => message,
    );
  expect(await told('de')).toEqual(['Bitte wählen Sie eine der Möglichkeiten.']);
  expect(await told('es')).toEqual(['Elige una de las opciones.']);
  expect(await told('en')).toEqual(['Please choose one of the options.']);
});
