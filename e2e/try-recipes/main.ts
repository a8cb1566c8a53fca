import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planFor, type Try } from './families.ts';
import { ask } from './probe.ts';
import { phpVersions, triedPhp } from './run-php.ts';
import { makeSite, type Piece, refusalOf, removeSite, runServer, versionOf } from './run-server.ts';
import { type ServerKind, type ToldLine, toldLines, toldPhp } from './told-lines.ts';
import { unpackServers } from './unpack-servers.ts';

/** A program behind the servers: sets a cookie, sends the header that it is asked for, and fails when it is told to. */
const program = createServer((asked, answer) => {
  const searchParams = new URLSearchParams(asked.url?.split('?')[1]);
  answer.setHeader('Set-Cookie', 'sid=1; Path=/');
  const sent = searchParams.get('send');
  if (sent !== null) answer.setHeader(sent, 'from the program');
  answer.statusCode = Number(searchParams.get('status') ?? 200);
  answer.end('program');
});
await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
const appPort = (program.address() as AddressInfo).port;
const spare = createServer();
await new Promise<void>((resolve) => spare.listen(0, '127.0.0.1', resolve));
const { port } = spare.address() as AddressInfo;
await new Promise((resolve) => spare.close(resolve));

const servers = unpackServers(join(tmpdir(), 'try-recipes-servers'));
const folder = makeSite();

/** Asks with and without the line. @returns what is wrong with it; null where it does what is said */
async function outcomeOf(kind: ServerKind, { pieces, path, method, isFault, alsoAt }: Try): Promise<string | null> {
  const look = async (config: readonly Piece[]) => {
    const running = await runServer(kind, servers, { folder, port, appPort }, config);
    try {
      const also = alsoAt === undefined ? null : await ask(running.port, alsoAt);
      return { asked: await ask(running.port, path, method), also, rest: await ask(running.port, '/error.html') };
    } finally {
      await running.stop();
    }
  };
  const refusal = refusalOf(kind, servers, folder, pieces);
  if (refusal !== null) return `does not start: ${refusal}`;
  const before = await look([]);
  if (!isFault(before.asked)) return 'nothing to fix: the fault was not there without it';
  const after = await look(pieces);
  if (isFault(after.asked)) return `does nothing: ${method ?? 'GET'} ${path} answered ${after.asked.status} as before`;
  if (after.also !== null && isFault(after.also)) return `does not do it where a program answers: ${alsoAt}`;
  return [200, 301].includes(after.rest.status) ? null : `the rest of the site answered ${after.rest.status}`;
}

async function tried({ server, code }: ToldLine): Promise<{ readonly how: string; readonly fault: string | null }> {
  const plan = planFor(server, code);
  if (plan === null) return { how: 'unknown', fault: 'no way to try it is written down (families.ts)' };
  if ('notRun' in plan) {
    console.log(`not run  ${server}: ${code} (${plan.notRun})`);
    return { how: 'not run', fault: null };
  }
  if ('parseAt' in plan) return { how: 'parsed', fault: refusalOf(server, servers, folder, plan.parseAt) };
  return { how: 'tried', fault: await outcomeOf(server, plan) };
}

console.log(
  `On ${versionOf('apache', servers)} and ${versionOf('nginx', servers)}, static and before a program; ${phpVersions(servers)}:`,
);
const counts = new Map<string, number>();
let faults = 0;
for (const line of toldLines()) {
  const { how, fault } = await tried(line);
  counts.set(how, (counts.get(how) ?? 0) + 1);
  if (fault === null) continue;
  faults += 1;
  console.log(`FAULT  ${line.server}: ${line.code}\n       ${fault}\n       in ${line.files.join(', ')}`);
}
for (const code of toldPhp()) {
  const { how, fault } = await triedPhp(servers, port, code);
  counts.set(`${how} (PHP)`, (counts.get(`${how} (PHP)`) ?? 0) + 1);
  if (fault === null) continue;
  faults += 1;
  console.log(`FAULT  PHP: ${code}\n       ${fault}`);
}
program.close();
removeSite(folder);
console.log([...counts].map(([how, count]) => `${count} ${how}`).join(', '), `· ${faults} with a fault`);
if (process.argv.includes('--write') && faults === 0) noteTrials();
process.exitCode = faults === 0 ? 0 : 1;

/** What pages say of the steps for a platform: that, and on which day, they or their lines of PHP were tried. */
function noteTrials() {
  const on = new Date().toISOString().slice(0, 10);
  for (const kind of ['apache', 'nginx'] as const)
    note(kind, (notes) => ({
      ...notes,
      checked: { how: 'tried', on, with: versionOf(kind, servers).replace('/', ' ') },
    }));
  const lines = { on, with: phpVersions(servers) };
  note('wordpress', (notes) => ({ ...notes, checked: { ...notes.checked, lines } }));
}

function note(id: string, change: (notes: Record<string, object>) => object) {
  const file = join(import.meta.dirname, `../../content/platforms/${id}.json`);
  writeFileSync(file, `${JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8'))), null, 2)}\n`);
}
