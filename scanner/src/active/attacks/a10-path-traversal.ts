import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Report } from '../../findings/report.ts';
import { type Exchange, redirectOf } from '../../guard/exchange.ts';
import type { ActiveCheck } from '../active-check.ts';
import { type FileHints, fileHintsOf } from '../files/file-hints.ts';
import { type FileSpelling, firstSpellings, furtherSpellings } from '../files/file-spellings.ts';
import { type Included, includesOutside } from '../files/included-file.ts';
import { SYSTEM_FILES } from '../files/server-files.ts';
import { shownFile } from '../files/shown-file.ts';
import { pageText } from '../page-text.ts';
import type { Probe } from '../probe.ts';

/** Values and names that belong to files; further spellings are not worth their requests elsewhere. */
const mayNameFile = ({ name, original }: Probe, { around }: FileHints): boolean =>
  around !== null ||
  /file|path|page|doc|template|dir|folder|include|inc|view|module|lang|load|read|content|show|img|image|pdf|download/i.test(
    name,
  ) ||
  /[/\\]|\.\w{2,5}$/.test(original);

type Shown = { readonly exchange: Exchange; readonly proof: string; readonly spelling: FileSpelling };

/**
 * A10: a parameter names a file, and any file of the server can be named. Read-only: a file that holds no secret, one for each kind
 * of system, or the beginning of the program's own source. It must come twice, by two spellings, and not for the site's own value nor
 * for a file of that folder that cannot exist. What answers tell of the program decides what is tried.
 */
export const checkPathTraversal: ActiveCheck = async (probe) => {
  const included = await includesOutside(probe);
  if (included !== null) return (report) => tellIncluded(report, probe, included);
  const hints = fileHintsOf(probe);
  const answers: (readonly [value: string, answer: Exchange])[] = [];
  const tryAll = async (spellings: readonly FileSpelling[]): Promise<Shown | null> => {
    for (const spelling of spellings) {
      const value = spelling.value(false);
      const answer = await probe.send(value);
      if (answer === null) continue;
      answers.push([value, answer]);
      const found = shownFile(answer, spelling.shown) === null ? null : await confirmed(probe, spelling);
      if (found !== null) return found;
    }
    return null;
  };
  const first = await tryAll(firstSpellings(hints));
  if (first !== null) return (report) => tell(report, probe, first);
  if (!probe.isThorough || !mayNameFile(probe, hints) || isInert(probe, answers)) return null;
  const further = await tryAll(furtherSpellings(probe, hints));
  return further === null ? null : (report) => tell(report, probe, further);
};

/** Whatever is asked for, the page is the same, or leads elsewhere: its program opens nothing by this name. */
function isInert({ original, baseline, marked, marker }: Probe, answers: readonly (readonly [string, Exchange])[]) {
  const all = [[marker, marked] as const, ...answers];
  if (original === '') return false;
  if (redirectOf(baseline) !== null && all.every(([, answer]) => redirectOf(answer) !== null)) return true;
  const own = pageText(baseline, original, original);
  return all.every(([value, answer]) => pageText(answer, value, original) === own);
}

async function confirmed(probe: Probe, spelling: FileSpelling): Promise<Shown | null> {
  const { shown, name, value } = spelling;
  if ([probe.baseline, probe.marked].some((answer) => shownFile(answer, shown) !== null)) return null;
  const missing = await probe.confirm(value(false).replace(name, `${probe.markerFor('file')}-${name}`));
  if (missing === null || shownFile(missing, shown) !== null) return null;
  const exchange = await probe.confirm(value(true));
  const proof = exchange === null ? null : shownFile(exchange, shown);
  return exchange === null || proof === null ? null : { exchange, proof, spelling };
}

function tellIncluded(report: Report, { point: { url, parameter } }: Probe, { exchange, path }: Included): void {
  report('A10', 'input-names-included-file', {
    url: exchange.url,
    exchange,
    place: 'path',
    subject: parameter,
    facts: { path: new URL(url).pathname, parameter },
    proof: path,
    note: noted('includedFile', { parameter, file: path }),
  });
}

function tell(report: Report, probe: Probe, { exchange, proof, spelling: { shown } }: Shown): void {
  const { url, parameter } = probe.point;
  const { file, system } = shown;
  const common = {
    ...{ url: exchange.url, place: 'path' as const, subject: parameter, proof },
    facts: { path: new URL(url).pathname, parameter, file },
  };
  if (SYSTEM_FILES.some((known) => known.file === file))
    report('A10', 'file-of-server', { ...common, exchange, note: noted('pathTraversal', { file, system }) });
  else {
    // What follows may hold passwords, and is not kept.
    const start = { ...exchange, body: Buffer.from(proof) };
    report('A10', 'file-of-program', { ...common, exchange: start, note: noted('programFile', { file }) });
  }
}
