import { randomUUID } from 'node:crypto';
import { listSignUpLinks } from '@portal/contract/console/sign-up-links.calls.ts';
import { checkSignUpLinks, createSignUpLinks } from '@portal/contract/console/sign-up-links-csv.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillOrganisation } from '../../../testing/filled-organisation.ts';
import { type Person, signInNewMember, signInNewStaff } from '../../../testing/people.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { nextAddress } from '../../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

let portal: TestPortal;
let staff: Person;
beforeAll(async () => {
  portal = await startTestPortal();
  staff = await signInNewStaff(portal, 'support');
});
// From a new address each time, so that no rate limit hides the answer.
beforeEach(() => {
  staff.browser.address = nextAddress();
});
afterAll(() => portal.stop());

const check = (csv: string) => staff.browser.call(checkSignUpLinks, { csv });
const rowsOf = async (csv: string) => (await check(csv)).body.data.rows;
const newAddress = () => `new-${randomUUID()}@firm.example`;
const linksOf = async (search: string) => (await staff.browser.call(listSignUpLinks, { search })).body.data.links;

describe('a list that is right', () => {
  test.each([
    ['commas', 'email,First name,Last Name,Company', ','],
    ['semicolons', 'E-Mail;firstname;lastname;Organisation', ';'],
    ['tabs', 'email address\tFirst Name\tSurname\torganization', '\t'],
  ])('with %s is read, with a byte order mark, quotes and letters of all kinds', async (_name, headings, sign) => {
    const email = newAddress();
    const cells = [email.toUpperCase(), 'Zoë', '"O""Neill; Jr."', '"Müller, Söhne"'].join(sign);
    expect(await rowsOf(`\ufeff${headings}\r\n\r\n${cells}\r\n${sign.repeat(3)}\r\n`)).toMatchObject([
      { email, firstName: 'Zoë', lastName: 'O"Neill; Jr.', companyName: 'Müller, Söhne', problem: null },
    ]);
  });

  test('brings everybody a mail with a link, under the offer that the row names', async () => {
    const { subscriptionId } = await fillOrganisation(portal);
    const emails = [newAddress(), newAddress(), newAddress()];
    const csv = [
      'email,subscription id',
      ...emails.map((email, index) => `${email},${index === 0 ? subscriptionId : ''}`),
    ];
    const answer = await staff.browser.call(createSignUpLinks, { csv: csv.join('\n') });
    expect(answer.body.data).toEqual({ count: 3 });
    for (const email of emails) expect(await queuedMails(portal, email)).toHaveLength(1);
    expect(await linksOf(emails[0] ?? '')).toMatchObject([{ status: 'pending', subscriptionId }]);
    const audits = await portal.database.query(
      `select 1 from audit_log where action = 'sign-up-link.created' and subject = any ($1)`,
      [emails],
    );
    expect(audits).toHaveLength(3);
  });
});

describe('a list with something wrong', () => {
  test('says it row by row, and nobody gets a mail', async () => {
    const member = await signInNewMember(portal);
    const { endingSubscriptionId } = await fillOrganisation(portal);
    await portal.database.query('update subscription_ids set disabled_at = $2 where subscription_id = $1', [
      endingSubscriptionId,
      portal.clock.now(),
    ]);
    const good = newAddress();
    const csv = [
      'email,first name,subscription id',
      `${good},Ann,`,
      'not an address,Ben,',
      `${good.toUpperCase()},Cem,`,
      `${member.email},Dan,`,
      `${newAddress()},Eve,unknown-offer`,
      `${newAddress()},Fay,${endingSubscriptionId}`,
      `${newAddress()},${'x'.repeat(101)},`,
      `${newAddress()},Gil`,
      `"eve@evil.example\nBcc: x@evil.example",Hal,`,
    ].join('\n');
    const rows = await rowsOf(csv);
    expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
      [2, null],
      [3, 'Please enter a valid email address.'],
      [4, 'This address is also on line 2.'],
      [5, 'There is already an account with this email address.'],
      [6, expect.stringMatching(/./)],
      [7, expect.stringMatching(/./)],
      [8, expect.stringMatching(/100/)],
      [9, 'This row does not have the same number of cells as the header row.'],
      [11, 'Please enter a valid email address.'],
    ]);
    const answer = await staff.browser.call(createSignUpLinks, { csv });
    expect(answer).toMatchObject({ status: 409, errors: [{ code: 'CSV_HAS_PROBLEMS' }] });
    expect(await queuedMails(portal, good)).toEqual([]);
    expect(await linksOf(good)).toEqual([]);
  });

  test.each([
    ['nothing but headings', 'email,first name\n', 'CSV_WITHOUT_ADDRESSES'],
    ['no headings', 'dana@firm.example,Dana\n', 'CSV_WITHOUT_ADDRESSES'],
    ['another table', 'product,price\nbread,3\n', 'CSV_WITHOUT_ADDRESSES'],
    ['a quotation mark that is never closed', 'email,first name\na@firm.example,"Dana\n', 'CSV_UNREADABLE'],
    ['a quotation mark in the middle', 'email,first name\na@firm.example,"Da"na\n', 'CSV_UNREADABLE'],
    ['bytes of another character set', 'email,first name\na@firm.example,J\ufffdrg\n', 'CSV_NOT_UTF8'],
    ['too many rows', `email\n${'a@firm.example\n'.repeat(501)}`, 'CSV_TOO_LONG'],
    ['nothing', '', 'INVALID_INPUT'],
  ])('%s is refused as a whole', async (_name, csv, code) => {
    expect(await check(csv)).toMatchObject({ status: 400, errors: [{ code, field: 'csv' }] });
    expect((await staff.browser.call(createSignUpLinks, { csv })).status).toBe(400);
  });
});
