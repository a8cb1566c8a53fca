import { CASE_CLASSES, type CaseClass } from '../../scanner/testing/cases/test-case.ts';
import { type Score, totalsOf } from './compare-cases.ts';

const MAX_LINES = 60;

/** The engines side by side, class by class, then what they missed, reported falsely, and what is about no case. */
export function printComparison(scores: readonly Score[], shared: readonly CaseClass[]): void {
  const header = ['class', 'flawed', 'sound', ...scores.map(({ run }) => `${run.name}: found / false`)];
  const rows = CASE_CLASSES.map((kind) => {
    const first = scores[0]?.byClass.get(kind);
    const cells = scores.map(({ byClass }) => {
      const one = byClass.get(kind);
      return `${one?.found.length ?? 0} / ${one?.falselyFound.length ?? 0}`;
    });
    const name = shared.includes(kind) ? kind : `(${kind})`;
    return [
      name,
      String((first?.found.length ?? 0) + (first?.missed.length ?? 0)),
      String(first?.negatives ?? 0),
      ...cells,
    ];
  });
  printTable([header, ...rows]);
  console.log('Classes in brackets are not tested by both.\n');
  const measured = scores.map((score) => {
    const { flawed, sound } = score.run;
    const both = totalsOf(score, shared);
    const all = totalsOf(score, CASE_CLASSES);
    return [
      score.run.name,
      `${flawed.requests} + ${sound.requests}`,
      `${flawed.seconds.toFixed(0)} + ${sound.seconds.toFixed(0)}`,
      Math.max(flawed.megabytes, sound.megabytes).toFixed(0),
      `${both.recall.toFixed(0)} %`,
      both.falsePerHundred.toFixed(1),
      `${all.recall.toFixed(0)} %`,
      all.falsePerHundred.toFixed(1),
    ];
  });
  printTable([
    ['engine', 'requests', 'seconds', 'peak MB', 'recall, both', 'false of 100', 'recall, all', 'false of 100'],
    ...measured,
  ]);
  for (const { run, byClass, unmapped } of scores) {
    const all = [...byClass.values()];
    const names = (cases: readonly { readonly id: string; readonly context: string }[]) =>
      cases.map(({ id, context }) => `${id} (${context})`);
    printList(`${run.name}: missed`, names(all.flatMap(({ missed }) => missed)));
    printList(`${run.name}: false`, names(all.flatMap(({ falselyFound }) => falselyFound)));
    printList(`${run.name}: about no case, on the flawed side`, unmapped.flawed);
    printList(`${run.name}: about no case, on the sound side`, unmapped.sound);
  }
}

function printList(title: string, lines: readonly string[]): void {
  console.log(`\n${title}: ${lines.length}`);
  for (const line of lines.slice(0, MAX_LINES)) console.log(`  ${line}`);
  if (lines.length > MAX_LINES) console.log(`  … and ${lines.length - MAX_LINES} more`);
}

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  console.log('');
}
