import { csvFile } from '@portal/domain/portal/csv-file.ts';
import { PROOF_PARTS, type ProofPart } from '@portal/domain/proof-packs/proof-parts.ts';
import type { ProofSnapshot } from './proof-packs.tables.ts';

/** A table of a pack: its name among the files, its head and its rows. */
type Table = {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
};

const TABLES: Readonly<Record<ProofPart, (snapshot: ProofSnapshot) => readonly Table[]>> = {
  policies: ({ facts }) => [
    {
      name: 'policies',
      head: ['policy', 'version', 'approved on', 'next review'],
      rows: facts.policies.map((policy) => [policy.name, policy.version, policy.approvedOn, policy.reviewOn]),
    },
  ],
  signOffs: ({ facts, names }) => [
    {
      name: 'sign-offs',
      head: ['policy', 'version', 'people asked', 'people who confirmed'],
      rows: facts.signOffs.map((row) => [row.name, row.version, row.asked, row.confirmed]),
    },
    {
      name: 'sign-offs-names',
      head: ['name', 'policy', 'version', 'confirmed on'],
      rows: names.signOffs.map((row) => [row.name, row.policy, row.version, row.confirmedOn]),
    },
  ],
  training: ({ facts, names }) => [
    {
      name: 'training',
      head: ['course', 'people assigned', 'people who completed it'],
      rows: facts.training.courses.map((course) => [course.name, course.assigned, course.completed]),
    },
    {
      name: 'training-names',
      head: ['name', 'courses assigned', 'courses completed'],
      rows: names.training.map((person) => [person.name, person.assigned, person.completed]),
    },
  ],
  websites: ({ facts }) => [
    {
      name: 'websites',
      head: ['website', 'when', 'last scan', 'high findings', 'medium findings', 'low findings'],
      rows: facts.websites.flatMap(({ name, months, lastScanOn, highs, mediums, lows }) => [
        ...months.map((month) => [name, month.month, '', month.highs, month.mediums, month.lows]),
        [name, 'open now', lastScanOn, highs, mediums, lows],
      ]),
    },
  ],
  maturity: ({ facts }) => [
    {
      name: 'maturity',
      head: ['element', 'level', 'level name', 'remark'],
      rows: (facts.maturity?.elements ?? []).map(({ name, level, levelName, remark = '' }) => [
        name,
        level ?? (remark === '' ? 'not answered' : ''),
        levelName ?? '',
        remark,
      ]),
    },
  ],
  rating: ({ facts }) => [
    {
      name: 'rating',
      head: ['area', 'grade'],
      rows: (facts.rating?.vectors ?? []).map(({ name, grade }) => [name, grade ?? 'not measured']),
    },
  ],
  // One sentence of the summary says it all.
  secondFactor: () => [],
};

/** The tables of a pack as CSV files, whose cells are safe in spreadsheet programs; none for what it does not tell. */
export function packTables(snapshot: ProofSnapshot): { name: string; text: string }[] {
  return PROOF_PARTS.flatMap((part) => TABLES[part](snapshot))
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, head, rows }) => ({
      name: `data/${name}.csv`,
      text: csvFile(
        head,
        rows.map((row) => row.map(String)),
      ),
    }));
}
