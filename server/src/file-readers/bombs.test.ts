import { helpUpload } from '@portal/contract/concierge/concierge.calls.ts';
import { checkWeaknessImport } from '@portal/contract/concierge/staff-weaknesses.calls.ts';
import { createBrand } from '@portal/contract/console/brands.calls.ts';
import { checkSignUpLinks } from '@portal/contract/console/sign-up-links-csv.calls.ts';
import { policyUpload } from '@portal/contract/policies/policies.calls.ts';
import { checkRegisterImport } from '@portal/contract/registers/register-files.calls.ts';
import { uploadOwnCourse } from '@portal/contract/training/own-courses.calls.ts';
import { checkTrainees } from '@portal/contract/training/trainee-import.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bomb, documentBombs, pictureBombs, textBombs, workbookBombs } from '../testing/file-bombs.ts';
import type { FilledOrganisation } from '../testing/filled-ids.ts';
import { fillOrganisation } from '../testing/filled-organisation.ts';
import { signInNewStaff } from '../testing/people.ts';
import { sampleInputs } from '../testing/sample-inputs.ts';
import { IS_SWEEP } from '../testing/sweep.ts';
import { nextAddress, type TestBrowser } from '../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';
import { watchTurns } from '../testing/watch-turns.ts';
import { workbookOf } from '../testing/workbook.ts';

let portal: TestPortal;
let org: FilledOrganisation;
let staff: TestBrowser;
beforeAll(async () => {
  portal = await startTestPortal();
  org = await fillOrganisation(portal);
  staff = (await signInNewStaff(portal)).browser;
});
afterAll(() => portal.stop());

type Sent = { readonly status: number; readonly errors: readonly { readonly code: string; readonly field?: string }[] };
const dataUrl = ({ fileName, bytes }: Bomb) =>
  `data:image/${fileName.endsWith('png') ? 'png' : 'svg+xml'};base64,${bytes.toString('base64')}`;

/** Each from a new address, so that no rate limit hides the answer. */
const by = (browser: TestBrowser) => {
  browser.address = nextAddress();
  return browser;
};
const BOMBS = [...workbookBombs(), ...documentBombs(), ...textBombs()];
const named = (...endings: readonly string[]) =>
  BOMBS.filter(({ fileName }) => endings.some((ending) => fileName.endsWith(`.${ending}`)));

type Reader = { readonly bombs: readonly Bomb[]; readonly send: (bomb: Bomb) => Promise<Sent> };
const READERS: Readonly<Record<string, Reader>> = {
  'lists of people': {
    bombs: named('xlsx', 'docx', 'csv', 'json'),
    send: (file) => by(org.browser).call(checkTrainees, { file }),
  },
  'lists of records': {
    bombs: named('xlsx', 'docx', 'csv', 'json'),
    send: (file) => by(org.browser).call(checkRegisterImport, { register: 'suppliers', file }),
  },
  policies: { bombs: named('docx', 'md'), send: (file) => by(org.browser).call(policyUpload, { file }) },
  attachments: {
    bombs: named('xlsx', 'docx', 'csv'),
    send: (file) => by(org.browser).call(helpUpload, { file }),
  },
  'folders of courses': {
    bombs: named('xlsx', 'docx'),
    send: (file) => by(staff).call(uploadOwnCourse, { file, language: 'en' }),
  },
  'lists of scanners': {
    bombs: named('csv', 'json', 'sarif', 'md'),
    send: (file) => by(staff).call(checkWeaknessImport, { orgId: org.orgId, file }),
  },
  'lists of addresses': {
    bombs: named('csv'),
    send: ({ bytes }) => by(staff).call(checkSignUpLinks, { csv: bytes.toString('latin1').slice(0, 300_000) }),
  },
  pictures: {
    bombs: pictureBombs(),
    send: (bomb) => {
      const fields = sampleInputs(org, portal.clock.now()).brands.createBrand;
      return by(staff).call(createBrand, { ...fields, brandLogo: dataUrl(bomb) });
    },
  },
};
const CASES = Object.entries(READERS).flatMap(([reader, { bombs, send }]) =>
  bombs.map((bomb) => [reader, bomb.title, () => send(bomb)] as const),
);
const BOMB_TITLES = [...new Set(CASES.map(([, title]) => title))];

/** Every second bomb for one of its readers, each reader with some: the next in turn. The sweep sends every bomb to every reader. */
const CHOSEN = IS_SWEEP
  ? CASES
  : BOMB_TITLES.filter((_title, place) => place % 2 === 0).flatMap((title, place) => {
      const readers = CASES.filter(([, bomb]) => bomb === title);
      return readers.slice(place % readers.length).slice(0, 1);
    });

test('every reader has a bomb', () => {
  expect([...new Set(CHOSEN.map(([reader]) => reader))].toSorted()).toEqual(Object.keys(READERS).toSorted());
});

/**
 * CPU time of a turn, because a machine may be busy. What is read in the thread that answers calls costs it seconds; this process clears
 * away after all bombs at once, which costs a tenth of one. How long a call waits is measured by `npm run bench -- worst-request`.
 */
const LONGEST_TURN_MS = 500;
const MAX_MEGABYTES = 150;

test.each(CHOSEN)('V5.2.3/15.2.2 %s bear %s', async (_reader, _title, send) => {
  let answer: Sent | undefined;
  let health = 0;
  const turns = await watchTurns(async () => {
    const sent = send();
    health = (await portal.portal.http.inject('/healthz')).statusCode;
    answer = await sent;
  });
  expect(health).toBe(200);
  expect([200, 400, 413], JSON.stringify(answer?.errors)).toContain(answer?.status);
  if (answer?.status === 400) for (const { field } of answer.errors) expect(field).toMatch(/./);
  expect(turns.longestCpuMs).toBeLessThan(LONGEST_TURN_MS);
  expect(turns.grownMegabytes).toBeLessThan(MAX_MEGABYTES);
});

test('the portal reads on after all of them', async () => {
  const bytes = workbookOf([
    ['Email', 'Name'],
    ['ann@firm.example', 'Ann'],
  ]);
  const { body } = await by(org.browser).call(checkTrainees, { file: { fileName: 'people.xlsx', bytes } });
  expect(body.data.counts).toMatchObject({ new: 1, error: 0 });
});
