import { weakness as weaknessPage } from '@portal/contract/concierge/concierge.calls.ts';
import { getModuleActivity, getScore } from '@portal/contract/dashboard/dashboard.calls.ts';
import { readinessSheet } from '@portal/contract/insurance/insurance.calls.ts';
import { maturityReport } from '@portal/contract/maturity/maturity.calls.ts';
import { previewProof } from '@portal/contract/proof-packs/proof-packs.calls.ts';
import { rating } from '@portal/contract/ratings/ratings.calls.ts';
import { FACT_KEYS, factOf } from '@portal/domain/facts/facts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, TEST_PASSWORD } from '../testing/people.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';
import { DEMO_PEOPLE } from './demo-organisation.ts';
import { fillDemo } from './fill-demo.ts';

let portal: TestPortal;
let browser: TestBrowser;
beforeAll(async () => {
  portal = await startTestPortal();
  await fillDemo(portal.portal.services, TEST_PASSWORD);
  browser = await signIn(portal, DEMO_PEOPLE[0].email);
});
afterAll(() => portal.stop());

/** What each page tells of the firm, by the fact or the element that it is about. */
async function readers() {
  const sheet = (await browser.call(readinessSheet, {})).body.data;
  const report = (await browser.call(maturityReport, {})).body.data;
  const proof = (await browser.call(previewProof, {})).body.data;
  const surface = (await browser.call(rating, {})).body.data;
  const home = (await browser.call(getModuleActivity, {})).body.data;
  const score = (await browser.call(getScore, {})).body.data;
  const lines = new Map(sheet.topics.flatMap(({ questions }) => questions).map((line) => [line.key, line]));
  const elements = new Map(report.elements.map((element) => [element.elementPath, element]));
  const planned = report.plan?.phases.flatMap(({ items }) => items) ?? [];
  return { lines, elements, planned, proof, surface, home, score };
}

test('for each fact: where the sheet says that an answer does not fit, so do the assessment and the proof pack', async () => {
  const { lines, elements, proof } = await readers();
  const asked = FACT_KEYS.filter((key) => factOf(key).stated !== null);
  expect(asked.length).toBeGreaterThan(45);
  for (const key of asked) {
    const line = lines.get(key);
    const element = elements.get(factOf(key).stated?.element ?? '');
    if (line?.contradicted == null) continue;
    expect(element?.evidence?.verdict, key).toBe('contradicted');
    const packed = proof.facts.maturity?.elements.find(({ name }) => name === element?.name);
    expect(packed?.remark, key).toContain('Does not match');
  }
});

test('for each fact: what the assessment calls contradicted is no plain yes of that answer on the sheet', async () => {
  const { lines, elements } = await readers();
  for (const element of elements.values()) {
    if (element.evidence?.verdict !== 'contradicted') continue;
    const claimed = FACT_KEYS.filter((key) => {
      const { stated } = factOf(key);
      return stated?.element === element.elementPath && (element.level ?? 0) >= stated.yesFrom;
    });
    const values = claimed.map((key) => lines.get(key)?.state);
    expect(values.some((value) => value !== 'yes') || claimed.length === 0, element.elementPath).toBe(true);
  }
});

test('for each fact: the score counts what the sheet says', async () => {
  const { lines, score } = await readers();
  const counted = score.topics.flatMap(({ facts }) => facts);
  expect(counted.map(({ key }) => key).toSorted()).toEqual(FACT_KEYS.toSorted());
  for (const { key, value, points, of } of counted) {
    const line = lines.get(key);
    if (line !== undefined) expect(value, key).toBe(line.state);
    if (value === 'no' || value === 'unknown') expect(points, key).toBe(0);
    if (value === 'yes') expect(points, key).toBeGreaterThan(0);
    expect(points, key).toBeLessThanOrEqual(of);
  }
});

test('what the assessment calls contradicted is planned anew or not at all, with what speaks against it', async () => {
  const { elements, planned } = await readers();
  const contradicted = [...elements.values()].filter(({ evidence }) => evidence?.verdict === 'contradicted');
  expect(contradicted.length).toBeGreaterThan(0);
  for (const { elementPath, level } of contradicted) {
    const [first] = planned.filter((step) => step.elementPath === elementPath);
    if (first === undefined) continue;
    expect(first.from, elementPath).toBeLessThan(level ?? 0);
    expect(first.because, elementPath).not.toBeNull();
  }
});

test('the open remote desktop is told alike by the dashboard, the sheet, the assessment and the attack surface', async () => {
  const { lines, elements, planned, surface, home, score } = await readers();
  const line = lines.get('remote-control-closed');
  expect(line).toMatchObject({ state: 'no', basis: 'told' });
  const page = /[\da-f-]{36}$/.exec(line?.seenHref ?? '')?.[0] ?? '';
  expect((await browser.call(weaknessPage, { weaknessId: page })).body.data.status).toBe('Open');
  expect(home.nextActions[0]?.href).toBe(line?.seenHref);
  expect(surface.reported.map(({ href }) => href)).toContain(line?.seenHref);
  expect(score.score.heldBy.map(({ href }) => href)).toContain(line?.seenHref);
  expect(planned.map(({ because }) => because?.href)).toContain(line?.seenHref);
  const network = elements.get('network');
  if ((network?.level ?? 0) >= 3) expect(network?.evidence?.verdict).toBe('contradicted');
});

test('mail, training and policies are told alike by all who tell of them', async () => {
  const { lines, proof, surface } = await readers();
  const isMailSound = ['A', 'B'].includes(surface.rating_details.spf.grade) && surface.reported.length === 0;
  if (lines.get('mail-domain')?.state === 'yes') expect(isMailSound).toBe(true);
  const { training, policies, signOffs } = proof.facts;
  const isTrained = training.courses.every(({ assigned, completed }) => completed === assigned);
  if (!isTrained) expect(lines.get('trained-yearly')?.state).not.toBe('yes');
  if (policies.length === 0) expect(lines.get('policies-approved')?.state).not.toBe('yes');
  if (signOffs.some(({ asked, confirmed }) => confirmed < asked))
    expect(lines.get('policies-confirmed')?.state).not.toBe('yes');
});
