import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SERVER = join(import.meta.dirname, '../..');

/** What counts rows of all organizations, sandboxes too, with the reason. */
const COUNTS_SANDBOXES: Readonly<Record<string, string>> = {
  countBrandUses: 'a brand with a sandbox cannot be deleted either',
  countPlanUses: 'a plan that a sandbox has cannot be deleted either',
  countUsage: 'each row counts what one organization uses',
  countRequestStates: 'of a list that shows requests from sandboxes too',
  listStaffRequests: 'the length of the list itself',
  listStaffWeaknesses: 'the length of the list itself',
  listExperts: 'how many customers an expert was assigned to, one by one',
  listReceipts: 'of one message, which goes to a sandbox only by name',
  listMessages: 'of each message, which goes to a sandbox only by name',
  listInterestRows: 'nobody in a sandbox shows interest',
  countInterests: 'nobody in a sandbox shows interest',
  countCodesOfOffers: 'nobody in a sandbox redeems a code',
  countCodes: 'nobody in a sandbox redeems a code',
};

/** What is about no rows of organizations, or of one. */
const OF_NO_CUSTOMERS = [
  ...[
    'countPasskeys',
    'readPeopleFacts',
    'countRecoveryCodes',
    'countStaff',
    'countSafeStaff',
    'listSignUpLinks',
    'insertSignUpLinkEvent',
  ],
  ...['listLetters', 'endLetter', 'countWaitingJobs', 'listMails', 'countFailures', 'listLeads', 'listNewLeads'],
  ...['countOffers', 'sumCounts', 'listCheckLeadRows', 'listNewCheckLeads', 'countUnderWay', 'listChannels'],
  ...['listSubscriptionIds', 'countDrafts', 'described'],
];

/** The condition by way of something else that has it. */
const BY_ANOTHER: Readonly<Record<string, string>> = {
  countAudience: 'inAudience, isReached',
  listBrandsOfAudience: 'isReached',
};

const COUNTS = /\bcount\(|countAll|\bavg\(|\bsum\(|percentile|\btotal\b/;

/** The functions that ask the database across organizations and count what they find. */
const found = globSync('**/*.store.ts', { cwd: SERVER }).flatMap((file) =>
  readFileSync(join(SERVER, file), 'utf8')
    .split(/^(?=export |const |async function |function )/m)
    .filter((part) => part.includes('SystemTransaction') && COUNTS.test(part))
    .flatMap((part) => {
      const name = /function (\w+)/.exec(part)?.[1];
      return name === undefined ? [] : [{ name, isSafe: /\bis(?:Of)?Customer\(/.test(part) }];
    }),
);

test('whatever counts customers leaves sandboxes out', () => {
  const excused = [...Object.keys(COUNTS_SANDBOXES), ...OF_NO_CUSTOMERS, ...Object.keys(BY_ANOTHER)];
  const counting = found.filter(({ isSafe }) => !isSafe).map(({ name }) => name);
  expect(counting.filter((name) => !excused.includes(name))).toEqual([]);
  expect(excused.filter((name) => !counting.includes(name))).toEqual([]);
  expect(found.filter(({ isSafe }) => isSafe).length).toBeGreaterThan(5);
});
