import * as cardCalls from '@portal/contract/incidents/emergency-card.calls.ts';
import * as linkCalls from '@portal/contract/incidents/emergency-link.calls.ts';
import * as helpCalls from '@portal/contract/incidents/incident-help.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pdfText } from '../../documents/testing/pdf-text.ts';
import { type Member, signInNewMember } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

let member: Member;
beforeEach(async () => {
  member = await signInNewMember(portal, 'Lark Bakery');
});

const BANK = { role: 'bank', name: 'First Harbor <Bank>', phone: '+1 555 010 7700', note: 'Day and night' } as const;
const LEAD = { role: 'incident-lead', name: 'Maria Alvarez', phone: '+1 (555) 010-2031', note: '' } as const;
const save = (revision: number, contacts: readonly (typeof BANK | typeof LEAD)[]) =>
  member.browser.call(cardCalls.saveEmergencyContacts, { revision, contacts: [...contacts] });
const card = async () => (await member.browser.call(cardCalls.emergencyCard, {})).body.data;
async function makeLink() {
  const { body } = await member.browser.call(cardCalls.makeEmergencyLink, {});
  return body.data.url.split('/').at(-1) ?? '';
}
const open = (token: string) => portal.browser().call(linkCalls.openEmergencyLink, { token });

describe('the contacts', () => {
  test('are kept in the order in which they are called', async () => {
    expect(await card()).toMatchObject({ contacts: [], revision: 0, link: null, changedAt: null });
    await save(0, [BANK, LEAD]);
    expect(await card()).toMatchObject({ contacts: [LEAD, BANK], revision: 1, country: 'us' });
  });

  test('of a second person who saves at once are refused', async () => {
    const answers = await Promise.all([save(0, [BANK]), save(0, [LEAD])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await save(0, [])).body).toMatchObject({ errors: [{ code: 'CONTACTS_CHANGED' }] });
  });
});

describe('the link', () => {
  test('shows card and steps without an account, and nothing of another company', async () => {
    await save(0, [BANK, LEAD]);
    const { body } = await open(await makeLink());
    expect(body.data).toMatchObject({ organisation: 'Lark Bakery', contacts: [LEAD, BANK] });
    expect(body.data.help.kinds).toHaveLength(6);
    expect(body.data.help.emergencyNumber).toBe('911');
  });

  test('ends when it is revoked, when a new one is made, and while the company is suspended', async () => {
    const first = await makeLink();
    const second = await makeLink();
    expect((await open(first)).body).toMatchObject({ errors: [{ code: 'EMERGENCY_LINK_INVALID' }] });
    expect((await card()).link).not.toBeNull();
    await portal.database.query('update organisations set suspended_at = now() where org_id = $1', [member.orgId]);
    expect((await open(second)).status).toBe(404);
    await portal.database.query('update organisations set suspended_at = null where org_id = $1', [member.orgId]);
    expect((await open(second)).status).toBe(200);
    await member.browser.call(cardCalls.revokeEmergencyLink, {});
    expect((await open(second)).status).toBe(404);
    expect((await card()).link).toBeNull();
  });

  test('gives numbers of the country where somebody is', async () => {
    const token = await makeLink();
    const { body } = await portal.browser().call(linkCalls.openEmergencyLink, { token, country: 'gb' });
    expect(body.data.help).toMatchObject({ country: 'gb', emergencyNumber: '999' });
  });
});

describe('the page to save', () => {
  test('has no script and no outside part, and escapes what people typed', async () => {
    await save(0, [BANK]);
    const answer = await member.browser.call(cardCalls.emergencyCardFile, {});
    const page = answer.raw.toString();
    expect(String(answer.headers['content-disposition'])).toContain('attachment');
    expect(page).toContain('First Harbor &lt;Bank&gt;');
    expect(page).toContain('href="tel:+15550107700"');
    expect(page).not.toMatch(/<script|<link|<img|<iframe|url\(|@import|src=/i);
    for (const [, address] of page.matchAll(/href="([^"]+)"/g)) expect(address).toMatch(/^(#|tel:|https:\/\/)/);
    for (const [, id] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${id}"`);
  });

  test('is there for anybody, in the reader’s language and with the numbers of a country', async () => {
    const { browser } = { browser: portal.browser() };
    const answer = await browser.send('GET', '/api/incidentHelp/file?country=gb', {
      headers: { 'accept-language': 'de' },
    });
    expect(answer.raw.toString().includes('Vereinigtes Königreich')).toBe(true);
    expect((await browser.call(helpCalls.incidentHelp, { country: 'zz' })).body.data.country).toBe('us');
  });
});

describe('the card as a PDF', () => {
  test.each([
    ['wallet', 2],
    ['sheet', 1],
  ] as const)('as %s has %d pages with every number', async (layout, pages) => {
    await save(0, [BANK, LEAD]);
    const { raw } = await member.browser.call(cardCalls.emergencyCardPdf, { layout });
    const text = await pdfText(raw);
    expect(text).toHaveLength(pages);
    expect(text[0]).toContain('+1(555)010-2031');
  });

  test('with as many and as long contacts as it takes has every number on its first side', async () => {
    const contacts = Array.from({ length: 8 }, (_, index) => ({
      ...({ role: 'insurer', note: '' } as const),
      name: `Wagner, Hernandez and Associates Number ${index}, Department of Emergencies`,
      phone: `+49 (0)30 1234567890-${index}`,
    }));
    await member.browser.call(cardCalls.saveEmergencyContacts, { revision: 0, contacts });
    const { raw } = await member.browser.call(cardCalls.emergencyCardPdf, { layout: 'wallet' });
    const [front = '', ...others] = await pdfText(raw);
    expect(others).toHaveLength(1);
    for (const { phone } of contacts) expect(front).toContain(phone.replaceAll(' ', ''));
  });

  test('of nobody has lines to write on', async () => {
    const { raw } = await portal.browser().call(helpCalls.incidentHelpCard, {});
    expect((await pdfText(raw))[0]).toContain('Incidentlead');
  });
});
