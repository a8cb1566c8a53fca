// npm run bench: measures what the portal promises of speed and size, and prints one table. Started by scripts/bench.mjs.
//
//   npm run bench                    everything but the last four
//   npm run bench -- report scan     only these: report, policy, scan, start, browser, call, dashboard, sign-in, console, findings, training, registers, schedules, worst-request, first-value, load, scan-beside, clone
//   npm run bench -- scan-beside     what the scanner finds on the test site, beside Wapiti where that is installed; half an hour
//   npm run bench -- load            a day of 1,000 firms with 20,000 people, in ten minutes
//   npm run bench -- --clone         also installs into an empty clone, which downloads all packages
//
// Everything runs for real on this machine: portal, PostgreSQL, browser and test site are processes of their own on loopback.
// Times are medians after a warm-up; what depends on the machine most, the rate of calls, is a ratio of two servers measured in
// turn. On a busy machine repeat a time that is not met. The exit code is 1 when a figure is not met.
import { measureBrowser } from './browser/browser.ts';
import { measureCallRate } from './call-rate.ts';
import { measureClone } from './clone-install.ts';
import { measureConsoleLists } from './console-lists.ts';
import { measureDashboard } from './dashboard-time.ts';
import type { Figure } from './figure.ts';
import { measureFindingLists } from './finding-lists.ts';
import { measureFirstValue } from './first-value.ts';
import { measureLoad } from './load/measure-load.ts';
import { measurePolicyPdf } from './policy-pdf.ts';
import { figuresTable, loadWarning } from './print-figures.ts';
import { measureRegisterLists } from './register-lists.ts';
import { measureReports } from './report-time.ts';
import { measureScanBeside } from './scan-beside/measure-scan-beside.ts';
import { measureScans } from './scan-time.ts';
import { measureScheduleBurst } from './schedule-burst.ts';
import { measureSignIn } from './sign-in-time.ts';
import { measureStart } from './start-time.ts';
import { measureTrainingLists } from './training-lists.ts';
import { measureWorstRequest } from './worst-request/measure-worst-request.ts';

const note = (line: string) => console.error(line);
const MEASURES: Readonly<Record<string, () => Promise<Figure[]>>> = {
  report: measureReports,
  policy: measurePolicyPdf,
  scan: measureScans,
  start: () => measureStart(note),
  browser: () => measureBrowser(note),
  call: measureCallRate,
  dashboard: measureDashboard,
  'sign-in': measureSignIn,
  console: measureConsoleLists,
  findings: measureFindingLists,
  training: measureTrainingLists,
  registers: measureRegisterLists,
  schedules: measureScheduleBurst,
  'worst-request': () => measureWorstRequest(note),
  'first-value': measureFirstValue,
  load: () => measureLoad(note),
  'scan-beside': () => measureScanBeside(note),
  clone: () => measureClone(note),
};

const given = process.argv.slice(2);
const asked = given.filter((argument) => argument !== '--clone');
const unknown = asked.filter((name) => !(name in MEASURES));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Say any of: ${Object.keys(MEASURES).join(', ')}.`);
  process.exit(1);
}
/** Too long, or too much to download, to be part of every run. */
const ONLY_WHEN_ASKED = ['clone', 'first-value', 'load', 'scan-beside'];
const isWanted = (name: string) =>
  ONLY_WHEN_ASKED.includes(name)
    ? given.some((argument) => argument.replace(/^--/, '') === name)
    : asked.length === 0 || asked.includes(name);
const names = Object.keys(MEASURES).filter(isWanted);

const figures: Figure[] = [];
for (const name of names) {
  note(`Measuring: ${name} …`);
  const warning = loadWarning();
  if (warning !== null) note(warning);
  try {
    figures.push(...((await MEASURES[name]?.()) ?? []));
  } catch (error) {
    // One measure that breaks must not hide the others.
    console.error(error);
    figures.push({ name, target: 'a figure', measured: 'failed, see above', isMet: false });
  }
}
const warning = loadWarning();
console.log(`\n${figuresTable(figures)}\n${warning === null ? '' : `\n${warning}\n`}`);
process.exit(figures.every(({ isMet }) => isMet) ? 0 : 1);
