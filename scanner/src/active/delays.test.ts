import { expect, test } from 'vitest';
import { exchangeOf } from '../../testing/exchange-of.ts';
import { createFakePaceClock } from '../../testing/fake-pace-clock.ts';
import type { ActiveCheck } from './active-check.ts';
import { checkSqlDelays } from './attacks/a06-sql-delays.ts';
import { checkCommandDelays } from './attacks/a08-command-delays.ts';
import type { Probe } from './probe.ts';

/** Tries a check on a program that takes so many ms to answer a value; tells what was sent and found. */
async function tryDelays(check: ActiveCheck, original: string, takes: (value: string, asked: number) => number) {
  const clock = createFakePaceClock();
  const sent: string[] = [];
  const variants: string[] = [];
  const timed: Probe['timed'] = async (value) => {
    sent.push(value);
    const ms = takes(value, sent.length);
    clock.advance(ms);
    return sent.length > 16 ? null : { ms, exchange: ms >= 10_000 ? null : exchangeOf('<p>x</p>') };
  };
  const probe = { point: { url: 'https://shop.example/x', parameter: 'p' }, original, timed } as unknown as Probe;
  const report = await check(probe);
  report?.(((_: string, variant: string) => variants.push(variant)) as never);
  return { sent, variants };
}

/** A database or a shell that waits as long as the value asks it to. */
const obeys = (shape: RegExp) => (value: string) => 40 + Number(shape.exec(value)?.[1] ?? 0) * 1000;
const MYSQL = /^7 AND \(SELECT 7 FROM \(SELECT SLEEP\((\d)\)\)zq\)=7$/;

test.each<[string, ActiveCheck, string, RegExp]>([
  ['MySQL beside a number', checkSqlDelays, '7', MYSQL],
  [
    'MySQL within quotation marks',
    checkSqlDelays,
    'lamp',
    /^lamp' AND \(SELECT 7 FROM \(SELECT SLEEP\((\d)\)\)zq\)=7 AND '7'='7$/,
  ],
  ['MySQL within double quotation marks', checkSqlDelays, 'lamp', /^lamp" AND \(SELECT 7 FROM \(SELECT SLEEP\((\d)\)/],
  ['PostgreSQL', checkSqlDelays, 'lamp', /^lamp' AND \(SELECT 7 FROM \(SELECT PG_SLEEP\((\d)\)/],
  ['Oracle', checkSqlDelays, '7', /^7 AND \(SELECT DBMS_PIPE.RECEIVE_MESSAGE\('zq',(\d)\)/],
  ['a shell of Unix', checkCommandDelays, 'till', /\|sleep (\d) #/],
  ['a substitution', checkCommandDelays, 'till', /^till\$\(sleep (\d)\)/],
])('a wait of %s is found', async (_, check, original, shape) => {
  const { variants, sent } = await tryDelays(check, original, obeys(shape));
  expect(variants.length).toBe(1);
  expect(sent.filter((value) => shape.test(value)).map((value) => Number(shape.exec(value)?.[1]))).toEqual([
    2, 0, 2, 0, 3,
  ]);
});

test('a command line of Windows is found by its ping', async () => {
  const takes = (value: string) => 40 + (Number(/&ping -n (\d) /.exec(value)?.[1] ?? 1) - 1) * 1000;
  expect((await tryDelays(checkCommandDelays, 'till', takes)).variants).toEqual(['command-delay-by-input']);
});

test.each<[string, (value: string, asked: number) => number]>([
  ['is always quick', () => 40],
  ['is always slow', () => 4000],
  ['becomes slower and slower', (_, asked) => asked * 500],
  ['is slow now and then', (_, asked) => (asked % 3 === 1 ? 3500 : 40)],
  ['is slow with every odd value', (value) => (/sleep/i.test(value) ? 2500 : 40)],
  ['waits just two seconds whatever is asked', (value) => (/[23]\)/.test(value) ? 2040 : 40)],
  ['does not answer', () => 10_000],
  ['was slow once', (_, asked) => (asked === 1 ? 2100 : 40)],
])('a site that %s is not judged', async (_, takes) => {
  for (const check of [checkSqlDelays, checkCommandDelays])
    expect((await tryDelays(check, '7', takes)).variants).toEqual([]);
});

test('an input on which nothing is found costs few requests, none of them with OR, a second statement or a long wait', async () => {
  const [sql, command] = [
    await tryDelays(checkSqlDelays, '7', () => 40),
    await tryDelays(checkCommandDelays, '7', () => 40),
  ];
  expect([sql.sent.length, command.sent.length]).toEqual([7, 2]);
  for (const value of [...sql.sent, ...command.sent]) {
    expect(value).not.toMatch(/\bor\b|;|--/i);
    expect(value).not.toMatch(/\b(?:[4-9]|\d\d)\)/);
  }
});
