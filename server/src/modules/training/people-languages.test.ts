import { openTraining } from '@portal/contract/training/learning.calls.ts';
import { sendTraineeLink } from '@portal/contract/training/trainees.calls.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { trainingSteps } from '../../testing/training.ts';
import { profile } from '../profile/profile.module.ts';

const DAY_MS = 24 * 60 * 60_000;

let portal: TestPortal;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
  member = await steps.newFirm();
});
afterAll(() => portal.stop());

const steps = trainingSteps(() => portal);
const visit = (token: string, page: string, language?: Language) =>
  portal.browser().call(openTraining, { token, language }, { 'accept-language': page });
const languageAfter = async (...visit_: Parameters<typeof visit>) => (await visit(...visit_)).body.data.language;
async function nextMail({ email, traineeId }: { email: string; traineeId: string }) {
  await member.browser.call(sendTraineeLink, { trainee: traineeId });
  const { language, request } = (await queuedMails(portal, email)).at(-1) ?? {};
  return { language, url: request?.kind === 'training-link' ? request.trainingUrl : '' };
}

describe('in which language somebody in training reads', () => {
  test('is that of the first visit, whatever another browser asks for', async () => {
    const { token } = await steps.addOne(member);
    expect(await languageAfter(token, 'de-AT,de;q=0.9,en;q=0.8')).toBe('de');
    expect(await languageAfter(token, 'en-US')).toBe('de');
  });

  test('is not English because a program that asks in English was there first', async () => {
    const { token } = await steps.addOne(member);
    expect(await languageAfter(token, 'en-US')).toBe('en');
    expect(await languageAfter(token, 'de-DE')).toBe('de');
    expect(await languageAfter(token, 'es', 'en')).toBe('en');
    expect(await languageAfter(token, 'de-DE')).toBe('en');
  });

  test('is what was chosen, once it was', async () => {
    const { token } = await steps.addOne(member);
    expect(await languageAfter(token, 'en-US')).toBe('en');
    expect(await languageAfter(token, 'es', 'es')).toBe('es');
    expect(await languageAfter(token, 'de')).toBe('es');
  });

  test('is that of their emails and of the links in them', async () => {
    const person = await steps.addOne(member);
    expect(await nextMail(person)).toMatchObject({ language: 'en', url: expect.not.stringContaining('lang=') });
    const other = await steps.addOne(member);
    await visit(other.token, 'es-MX');
    const mail = await nextMail(other);
    expect(mail).toMatchObject({ language: 'es', url: expect.stringMatching(/\/learn\/[\w-]{43}\?lang=es$/) });
  });

  test('is not known in another firm', async () => {
    const { token, email } = await steps.addOne(member);
    await visit(token, 'de');
    const elsewhere = await steps.newFirm();
    const there = await steps.addOne(elsewhere, { email, name: 'Ann Lee' });
    expect(await languageAfter(there.token, 'en')).toBe('en');
    expect(await languageAfter(token, 'en')).toBe('de');
  });

  test('is forgotten with who comes no more', async () => {
    const { email } = await steps.addOne(member);
    const sql = 'select email from people_languages where email = any($1)';
    const kept = () => portal.database.query<{ email: string }>(sql, [[email, 'old@firm.example']]);
    const insert = (address: string, at: Date) =>
      portal.database.query(`insert into people_languages values ($1, $2, 'de', true, $3)`, [
        member.orgId,
        address,
        at,
      ]);
    const now = portal.clock.now();
    await insert(email, new Date(now.getTime() - 399 * DAY_MS));
    await insert('old@firm.example', new Date(now.getTime() - 401 * DAY_MS));
    const { services } = portal.portal;
    await services.database.asSystem(async (tx) => profile.clearExpired?.(tx, now, services));
    expect(await kept()).toEqual([{ email }]);
  });
});

test('what goes wrong is told in the language of the page', async () => {
  const answer = await visit('x'.repeat(43), 'de');
  expect(answer.errors).toEqual([
    {
      code: 'TRAINING_LINK_INVALID',
      message: 'Dieser Link funktioniert nicht mehr. Bitten Sie um einen neuen.',
    },
  ]);
});
