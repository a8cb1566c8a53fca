import { createHash, randomUUID } from 'node:crypto';
import * as calls from '@portal/contract/proof-packs/proof-packs.calls.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfFacts } from '../../documents/testing/pdf-facts.ts';
import { fillOrganisation } from '../../testing/filled-organisation.ts';
import type { Member } from '../../testing/people.ts';
import { proofSteps } from '../../testing/proof-steps.ts';
import { PRIVATE_NOTE, provenFirm, WEAKNESS_PLACE } from '../../testing/proven-firm.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const EVERYTHING = {
  policies: 'texts',
  signOffs: 'names',
  coverage: 'answers',
  training: 'names',
  websites: 'counts',
  maturity: 'levels',
  secondFactor: 'share',
} as const;

let portal: TestPortal;
let firm: Member;
const { ask, work, made, download, verify } = proofSteps(() => portal);
beforeAll(async () => {
  portal = await startTestPortal();
  firm = await provenFirm(portal);
});
afterAll(() => portal.stop());

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('the current rating is a part where there is one, without what was found', async () => {
  const rated = await fillOrganisation(portal);
  const { offered, facts } = (await rated.browser.call(calls.previewProof, {})).body.data;
  expect(offered.find(({ part }) => part === 'rating')).toEqual({ part: 'rating', isEmpty: false });
  expect(facts.rating).toMatchObject({ rating: 690, band: 'Intermediate' });
  expect(facts.rating?.vectors).toContainEqual({ name: 'SPF Domains', grade: 'B' });
  expect(JSON.stringify(facts.rating)).not.toContain(rated.marker);
});

