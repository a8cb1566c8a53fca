// npm run check: the quick gate. Format, lint, types, rules of passage, unused code; all of it runs even when a part fails.
// With names of steps as arguments, only those run.
import { spawn } from 'node:child_process';
import { ensureInstalled, root } from './install.mjs';
import { node } from './project-node.mjs';

ensureInstalled('all');

const bin = (path) => `node_modules/${path}`;
/** What a step keeps for the next run, which looks again at what has changed since: a quarter of the time in daily work. */
const kept = (name) => `node_modules/.cache/check/${name}`;
// In one thread: several check much of the program once each, which costs three times as much, and two steps run side by side anyway.
const types = (folder, name) => [
  ...[bin('typescript/bin/tsc'), '--pretty', 'false', '--singleThreaded', '-p', folder],
  ...['--incremental', '--tsBuildInfoFile', kept(`${name}.tsbuildinfo`)],
];
const FLOORS = ['domain', 'contract', 'content', 'scanner', 'server', 'web/src'];
const STEPS = [
  {
    name: 'format and lint',
    args: [bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--error-on-warnings', '.'],
  },
  { name: 'types of the rules', args: types('domain', 'rules') },
  { name: 'types of server and tests', args: types('.', 'server') },
  { name: 'types of the browser app', args: types('web', 'browser-app') },
  {
    name: 'rules of passage',
    args: [
      bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      'dependency-cruiser.config.mjs',
      ...['--cache', kept('rules-of-passage'), '--cache-strategy', 'content'],
      ...FLOORS,
    ],
    verify: sawFiles,
  },
  { name: 'sizes and names', args: ['scripts/house/check-sizes.mjs'] },
  { name: 'unused code', args: [bin('knip/bin/knip.js'), '--cache', '--cache-location', kept('unused-code')] },
];

/** The tool exits with 0 when it could read nothing; then nothing was checked. */
function sawFiles(output) {
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
  return modules >= 200 ? null : `It read only ${modules} modules; is its parser installed?`;
}

function run({ name, args, verify }) {
  return new Promise((resolve) => {
    const child = spawn(node, args, { cwd: root, env: { ...process.env, FORCE_COLOR: '0' } });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('close', (code) => {
      const problem = code === 0 ? (verify?.(output) ?? null) : `exit code ${code}`;
      console.log(problem === null ? `ok      ${name}` : `FAILED  ${name}: ${problem}\n${output}`);
      resolve(problem === null);
    });
  });
}

const results = [];
// Two at a time: as many as the smallest machine has cores.
const chosen = process.argv.slice(2);
const queue = STEPS.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
await Promise.all(
  [0, 1].map(async () => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) results.push(await run(step));
  }),
);
process.exit(results.every(Boolean) ? 0 : 1);
