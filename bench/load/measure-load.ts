import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { atMost, type Figure, median } from '../figure.ts';
import { withSeededPortal } from '../portal/seeded-portal.ts';
import { PEOPLE, seedLoad } from './seed-load.ts';
import { type Timed, Visitor } from './visitor.ts';
import { VISITS } from './visits.ts';

const CONNECTIONS = 50;
const MINUTES = Number(process.env.LOAD_MINUTES ?? 10);
/** Three of ten people look in on a day, so in these minutes 6,000 visits begin. */
const VISITS_IN_ALL = PEOPLE * 0.3 * (MINUTES / 10);
/** The others come while their session of the last half hour lasts. */
const SIGN_IN_EVERY = 2;
/** Those who sign in, from browsers that are known from their second time on. */
const REGULARS = 600;
const MAX_TIMES_MEDIAN = 10;
const MAX_GROWTH = 1.15;

/**
 * A day of 1,000 firms with 20,000 people, pressed into ten minutes on 50 connections: what fails, how much longer the slowest
 * hundredth of calls takes than the middle one, and whether the portal's memory grows. Passwords are hashed on purpose slowly,
 * so the calls that check one are counted for themselves as well.
 */
export function measureLoad(note: (line: string) => void): Promise<Figure[]> {
  return withSeededPortal(seedLoad, async (origin, _seeded, portal) => {
    const answers: Timed[] = [];
    const memory: number[] = [];
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const startedAt = performance.now();
    const port = Number(new URL(origin).port);
    const lasts = MINUTES * 60_000;
    let visits = 0;
    const work = Array.from({ length: CONNECTIONS }, async (_, connection) => {
      // Each connection's visits begin at even distances, all connections' together too.
      for (let turn = 0; ; turn += 1) {
        const begins = ((turn + connection / CONNECTIONS) * lasts * CONNECTIONS) / VISITS_IN_ALL;
        if (begins >= lasts) return;
        await delay(Math.max(0, begins - (performance.now() - startedAt)));
        visits += 1;
        await visitOnce(port, agent, { connection, turn, number: visits }, (timed) => answers.push(timed));
      }
    });
    const sampling = setInterval(() => memory.push(residentMegabytes(portal.processId)), 1000);
    await Promise.all(work);
    clearInterval(sampling);
    agent.destroy();
    note(slowest(answers));
    return figures(answers, memory);
  });
}

async function visitOnce(
  port: number,
  agent: Agent,
  { connection, turn, number }: { readonly connection: number; readonly turn: number; readonly number: number },
  note: (timed: Timed) => void,
): Promise<void> {
  // Steps that share no factor with the number of people, so that everybody's turn comes.
  const signsIn = number % SIGN_IN_EVERY === 0;
  const person = 1 + (signsIn ? (number * 7) % REGULARS : (number * 7919) % PEOPLE);
  const visitor = new Visitor(port, agent, person, note);
  if (signsIn) await visitor.signIn();
  else await visitor.begin();
  await VISITS[(turn + connection) % VISITS.length]?.(visitor, person, turn);
}

function figures(answers: readonly Timed[], memory: readonly number[]): Figure[] {
  const failed = answers.filter(({ status }) => status !== 200);
  for (const { name, status, body } of failed.slice(0, 5)) console.error(`${name} answered ${status}: ${body}`);
  const all = answers.map(({ milliseconds }) => milliseconds);
  const others = answers.filter(({ name }) => name !== 'authenticate').map(({ milliseconds }) => milliseconds);
  const third = Math.floor(memory.length / 3);
  const growth = median(memory.slice(-third)) / median(memory.slice(third, 2 * third));
  const spread = (times: readonly number[]) => percentile(times, 0.99) / median(times);
  const told = (times: readonly number[]) =>
    ` (${percentile(times, 0.99).toFixed(0)} ms of ${median(times).toFixed(1)} ms)`;
  const withTimes = (figure: Figure, times: readonly number[]) => ({
    ...figure,
    measured: figure.measured + told(times),
  });
  return [
    atMost(`Calls that failed, of ${answers.length} in ${MINUTES} minutes`, failed.length, 0, 'calls'),
    withTimes(atMost('99th percentile of all calls', spread(all), MAX_TIMES_MEDIAN, 'times the median', 1), all),
    withTimes(
      atMost('99th percentile without checks of passwords', spread(others), MAX_TIMES_MEDIAN, 'times the median', 1),
      others,
    ),
    atMost('Memory of the portal, last third', growth, MAX_GROWTH, 'times that of the second', 2),
  ];
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

/** The calls whose slowest hundredth takes longest, for people who want to know why. */
function slowest(answers: readonly Timed[]): string {
  const byName = Map.groupBy(answers, ({ name }) => name);
  const rows = [...byName].map(([name, some]) => {
    const times = some.map(({ milliseconds }) => milliseconds);
    return { name, count: times.length, middle: median(times), slow: percentile(times, 0.99) };
  });
  rows.sort((one, other) => other.slow - one.slow);
  return rows
    .map(
      ({ name, count, middle, slow }) =>
        `${name}: ${count} calls, median ${middle.toFixed(1)} ms, p99 ${slow.toFixed(1)} ms`,
    )
    .join('\n');
}

function residentMegabytes(processId: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
