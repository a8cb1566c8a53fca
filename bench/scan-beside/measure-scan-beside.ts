import type { CaseClass } from '../../scanner/testing/cases/test-case.ts';
import { atMost, type Figure } from '../figure.ts';
import { type Score, scoreOf, totalsOf } from './compare-cases.ts';
import { measureLatency } from './latency-of-site.ts';
import { measureHostileMemory } from './memory-on-hostile-site.ts';
import { printComparison } from './print-comparison.ts';
import { runOwnEngine } from './run-own-engine.ts';
import { runWapiti, WAPITI_CLASSES, WAPITI_LIMITS, wapitiVersion } from './run-wapiti.ts';

const MAX_MEGABYTES = 200;
const MAX_FALSE = 1;
const LARGEST_SHARE = 0.5;
/** Needs a machine on the web that answers; on a test site nobody does. */
const NOT_COMPARED: readonly CaseClass[] = ['server requests'];

/**
 * Scans the test site with the portal's engine and with Wapiti, one after the other, each with a fresh site, and judges what both
 * found by the cases that the site is known to have.
 */
export async function measureScanBeside(note: (line: string) => void): Promise<Figure[]> {
  const version = wapitiVersion();
  const scores: Score[] = [];
  for (const level of ['full', 'normal'] as const) {
    note(`Scanning with the own engine, level ${level} …`);
    scores.push(scoreOf(await runOwnEngine(level)));
  }
  if (version === null)
    note('Wapiti is not installed here (Debian: apt install wapiti), so nothing is compared with it.');
  else {
    note(`Scanning with Wapiti ${version}, its own settings, ${WAPITI_LIMITS} …`);
    // It may end without a report when it is interrupted; what the own engine found is told all the same.
    await runWapiti(version).then(
      (run) => scores.push(scoreOf(run)),
      (error: unknown) => note(String(error)),
    );
  }
  const shared = [...new Set(Object.values(WAPITI_CLASSES).flat())].filter((kind) => !NOT_COMPARED.includes(kind));
  printComparison(scores, shared);
  const [full, normal, wapiti] = scores;
  if (full === undefined || normal === undefined) throw new Error('The own engine did not run.');
  const figures = [
    ...[full, normal].flatMap(ownFigures),
    await measureHostileMemory(note),
    ...(await measureLatency(note)),
  ];
  return wapiti === undefined ? figures : [...besideFigures(full, wapiti, shared), ...figures];
}

const ownFigures = (score: Score): Figure[] => {
  const { name, flawed, sound } = score.run;
  const totals = totalsOf(score, [...score.byClass.keys()]);
  return [
    atMost(`False findings of 100 sound cases, ${name}`, totals.falsePerHundred, MAX_FALSE, 'findings', 1),
    atMost(`Memory of a scan, ${name}`, Math.max(flawed.megabytes, sound.megabytes), MAX_MEGABYTES, 'MB'),
  ];
};

function besideFigures(own: Score, wapiti: Score, shared: readonly CaseClass[]): Figure[] {
  const counts = shared.map((kind) => {
    const [ours, theirs] = [own.byClass.get(kind), wapiti.byClass.get(kind)];
    const found = ours?.found.length ?? 0;
    // Where there is nothing more to be found, nobody can find more.
    return { kind, isMore: found > (theirs?.found.length ?? 0) || ours?.missed.length === 0 };
  });
  const behind = counts.filter(({ isMore }) => !isMore).map(({ kind }) => kind);
  const requests = ({ run }: Score) => run.flawed.requests + run.sound.requests;
  const totals = { own: totalsOf(own, shared), wapiti: totalsOf(wapiti, shared) };
  return [
    {
      name: `Classes in which more is found than by ${wapiti.run.name}, or all`,
      target: `all ${shared.length}`,
      measured: `${shared.length - behind.length}${behind.length > 0 ? `, not ${behind.join(', ')}` : ''} (${totals.own.found} cases beside ${totals.wapiti.found})`,
      isMet: behind.length === 0,
    },
    atMost(`Requests beside ${wapiti.run.name}`, requests(own) / requests(wapiti), LARGEST_SHARE, 'of its', 2),
  ];
}