describe('a pack of everything', () => {
  test('previews what it says, holds it as PDF and tables, and is known again by code and hash', async () => {
    const { data } = (await firm.browser.call(calls.previewProof, {})).body;
    expect(data.offered.filter(({ isEmpty }) => !isEmpty).map(({ part }) => part)).toEqual(Object.keys(EVERYTHING));
    expect(data.facts.signOffs).toMatchObject([{ asked: 2, confirmed: 1 }]);
    expect(data.facts.websites).toMatchObject([
      {
        name: 'Web shop',
        highs: 1,
        lows: 0,
        months: [
          { month: '2026-11', lows: 1 },
          { month: '2026-12', lows: 0 },
        ],
      },
    ]);
    expect(data.facts.coverage?.frameworks).toContainEqual(expect.objectContaining({ evidenced: 0, total: 93 }));
    expect(data.facts.training).toMatchObject({ people: 2, courses: [{ assigned: 2, completed: 1 }] });
    expect(data.facts.maturity).toMatchObject({ overallLevel: 1, answered: 24 });
    expect(data.names).toEqual({ signOffs: 1, training: 2 });
    expect(JSON.stringify(data)).not.toMatch(/Zoe|Ann Lee|@firm\.example/);

    const asked = (await ask(firm, { parts: EVERYTHING, purpose: 'Questionnaire 7', validDays: 30 })).body.data;
    expect(asked).toMatchObject({ state: 'making', file: null, expiresAt: '2027-01-22T07:59:59.999Z' });
    expect((await download(firm, asked.packId)).errors[0]?.code).toBe('PROOF_PACK_NOT_READY');
    expect((await verify(asked.code)).status).toBe(404);
    await work();
    // Another worker is told that there is nothing left to do.
    await work();
    const answer = await download(firm, asked.packId);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('filename="Proof_pack_Harbor_Foods_2026-12-22.zip"'),
    });
    const files = unzipSync(answer.raw);
    expect(Object.keys(files)).toEqual([
      'summary.pdf',
      'policies/Acceptable use version 1.pdf',
      ...[
        'policies',
        'sign-offs',
        'sign-offs-names',
        'coverage',
        'answer-sheet',
        'training',
        'training-names',
        'websites',
        'maturity',
      ].map((name) => `data/${name}.csv`),
    ]);
    const text = (name: string) => Buffer.from(files[name] ?? []).toString();
    expect(text('data/sign-offs-names.csv')).toContain('Zoe Quist,Acceptable use,1,1,2026-12-22');
    expect(text('data/training-names.csv')).toMatch(/'=cmd\(\),\d+,0\r\nAnn Lee,\d+,1\r\n/);
    expect(text('data/websites.csv')).toContain('Web shop,2026-11,,1,0,1');
    expect(text('data/answer-sheet.csv')).toContain('In part');
    const summary = pdfFacts(files['summary.pdf'] ?? new Uint8Array());
    expect(summary.bookmarks).toEqual(expect.arrayContaining(['Website scans', 'Cyber maturity', 'Second factor']));
    const policy = pdfFacts(files['policies/Acceptable use version 1.pdf'] ?? new Uint8Array());
    expect(policy.bookmarks).toContain('Confirmed by');
    const all = Object.values(files)
      .map((bytes) => pdfFacts(bytes).source)
      .join('\n');
    for (const secret of [PRIVATE_NOTE, WEAKNESS_PLACE, '@firm.example', 'Max Open']) expect(all).not.toContain(secret);

    const known = (await verify(asked.code)).body.data;
    expect(known).toMatchObject({
      state: 'ready',
      organisation: 'Harbor Bakery Ltd',
      recipient: 'Harbor Foods',
      madeOn: '2026-12-22',
      validUntil: '2027-01-21',
      parts: Object.keys(EVERYTHING),
    });
    expect(JSON.stringify(known)).not.toMatch(/Zoe|Ann Lee|Questionnaire/);
    expect(known.files[0]).toEqual({ name: asked.fileName, size: answer.raw.length, sha256: hashOf(answer.raw) });
    for (const [name, bytes] of Object.entries(files))
      expect(known.files).toContainEqual({ name, size: bytes.length, sha256: hashOf(bytes) });
    const log = await portal.database.query<{ action: string }>(
      `select action from audit_log where org_id = $1 and action like 'proof-pack.%' order by audit_id`,
      [firm.orgId],
    );
    expect(log.map(({ action }) => action)).toEqual(['proof-pack.asked', 'proof-pack.downloaded']);
  });

  test('names nobody unless names were chosen', async () => {
    const { packId } = await made(firm, { parts: { ...EVERYTHING, signOffs: 'shares', training: 'shares' } });
    const files = unzipSync((await download(firm, packId)).raw);
    const all = Object.values(files)
      .map((bytes) => pdfFacts(bytes).source)
      .join('\n');
    expect(all).not.toMatch(/Zoe Quist|Ann Lee/);
    const [policy] = Object.entries(files).filter(([name]) => name.startsWith('policies/'));
    expect(pdfFacts(policy?.[1] ?? new Uint8Array()).bookmarks).not.toContain('Confirmed by');
    const kept = await portal.database.query<{ names: unknown }>(
      `select snapshot -> 'names' as names from proof_packs where pack_id = $1`,
      [packId],
    );
    expect(kept).toEqual([{ names: { signOffs: [], training: [] } }]);
  });

  test('is in the language of who asked for it, with the policies and the names of its files', async () => {
    const parts = { ...EVERYTHING };
    const { data } = (
      await firm.browser.call(
        calls.makeProofPack,
        { requestId: randomUUID(), recipient: 'Hafenbank', parts },
        { 'accept-language': 'de' },
      )
    ).body;
    await work();
    const files = unzipSync((await download(firm, data.packId)).raw);
    const bookmarksOf = (name: string) => pdfFacts(files[name] ?? new Uint8Array()).bookmarks;
    expect(bookmarksOf('Übersicht.pdf')).toEqual(expect.arrayContaining(['Was in diesem Paket ist', 'Zweiter Faktor']));
    // A policy is printed in the language of its text.
    expect(bookmarksOf('Richtlinien/Acceptable use Version 1.pdf')).toContain('Confirmed by');
    expect(Object.keys(files)).toContain('Daten/Bestätigungen mit Namen.csv');
  });

  test('lists in its policies who had confirmed them when it was asked for', async () => {
    await ask(firm, { parts: { policies: 'texts', signOffs: 'names' } });
    await portal.database.query(
      `update sign_offs set acknowledged_at = $2, statement = 'I have read it.', content_hash = '\\x00'
       where org_id = $1 and acknowledged_at is null`,
      [firm.orgId, new Date(portal.clock.now().getTime() + 60_000)],
    );
    portal.clock.advance(120_000);
    const { services } = portal.portal;
    const printed: unknown[] = [];
    const typeset: typeof services.documents.typeset = (template, model) => {
      if (template === 'policy') printed.push(model);
      return services.documents.typeset(template, model);
    };
    await work({ ...services, documents: { ...services.documents, typeset } });
    expect(printed).toHaveLength(1);
    expect(JSON.stringify(printed)).toContain('Zoe Quist');
    expect(JSON.stringify(printed)).not.toContain('Max Open');
  });

  test('says what was so when it was asked for, whatever changes before it is made', async () => {
    const { data } = (await ask(firm, { parts: { maturity: 'levels' } })).body;
    await portal.database.query('update maturity_answers set level = 5, dont_know = false where org_id = $1', [
      firm.orgId,
    ]);
    await work();
    await portal.database.query(
      `update maturity_answers set level = case element_id when 'backup' then 1 else 3 end where org_id = $1`,
      [firm.orgId],
    );
    const table = Buffer.from(unzipSync((await download(firm, data.packId)).raw)['data/maturity.csv'] ?? []).toString();
    expect(table).toMatch(/,1,Ad hoc,\r\n/);
    expect(table).not.toContain(',5,');
  });
});
