import { openTraining, renewTrainingLink } from '@portal/contract/training/learning.calls.ts';
import {
  deleteTrainee,
  editTrainee,
  readTrainee,
  revokeTraineeLink,
  sendTraineeLink,
} from '@portal/contract/training/trainees.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../../testing/people.ts';
import { newestLinkToken, queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { FIRST_COURSE, SECOND_COURSE, trainingSteps } from '../../testing/training.ts';
import { renewLinks } from './training.jobs.ts';
import { renewTrainingLinkJob } from './training.kinds.ts';

const DAY_MS = 24 * 60 * 60_000;

let portal: TestPortal;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
  member = await steps.newFirm();
});
afterAll(() => portal.stop());

const steps = trainingSteps(() => portal);
const { addOne } = steps;
const open = (token: string) => portal.browser().call(openTraining, { token });
const mailsOf = async (email: string) => (await queuedMails(portal, email)).map(({ request }) => request.kind);
const readPerson = async (traineeId: string) => (await member.browser.call(readTrainee, { traineeId })).body.data;

describe('a personal link', () => {
  test('opens the year without an account', async () => {
    const { token } = await addOne(member, { ...steps.person('Ann Lee') });
    const { status, body } = await open(token);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: 'Ann Lee', organisation: 'Harbor Bakery Ltd', completed: 0, total: 12 });
    expect(body.data.path[0]).toMatchObject({ courseId: FIRST_COURSE, state: 'not-started', furthest: 0 });
    expect(body.data.path[1]).toMatchObject({ courseId: SECOND_COURSE, state: 'planned', certificate: null });
  });

  test('that is unknown, over, revoked or of somebody removed is told the same', async () => {
    const refusal = { status: 404, errors: [{ code: 'TRAINING_LINK_INVALID' }] };
    expect(await open('x'.repeat(43))).toMatchObject(refusal);
    const revoked = await addOne(member);
    await member.browser.call(revokeTraineeLink, { trainee: revoked.traineeId });
    expect(await open(revoked.token)).toMatchObject(refusal);
    const removed = await addOne(member);
    await member.browser.call(deleteTrainee, { trainee: removed.traineeId });
    expect(await open(removed.token)).toMatchObject(refusal);
    const old = await addOne(member);
    portal.clock.advance(90 * DAY_MS - 1);
    expect((await open(old.token)).status).toBe(200);
    portal.clock.advance(1);
    expect(await open(old.token)).toMatchObject(refusal);
    member = await steps.later(member, 0);
    expect((await readPerson(old.traineeId)).linkState).toBe('expired');
  });

  test('ends with the address that it was mailed to, and the new address gets its own', async () => {
    const { token, traineeId } = await addOne(member);
    const fresh = steps.person('Ann Lee');
    const { revision, startedOn, department } = await readPerson(traineeId);
    const edited = await member.browser.call(editTrainee, {
      trainees: { id: traineeId, revision, startedOn, department, ...fresh },
    });
    expect(edited.status).toBe(200);
    expect((await open(token)).status).toBe(404);
    expect((await open(await newestLinkToken(portal, fresh.email, 'training-link'))).status).toBe(200);
  });

  test('that an admin sends again ends the ones before', async () => {
    const { token, traineeId, email } = await addOne(member);
    expect((await member.browser.call(sendTraineeLink, { trainee: traineeId })).status).toBe(200);
    expect((await open(token)).status).toBe(404);
    expect((await open(await newestLinkToken(portal, email, 'training-link'))).status).toBe(200);
  });

  test('that got lost is mailed to a trainee alone, not twice within minutes, with the same answer for every address', async () => {
    const { token, email } = await addOne(member);
    const renew = async (address: string) => {
      const { body } = await portal.browser().call(renewTrainingLink, { email: address });
      expect(body).toEqual({ success: true });
      const [job] = await portal.database.query<{ data: Record<string, unknown> }>(
        `select data from jobs.job where name = 'renew-training-link' order by created_on desc limit 1`,
      );
      await renewLinks(portal.portal.services, renewTrainingLinkJob.payload.parse(job?.data));
    };
    portal.clock.advance(10 * 60_000);
    await renew(email.toUpperCase());
    await renew(email);
    await renew('nobody@firm.example');
    expect(await mailsOf(email)).toEqual(['training-welcome', 'training-link']);
    expect(await mailsOf('nobody@firm.example')).toEqual([]);
    // Whoever asks has proved nothing, so the person's own link goes on.
    expect((await open(token)).status).toBe(200);
    expect((await open(await newestLinkToken(portal, email, 'training-link'))).status).toBe(200);
  });

  test('opens nothing any more once the plan has no training', async () => {
    const firm = await steps.newFirm();
    const { token } = await addOne(firm);
    await portal.database.query(`update organisations set plan_id = 'basic' where org_id = $1`, [firm.orgId]);
    expect(await open(token)).toMatchObject({ status: 404, errors: [{ code: 'TRAINING_LINK_INVALID' }] });
  });

  test('is kept as a hash only', async () => {
    const { token } = await addOne(member);
    const rows = await portal.database.query<{ row: string }>('select t::text as row from trainee_links t');
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
  });
});
