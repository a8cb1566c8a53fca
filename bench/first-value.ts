import { spawnSync } from 'node:child_process';
import type { Figure } from './figure.ts';

/** Ways to the first finding, with what each may ask of a person at most; the journeys count, and fail beyond it. */
const WAYS = [
  { way: 'From the check page to the first finding', screens: 2, clicks: 2, fields: 1 },
  { way: 'From the sign-up page to the first finding', screens: 9, clicks: 14, fields: 9 },
] as const;

/** Screens, clicks and fields to the first finding, counted by the journeys in a real browser; needs a built portal. */
export async function measureFirstValue(): Promise<Figure[]> {
  const runner = `${import.meta.dirname}/../node_modules/@playwright/test/cli.js`;
  const { stdout } = spawnSync(process.execPath, [runner, 'test', '--reporter=list', 'first-value', 'outside-check'], {
    cwd: `${import.meta.dirname}/../e2e`,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return WAYS.map(({ way, screens, clicks, fields }) => {
    const counted = new RegExp(`${way}: (\\d+) screens, (\\d+) clicks, (\\d+) fields`).exec(stdout);
    const [, ...numbers] = counted ?? [];
    const most = [screens, clicks, fields];
    return {
      name: way,
      target: `at most ${screens} screens, ${clicks} clicks, ${fields} fields`,
      measured:
        counted === null
          ? 'not counted: the journey failed'
          : `${numbers[0]} screens, ${numbers[1]} clicks, ${numbers[2]} fields`,
      isMet: counted !== null && numbers.every((number, index) => Number(number) <= (most[index] ?? 0)),
    };
  });
}
