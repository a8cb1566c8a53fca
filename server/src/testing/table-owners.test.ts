import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableNames } from './table-dump.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const SERVER = join(import.meta.dirname, '..');

/** Who writes the tables whose types stand in `database/`, or which something else than the module of their type writes. */
const OWNERS: Readonly<Record<string, string>> = {
  address_counts: 'database',
  audit_log: 'audit',
  awaited_calls: 'providers/scanner',
  brand_words: 'brands',
  brands: 'brands',
  callback_listeners: 'providers/scanner',
  channels: 'plans',
  cognito_proofs_since: 'providers/identity',
  cognito_reset_links: 'providers/identity',
  expert_customers: 'accounts',
  identities: 'providers/identity',
  identity_codes: 'providers/identity',
  identity_links: 'providers/identity',
  identity_reset_codes: 'providers/identity',
  identity_sign_ups: 'providers/identity',
  invites: 'accounts',
  known_devices: 'accounts',
  known_flaws: 'providers/scanner',
  mail_log: 'emails',
  organisations: 'profile',
  passkeys: 'accounts',
  pending_sign_ins: 'accounts',
  pending_sign_ups: 'plans',
  plans: 'plans',
  portal_facts: 'portal',
  portal_images: 'brands',
  rate_counts: 'providers/rate-counts',
  recovery_codes: 'accounts',
  retention_times: 'portal',
  second_factor_set_ups: 'accounts',
  second_factors: 'accounts',
  security_news_consents: 'accounts',
  service_sessions: 'accounts',
  sessions: 'accounts',
  sign_in_failures: 'providers/identity',
  sign_on_attempts: 'accounts',
  sign_on_keepers: 'accounts',
  sign_on_links: 'accounts',
  sign_on_settings: 'accounts',
  sign_up_link_events: 'accounts',
  sign_up_links: 'accounts',
  single_uses: 'database',
  subscription_ids: 'plans',
  users: 'accounts',
  visit_requests: 'accounts',
  visits: 'accounts',
};

/** Tables that another than the owner writes, with the reason. */
const GUEST_WRITERS: Readonly<Record<string, readonly string[]>> = {
  // A copy that is read back opens nothing: links, sessions and half-done sign-ins of then end.
  backup: [
    ...['cognito_reset_links', 'identity_codes', 'identity_links', 'identity_reset_codes', 'invites'],
    ...[
      'pending_sign_ins',
      'second_factor_set_ups',
      'sessions',
      'sign_on_attempts',
      'sign_up_links',
      'staff_invites',
      'visit_requests',
    ],
  ],
  // Sign-up makes the row, and who may visit is asked there.
  accounts: ['organisations'],
  // What is paid for is a column of the organization.
  billing: ['organisations'],
  // Staff suspends and deletes organizations with all that is theirs, changes roles and sends emails again.
  console: [
    ...['leads', 'mail_log', 'organisations', 'pending_sign_ups', 'security_news_consents', 'sign_up_links', 'users'],
  ],
  // What stands open at worst is noted beside the organization, with its score of the day.
  dashboard: ['organisations'],
  demo: ['organisations', 'users'],
  // The day on which a firm wants everything deleted is a column of the organization.
  'firm-data': ['organisations'],
  // Which queues there are, written before a module runs.
  jobs: ['portal_facts'],
  // Whether the firm wants emails about scans is a column of the organization.
  monitoring: ['organisations'],
  // What somebody has seen of the news is written where it is shown.
  portal: ['seen_news'],
  // Names, titles and the removal of colleagues.
  profile: ['users'],
};

/** Names of people and of organizations stand beside the rows of many modules: everybody may join them. */
const READ_BY_ALL: readonly string[] = ['organisations', 'users'];

/** Tables that another module reads past the owner, with the reason. */
const GUEST_READERS: Readonly<Record<string, readonly string[]>> = {
  // Lists of staff that filter and page over them in one statement.
  console: ['audit_log', 'invites', 'mail_log'],
  // Pages of lists that begin after any row, for programs: one way to read all of them (decision 092).
  developers: [
    ...['certificates', 'course_assignments', 'policies', 'policy_versions', 'register_entries', 'scans', 'score_days'],
    ...['trainees', 'weaknesses', 'website_findings', 'website_proofs', 'websites'],
  ],
  // What became of thousands of mails, and who gets them, in one statement.
  phishing: ['mail_log', 'trainees'],
  // What staff writes of news is shown there.
  portal: ['promotions', 'release_notes', 'seen_news'],
};

const sources = globSync('**/*.ts', { cwd: SERVER })
  .filter((path) => !/\.(test|suite)\.ts$|(^|\/)testing\//.test(path))
  .map((path) => ({ place: placeOf(path), path, text: readFileSync(join(SERVER, path), 'utf8') }));

/** The module, or the folder outside the modules, that a file belongs to. */
function placeOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  if (first === 'modules') return second;
  return first === 'providers' ? `${first}/${second}` : first;
}

/** The tables by the module whose file `NAME.tables.ts` gives their types. */
function declaredTables(): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { place, path, text } of sources) {
    if (!path.endsWith('.tables.ts')) continue;
    const [, tables = ''] = /interface Tables \{(.*?)\n {2}\}/s.exec(text) ?? [];
    for (const [, table = ''] of tables.matchAll(/^ {4}(\w+):/gm)) owners.set(table, place);
  }
  return owners;
}

const owners = new Map([...declaredTables(), ...Object.entries(OWNERS)]);

/** Each place with the tables of others that a pattern finds in its code, sorted. */
function guests(pattern: RegExp, isMeant: (path: string) => boolean): Record<string, string[]> {
  const found: Record<string, Set<string>> = {};
  for (const { place, path, text } of sources.filter((source) => isMeant(source.path))) {
    for (const match of text.matchAll(pattern)) {
      const table = match.slice(1).find((part) => part !== undefined) ?? '';
      if (!owners.has(table) || owners.get(table) === place) continue;
      found[place] = (found[place] ?? new Set()).add(table);
      if (place === '') throw new Error(`${path} is in no folder.`);
    }
  }
  return Object.fromEntries(
    Object.entries(found)
      .map(([place, tables]) => [place, [...tables].toSorted()] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('every table of the migrations has one owner', async () => {
  const tables = await tableNames(database);
  expect(tables.filter((table) => !owners.has(table))).toEqual([]);
  expect([...owners.keys()].filter((table) => !tables.includes(table))).toEqual([]);
});

test('only its owner writes a table, but for the guests that are named', () => {
  const writes =
    /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)'|\b(?:insert into|delete from) (\w+)|\bupdate (\w+)\s+set\b/g;
  expect(guests(writes, (path) => !path.startsWith('database/migrations'))).toEqual(GUEST_WRITERS);
});

test('a module reads the tables of others through their public.ts, but for the guests that are named', () => {
  const reads = /(?:selectFrom|[jJ]oin)\(\s*'(\w+)/g;
  const found = Object.entries(guests(reads, (path) => path.startsWith('modules/') && !path.includes('/demo/')))
    .map(([place, tables]) => [place, tables.filter((table) => !READ_BY_ALL.includes(table))] as const)
    .filter(([, tables]) => tables.length > 0);
  expect(Object.fromEntries(found)).toEqual(GUEST_READERS);
});
