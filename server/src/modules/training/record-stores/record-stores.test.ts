import { createRequire } from 'node:module';
import {
  listRecordStores,
  removeRecordStore,
  saveRecordStore,
  testRecordStore,
} from '@portal/contract/training/record-stores.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addBrand } from '../../../testing/add-brand.ts';
import { type OutsideService, startOutsideService } from '../../../testing/outside-service.ts';
import { type Member, signInNewStaff } from '../../../testing/people.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { FIRST_COURSE, trainingSteps } from '../../../testing/training.ts';
import { findStore } from './record-stores.store.ts';
import { accessTo, queueRecords, tellRecordStore } from './tell-record-store.ts';

/** What is against xAPI in a statement. An import would give what its types do not say. */
const xapiWarnings: (statement: unknown) => readonly unknown[] = createRequire(import.meta.url)(
  '@learninglocker/xapi-validation',
).default;

let portal: TestPortal;
let owner: TestBrowser;
let member: Member;
let store: OutsideService;
let status = 200;
beforeAll(async () => {
  store = await startOutsideService(() => ({ status, body: [] }));
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  owner = (await signInNewStaff(portal)).browser;
  member = await steps.newFirm();
});
afterAll(async () => {
  await portal.stop();
  await store.stop();
});
beforeEach(async () => {
  status = 200;
  store.seen.length = 0;
  await portal.database.query('delete from record_stores');
});

const steps = trainingSteps(() => portal);
const save = (changes: object = {}) =>
  owner.call(saveRecordStore, {
    ...{ brandId: 'default', revision: 0, address: 'https://records.example/xapi', key: 'who', secret: 'hush' },
    ...{ isOn: true, withNames: false, ...changes },
  });
/** The contract takes https alone; the stand-in speaks http on this machine. */
const pointToStandIn = () => portal.database.query('update record_stores set address = $1', [`${store.endpoint}/xapi`]);
const jobs = async () =>
  (
    await portal.database.query<{ data: { brandId: string; certificateIds: string[] } }>(
      `delete from jobs.job where name = 'tell-record-store' returning data`,
    )
  ).map(({ data }) => data);
const work = async () => {
  await queueRecords(portal.portal.services);
  const made = await jobs();
  for (const job of made) await tellRecordStore(portal.portal.services, job);
  return made;
};
type Told = { id: string; actor: object; verb: { id: string }; object: { id: string }; result: object };
const told = () => store.seen.flatMap(({ body }) => JSON.parse(body) as Told[]);
const listed = async (brandId = 'default') =>
  (await owner.call(listRecordStores, {})).body.data.stores.find((one) => one.brandId === brandId);

test('is off until an owner turns it on, and what was completed before is not sent', async () => {
  await steps.takeQuiz((await steps.addOne(member)).token, FIRST_COURSE);
  expect(await work()).toEqual([]);
  portal.clock.advance(1000);
  await save({ isOn: false });
  await pointToStandIn();
  expect(await work()).toEqual([]);
  await save({ revision: 1, address: `https://${new URL(store.endpoint).host}/xapi`, isOn: true });
  expect(await work()).toEqual([]);
  expect(store.seen).toEqual([]);
});

test('gets each completion once: completed, and passed with its score, of a person who is a number', async () => {
  await save();
  await pointToStandIn();
  const { token, traineeId, email } = await steps.addOne(member);
  await steps.takeQuiz(token, FIRST_COURSE, 7);
  await work();
  await work();
  expect(told().map(({ verb }) => verb.id.split('/').at(-1))).toEqual(['completed', 'passed']);
  expect(told()[1]).toMatchObject({
    actor: { account: { name: traineeId } },
    object: { id: expect.stringMatching(new RegExp(`^tag:.*training/${FIRST_COURSE}$`)) },
    result: { success: true, score: { scaled: 0.875, raw: 7, min: 0, max: 8 } },
  });
  // By the validator of an open record store.
  expect(told().flatMap(xapiWarnings)).toEqual([]);
  expect(JSON.stringify(told())).not.toContain(email);
  const [{ headers, path } = { headers: {}, path: '' }] = store.seen;
  expect(path).toBe('/xapi/statements');
  expect(headers).toMatchObject({
    authorization: `Basic ${Buffer.from('who:hush').toString('base64')}`,
    'x-experience-api-version': '1.0.3',
  });
  expect(await listed()).toMatchObject({ sent: 2, failure: '' });
});

