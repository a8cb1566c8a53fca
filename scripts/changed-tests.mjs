// Which tests npm test -- --changed runs: those beside what differs from the main branch, and those of the modules that it belongs to.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './install.mjs';

/** Journeys by module, where their file is not named for it. */
const JOURNEYS = {
  accounts: [
    'cognito',
    'csrf',
    'half-way',
    'invitation',
    'recovery',
    'redirect',
    'second-factor',
    'session',
    'sign-up-link',
    'staff',
  ],
  brands: ['brand', 'provider-setup'],
  calendar: ['find'],
  console: ['console-operations', 'provider-setup', 'service-session', 'staff'],
  monitoring: ['extra-checks', 'findings', 'first-scan', 'scans'],
  onboarding: ['half-way-access'],
  plans: ['half-way-sign-up-link', 'provider-setup'],
};
/** Folders of the modules, on each floor. */
const FLOORS = ['domain/src', 'contract/src', 'server/src/modules', 'web/src/modules'];

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/** Where this branch left main. */
export function changedSince() {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  return base;
}

/** Paths that differ from there, those that git does not know yet included. */
function changedPaths() {
  const base = changedSince();
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** The module of a path, such as `training` of `web/src/modules/training/team/team-tab.tsx`; null where it is no module's. */
function moduleOf(path) {
  const floor = FLOORS.find((folder) => path.startsWith(`${folder}/`));
  const rest = floor === undefined ? [] : path.slice(floor.length + 1).split('/');
  return rest.length > 1 ? rest[0] : null;
}

/**
 * What to run: folders and test files for Vitest, files for Playwright. A change outside of the modules counts for the tests in its own
 * folder and below; what else it touches the full run tells.
 */
export function changedTests() {
  const paths = changedPaths();
  const modules = new Set(paths.map(moduleOf).filter((name) => name !== null));
  const ofModules = [...modules].flatMap((name) => FLOORS.map((floor) => `${floor}/${name}/`));
  const beside = paths.filter((path) => /\.(ts|tsx|mts|css)$/.test(path) && moduleOf(path) === null);
  const folders = beside
    .filter((path) => !path.startsWith('e2e/journeys/') && !/\/testing\/(?!.*\.test\.)/.test(path))
    .map((path) => (/\.test\.tsx?$/.test(path) ? path : `${dirname(path)}/`));
  const journeys = [...modules].flatMap((name) => JOURNEYS[name] ?? [name]).map((name) => `journeys/${name}.spec.ts`);
  const own = paths.filter((path) => path.startsWith('e2e/journeys/')).map((path) => path.slice('e2e/'.length));
  return {
    unit: existing([...ofModules, ...folders]),
    journeys: [...new Set([...journeys, ...own])].filter((file) => existsSync(join(root, 'e2e', file))),
  };
}

/** Each once and in order, without those that are gone, those within another, and whole workspaces. */
function existing(places) {
  const there = [...new Set(places)]
    .filter((place) => place.split('/').length > 2 && existsSync(join(root, place)))
    .toSorted();
  return there.filter(
    (place) => !there.some((other) => other !== place && other.endsWith('/') && place.startsWith(other)),
  );
}
