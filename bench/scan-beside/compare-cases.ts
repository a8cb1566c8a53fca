import { CASE_CLASSES, type CaseClass, type TestCase } from '../../scanner/testing/cases/test-case.ts';
import { isAtPlace, TEST_CASES } from '../../scanner/testing/cases/test-cases.ts';
import type { EngineRun, Reported, SideRun } from './engine-run.ts';

/** What an engine made of the cases of one class. */
export type ClassScore = {
  readonly found: readonly TestCase[];
  readonly missed: readonly TestCase[];
  readonly falselyFound: readonly TestCase[];
  readonly negatives: number;
};

export type Score = {
  readonly run: EngineRun;
  readonly byClass: ReadonlyMap<CaseClass, ClassScore>;
  /** Reported on either side, and about none of the cases. */
  readonly unmapped: { readonly flawed: readonly string[]; readonly sound: readonly string[] };
};

/** Whether something that was reported is about the case: of its class, at its place, and of its variant where pages are told of. */
const isAbout = (reported: Reported, one: TestCase): boolean =>
  reported.classes.includes(one.class) &&
  isAtPlace(one, reported) &&
  (one.variant === undefined || reported.variants === undefined || reported.variants.test(one.variant));

/** Compares what an engine reported with what there is. */
export function scoreOf(run: EngineRun): Score {
  const of = (kind: CaseClass, isFlawed: boolean) =>
    TEST_CASES.filter((one) => one.class === kind && one.isFlawed === isFlawed);
  const isIn = (side: SideRun) => (one: TestCase) => side.reported.some((reported) => isAbout(reported, one));
  const byClass = new Map(
    CASE_CLASSES.map((kind): [CaseClass, ClassScore] => {
      const flawed = of(kind, true);
      const found = flawed.filter(isIn(run.flawed));
      return [
        kind,
        {
          found,
          missed: flawed.filter((one) => !found.includes(one)),
          falselyFound: of(kind, false).filter(isIn(run.sound)),
          negatives: of(kind, false).length,
        },
      ];
    }),
  );
  const unmapped = (side: SideRun, isFlawed: boolean) => {
    const cases = TEST_CASES.filter((one) => one.isFlawed === isFlawed);
    const none = side.reported.filter((reported) => !cases.some((one) => isAbout(reported, one)));
    return [...new Set(none.map(({ text }) => text))].sort();
  };
  return { run, byClass, unmapped: { flawed: unmapped(run.flawed, true), sound: unmapped(run.sound, false) } };
}

/** Sums over classes. */
export function totalsOf(score: Score, classes: readonly CaseClass[]) {
  const all = classes.flatMap((kind) => score.byClass.get(kind) ?? []);
  const sum = (count: (one: ClassScore) => number) => all.reduce((total, one) => total + count(one), 0);
  const found = sum((one) => one.found.length);
  const falselyFound = sum((one) => one.falselyFound.length);
  return {
    ...{ found, falselyFound },
    recall: (100 * found) / (found + sum((one) => one.missed.length)),
    falsePerHundred: (100 * falselyFound) / sum((one) => one.negatives),
  };
}
