import { answerWords } from '@portal/domain/policies/coverage.texts.ts';
import { csvFile } from '@portal/domain/portal/csv-file.ts';
import { downloadName } from '@portal/domain/portal/download-name.ts';
import { PROOF_PARTS, type ProofPart } from '@portal/domain/proof-packs/proof-parts.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import type { ProofSnapshot } from '../proof-packs.tables.ts';
import { cells, columns, fileNames, tables } from '../proof-packs.texts.ts';

type TableName = keyof typeof tables;

/** A table of a pack: its name among the files, its head and its rows. */
type Table = {
  readonly name: TableName;
  readonly head: readonly Phrase[];
  readonly rows: readonly (readonly (string | number)[])[];
};

const TABLES: Readonly<Record<ProofPart, (snapshot: ProofSnapshot, say: Say) => readonly Table[]>> = {
  policies: ({ facts }) => [
    {
      name: 'policies',
      head: [columns.policy, columns.version, columns.approvedOn, columns.nextReview],
      rows: facts.policies.map((policy) => [policy.name, policy.version, policy.approvedOn, policy.reviewOn]),
    },
  ],
  signOffs: ({ facts, names }) => [
    {
      name: 'sign-offs',
      head: [columns.policy, columns.version, columns.asked, columns.confirmed],
      rows: facts.signOffs.map((row) => [row.name, row.version, row.asked, row.confirmed]),
    },
    {
      name: 'sign-offs-names',
      head: [columns.name, columns.policy, columns.version, columns.confirmedVersion, columns.confirmedOn],
      rows: names.signOffs.map((row) => [
        ...[row.name, row.policy, row.version],
        row.confirmedVersion ?? row.version,
        row.confirmedOn,
      ]),
    },
  ],
  coverage: ({ facts }, say) => [
    {
      name: 'coverage',
      head: [columns.framework, columns.evidenced, columns.written, columns.missing, columns.requirements],
      rows: (facts.coverage?.frameworks ?? []).map((row) => [
        row.name,
        row.evidenced,
        row.written,
        row.missing,
        row.total,
      ]),
    },
    {
      name: 'answer-sheet',
      head: [columns.topic, columns.question, columns.answer, columns.reason, columns.sources],
      rows: (facts.coverage?.answers ?? []).map((row) => [
        row.topic,
        row.question,
        say(answerWords[row.answer]),
        row.reason,
        row.sources.join('; '),
      ]),
    },
  ],
  training: ({ facts, names }) => [
    {
      name: 'training',
      head: [columns.course, columns.assigned, columns.completed],
      rows: facts.training.courses.map((course) => [course.name, course.assigned, course.completed]),
    },
    {
      name: 'training-names',
      head: [columns.name, columns.coursesAssigned, columns.coursesCompleted],
      rows: names.training.map((person) => [person.name, person.assigned, person.completed]),
    },
  ],
  websites: ({ facts }, say) => [
    {
      name: 'websites',
      head: [columns.website, columns.when, columns.lastScan, columns.highs, columns.mediums, columns.lows],
      rows: facts.websites.flatMap(({ name, months, lastScanOn, highs, mediums, lows }) => [
        ...months.map((month) => [name, month.month, '', month.highs, month.mediums, month.lows]),
        [name, say(cells.openNow), lastScanOn, highs, mediums, lows],
      ]),
    },
  ],
  maturity: ({ facts }, say) => [
    {
      name: 'maturity',
      head: [columns.element, columns.level, columns.levelName, columns.remark],
      rows: (facts.maturity?.elements ?? []).map(({ name, level, levelName, remark = '' }) => [
        name,
        level ?? (remark === '' ? say(cells.notAnswered) : ''),
        levelName ?? '',
        remark,
      ]),
    },
  ],
  rating: ({ facts }, say) => [
    {
      name: 'rating',
      head: [columns.area, columns.grade],
      rows: (facts.rating?.vectors ?? []).map(({ name, grade }) => [name, grade ?? say(cells.notMeasured)]),
    },
  ],
  // One sentence of the summary says it all.
  secondFactor: () => [],
};

/** Where a table is in a pack, in the language of who asked for it. */
export function tablePath(name: TableName, say: Say): string {
  return `${say(fileNames.data)}/${downloadName(`${say(tables[name])}.csv`, `${name}.csv`)}`;
}

/** The tables of a pack as CSV files, whose cells are safe in spreadsheet programs; none for what it does not tell. */
export function packTables(snapshot: ProofSnapshot, say: Say): { name: string; text: string }[] {
  return PROOF_PARTS.flatMap((part) => TABLES[part](snapshot, say))
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, head, rows }) => ({
      name: tablePath(name, say),
      text: csvFile(
        head.map((heading) => say(heading)),
        rows.map((row) => row.map(String)),
      ),
    }));
}