test('gets the same ids when a job runs twice, and names where they are wanted', async () => {
  await save({ withNames: true });
  await pointToStandIn();
  const { token, email } = await steps.addOne(member);
  await steps.takeQuiz(token, FIRST_COURSE);
  const made = await work();
  for (const job of made) await tellRecordStore(portal.portal.services, job);
  const ids = told().map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(ids.slice(2));
  expect(told()[0]?.actor).toMatchObject({ mbox: `mailto:${email}` });
});

test('that is down or does not know the key is tried again; one that refuses is told of', async () => {
  await save();
  await pointToStandIn();
  await steps.takeQuiz((await steps.addOne(member)).token, FIRST_COURSE);
  await queueRecords(portal.portal.services);
  const [job] = await jobs();
  if (job === undefined) throw new Error('There is no job');
  for (status of [503, 401, 429]) {
    await expect(tellRecordStore(portal.portal.services, job)).rejects.toThrow(`answered ${status}`);
    expect((await listed())?.failure).toContain(`answered ${status}`);
  }
  status = 400;
  await tellRecordStore(portal.portal.services, job);
  expect((await listed())?.failure).toContain('answered 400');
  status = 200;
  await tellRecordStore(portal.portal.services, job);
  expect(await listed()).toMatchObject({ failure: '', failedAt: null });
});

test('of another brand hears nothing of these people, and nothing once it is turned off', async () => {
  await addBrand(portal, { brandId: 'other', webDomain: 'other.example' });
  await save({ brandId: 'other' });
  await steps.takeQuiz((await steps.addOne(member)).token, FIRST_COURSE);
  expect(await work()).toEqual([]);
  await save();
  await pointToStandIn();
  await steps.takeQuiz((await steps.addOne(member)).token, FIRST_COURSE);
  await queueRecords(portal.portal.services);
  await save({ revision: 1, address: 'https://127.0.0.1/xapi', isOn: false });
  for (const job of await jobs()) await tellRecordStore(portal.portal.services, job);
  expect(store.seen).toEqual([]);
});

test('keeps its key sealed, tells it to nobody, and sends it to no other host', async () => {
  await save();
  const rows = JSON.stringify(await portal.database.query('select * from record_stores'));
  expect(rows).not.toContain('hush');
  expect(JSON.stringify((await owner.call(listRecordStores, {})).body)).not.toContain('hush');
  const moved = await save({ revision: 1, address: 'https://elsewhere.example/', key: '', secret: '' });
  expect(moved.errors[0]).toMatchObject({ code: 'RECORD_STORE_NEEDS_KEY', field: 'key' });
  expect((await save({ revision: 1, address: 'https://records.example/other', key: '', secret: '' })).status).toBe(200);
  const { recordStoreKey, database } = portal.portal.services;
  const row = await database.asSystem((tx) => findStore(tx, 'default'));
  expect(row && accessTo(row, recordStoreKey)).toMatchObject({ key: 'who', secret: 'hush' });
});

test('that cannot be reached says so, and is not asked within this machine’s network', async () => {
  await save({ address: 'https://10.0.0.1/xapi' });
  const answer = await owner.call(testRecordStore, { brandId: 'default' });
  expect(answer.body.data.failure).toMatch(/./);
  expect((await owner.call(removeRecordStore, { brandId: 'default' })).status).toBe(200);
  expect(await listed()).toMatchObject({ revision: 0, address: '' });
});

test('is for owners of the provider alone', async () => {
  const support = (await signInNewStaff(portal, 'support')).browser;
  expect((await support.call(listRecordStores, {})).status).toBe(403);
});
