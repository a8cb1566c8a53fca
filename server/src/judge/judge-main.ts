import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type MaturitySet, readShippedSet } from '../modules/maturity/public.ts';
import { CommandError, runTerminalCommand } from '../terminal-command.ts';
import { type FirmVerdict, judgeFirm } from './judge-firm.ts';
import { judgeState, type StateVerdict } from './judge-state.ts';
import { judgedFile } from './judged-file.schemas.ts';
import { ownFirms } from './own-firms.ts';
import { OWN_STATES, type OwnState } from './own-states.ts';

const STEPS_IN_A_LINE = 4;

function judgeFile(set: MaturitySet, path: string): string {
  const { states, firms } = readJudged(path);
  return JSON.stringify({ states: states.map(judgeState), firms: firms.map((firm) => judgeFirm(set, firm)) }, null, 2);
}

function readJudged(path: string) {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new CommandError(`${path} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = judgedFile.safeParse(content);
  if (!parsed.success) throw new CommandError(`${path}:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function stateLine({ name, rating, band, firstSteps }: StateVerdict, before: number | undefined): string {
  const was = before === undefined ? '' : String(before);
  const steps = firstSteps.slice(0, STEPS_IN_A_LINE).join(', ');
  return `${was.padStart(5)}  ${String(rating ?? '–').padStart(4)}  ${(band ?? '').padEnd(12)}  ${name.padEnd(68)}  ${steps}`;
}

function firmLines({ name, hours, steps }: FirmVerdict, before: number): string {
  const lines = steps.map(({ element, from, to, hours: taken }) => `    ${element} ${from} → ${to}, ${taken} h`);
  return [`  ${name}: ${hours} hours in 90 days (before: ${before})`, ...lines].join('\n');
}

function judgeOwn(set: MaturitySet): string {
  const states: readonly OwnState[] = Object.values(OWN_STATES);
  return [
    `The rating of ${states.length} companies. Before: what the first model said, where known.`,
    'before   now  band          state and first steps',
    ...states.map((own) => stateLine(judgeState(own), own.ratedBefore)),
    '',
    'The 90-day plan for companies that have 24 hours for it.',
    ...ownFirms(set).map((own) => firmLines(judgeFirm(set, own), own.hoursBefore)),
  ].join('\n');
}

await runTerminalCommand('Nothing was judged.', async () => {
  const [option, path, ...more] = process.argv.slice(2);
  const set = readShippedSet('en');
  if (option === undefined) return judgeOwn(set);
  if (option !== '--json' || path === undefined || more.length > 0)
    throw new CommandError('Use no arguments for our own companies, or --json FILE for those in a file.');
  return judgeFile(set, path);
});
