import { choosePolicyLanguage, redraftPolicies } from '@portal/contract/policies/interview.calls.ts';
import {
  policyCompare,
  policyDownload,
  policyHistory,
  policyLoad,
  policyReplacedText,
  policyTakeLibrary,
} from '@portal/contract/policies/policies.calls.ts';
import { chooseLanguage as chooseOwnLanguage } from '@portal/contract/profile/profile.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfText } from '../../../documents/testing/pdf-text.ts';
import { type Member, signInNewMember } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { libraryPolicy } from '../library/policy-content.ts';
import { chooseLanguage, interviewIn } from '../testing/german-firm.ts';
import { load, save } from '../testing/policy-calls.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const GERMAN = libraryPolicy('logging', 'de');
const ENGLISH = libraryPolicy('logging', 'en');
const inGerman = async ({ browser }: Pick<Member, 'browser'>, policyType: string) =>
  (await browser.call(policyLoad, { policyType, version: null }, { 'accept-language': 'de' })).body.data;

describe('the language of a firm’s policies', () => {
  test('is its owner’s until it takes up a policy or chooses one', async () => {
    const member = await signInNewMember(portal);
    expect((await interviewIn(member)).language).toMatchObject({ chosen: 'en', others: [] });
    await member.browser.call(chooseOwnLanguage, { language: 'de' });
    expect((await interviewIn(member)).language.chosen).toBe('de');
    expect((await load(member, 'logging')).data).toMatchObject({ language: 'de', name: GERMAN?.name });
    await save(member, 'logging');
    await member.browser.call(chooseOwnLanguage, { language: 'en' });
    expect((await interviewIn(member)).language.chosen).toBe('de');
    expect((await chooseLanguage(member, 'en')).body.data.language).toMatchObject({
      chosen: 'en',
      others: [{ id: 'logging', language: 'de', hasOwnWords: false }],
    });
  });

  test('a draft is in it as a whole: text, suggestions, and what the portal writes', async () => {
    const member = await signInNewMember(portal);
    await chooseLanguage(member, 'de');
    const { source, fields, text } = await inGerman(member, 'logging');
    expect(source).toMatch(/^## Für alle\n/);
    expect(source).toMatch(/\*\*Muss\*\* · Zuständig: .+ · Wann: .+ · Nachweis: /);
    expect(source).toContain('| Wer | Aufgabe |');
    expect(source).not.toMatch(/\bOwner:|How often|Who does what/);
    expect(JSON.stringify(text)).toContain('Geltungsbereich');
    expect(fields.map(({ label }) => label)).toEqual(GERMAN?.fields.map(({ label }) => label));
  });

  test('questions are asked in the reader’s language, and suggest words of the policies’', async () => {
    const member = await signInNewMember(portal);
    await chooseLanguage(member, 'de');
    const lead = (view: Awaited<ReturnType<typeof interviewIn>>) =>
      view.topics.flatMap(({ fields }) => fields).find(({ field }) => field.id === 'securityLead')?.field;
    const [english, german] = [lead(await interviewIn(member)), lead(await interviewIn(member, 'de'))];
    expect(english?.label).toBe('Who leads security day to day');
    expect(german?.label).not.toBe(english?.label);
    expect(english?.value).toBe(german?.value);
    const { data } = await load(member, 'logging');
    expect(data.fields.map(({ label }) => label)).toEqual(ENGLISH?.fields.map(({ label }) => label));
    expect(data.purpose).toBe(ENGLISH?.purpose);
    expect(data.name).toBe(GERMAN?.name);
  });

  test('is refused where the library has none, or where the answers have changed', async () => {
    const member = await signInNewMember(portal);
    const choose = (input: { version: number; language: 'de' }) => member.browser.call(choosePolicyLanguage, input);
    expect(await choose({ version: 7, language: 'de' })).toMatchObject({ status: 409 });
    expect(await member.browser.call(redraftPolicies, { version: 7 })).toMatchObject({ status: 409 });
    expect(await choose({ version: 0, language: 'fr' as 'de' })).toMatchObject({ status: 400 });
  });
});

describe('another language', () => {
  const OWN = '## Für uns\n\nUnsere eigenen Worte, die niemand verliert.\n';

  async function prepare() {
    const member = await signInNewMember(portal);
    await save(member, 'logging', { status: 'Active', customValues: { securityLead: 'Kim Lee' } });
    await save(member, 'encryption', { customPolicy: OWN });
    await chooseLanguage(member, 'de');
    return member;
  }

  test('is offered; what is approved stays, and drafts are made when somebody asks for them', async () => {
    const member = await prepare();
    expect((await interviewIn(member)).language.others).toEqual([
      { id: 'encryption', name: 'Encryption', language: 'en', hasOwnWords: true },
      { id: 'logging', name: ENGLISH?.name, language: 'en', hasOwnWords: false },
    ]);
    expect((await load(member, 'logging')).data).toMatchObject({
      language: 'en',
      status: 'Active',
      libraryUpdate: { language: 'de' },
    });
    const compared = await member.browser.call(policyCompare, { policyType: 'logging', from: 1, to: 'library' });
    expect(JSON.stringify(compared.body.data)).toContain('Geltungsbereich');
    const { version } = await interviewIn(member);
    const made = await member.browser.call(redraftPolicies, { version });
    expect(made.body.data.language.others).toEqual([]);
    const { data, storageList } = await load(member, 'logging');
    expect(data).toMatchObject({
      version: 2,
      status: 'Draft',
      language: 'de',
      name: GERMAN?.name,
      libraryUpdate: null,
    });
    expect(storageList.map(({ language, status }) => [language, status])).toEqual([
      ['de', 'Draft'],
      ['en', 'Active'],
    ]);
    expect(JSON.stringify(data.text)).toContain('Kim Lee');
  });

  test('takes the place of a firm’s own words, which can be read in the history', async () => {
    const member = await prepare();
    const { saved } = (await load(member, 'encryption')).data;
    const taken = await member.browser.call(policyTakeLibrary, { policyType: 'encryption', saved });
    expect(taken.body.data).toMatchObject({ language: 'de', customPolicy: null, libraryUpdate: null });
    const history = await member.browser.call(policyHistory, { policyType: 'encryption', page: 1 });
    const draft = history.body.data[0]?.replaced?.id ?? '';
    const replaced = await member.browser.call(policyReplacedText, { policyType: 'encryption', draft });
    expect(replaced.body.data.text).toContain('die niemand verliert');
  });

  test('a policy is printed in the language of its text, no matter who asks', async () => {
    const member = await prepare();
    const print = async (id: string, version: number, language: string) => {
      const { raw } = await member.browser.call(policyDownload, { id, version }, { 'accept-language': language });
      return (await pdfText(raw)).join();
    };
    expect(await print('logging', 1, 'de')).toContain('Nextreview');
    await member.browser.call(redraftPolicies, { version: (await interviewIn(member)).version });
    expect(await print('logging', 2, 'en')).toContain('Geltungsbereich');
    expect(await print('logging', 2, 'en')).not.toContain('Nextreview');
  });

  test('of another firm is nobody else’s', async () => {
    const member = await prepare();
    const other = await signInNewMember(portal);
    expect((await interviewIn(other)).language.chosen).toBe('en');
    expect((await interviewIn(member)).language.chosen).toBe('de');
  });
});
