import { escaped, html, withoutTags } from '../answers.ts';
import { askShell } from '../ask-shell.ts';
import { type PairAnswer, type PairRow, pairsOf } from './case-pair.ts';

/** Shows what the command says. */
const showing =
  (line: (value: string) => string): PairAnswer =>
  async (value) =>
    html(`<pre>${escaped((await askShell(line(value), value)).output)}</pre>`);

/** Shows nothing of it, but waits for it. */
const silent =
  (line: (value: string) => string): PairAnswer =>
  async (value, { wait }) => {
    await wait((await askShell(line(value), value)).seconds);
    return html('<p>It will be looked up.</p>');
  };

/** Hands the value over as one argument, and repeats it. */
const argument: PairAnswer = (value) => html(`<pre>ping: ${escaped(value)}: unknown host</pre>`);
const unheard: PairAnswer = () => html('<p>It will be looked up.</p>');

const COMMANDS: readonly PairRow[] = [
  ['bare', '/ping-bare', 'machine', 'till', showing((v) => `ping -c 1 ${v}`), argument],
  ['within double quotation marks', '/ping-double', 'server', 'till', showing((v) => `ping -c 1 "${v}"`), argument],
  ['within single quotation marks', '/ping-single', 'node', 'till', showing((v) => `ping -c 1 '${v}'`), argument],
  ['in the middle of a line', '/ping-middle', 'station', 'till', showing((v) => `ping -c 1 ${v} -W 1`), argument],
  [
    'behind a filter that takes out semicolons and double ampersands',
    '/ping-filtered',
    'terminal',
    'till',
    showing((v) => `ping -c 1 ${v.replaceAll(/;|&&/g, '')}`),
    argument,
  ],
  [
    'behind a filter that takes out pipes and ampersands',
    '/ping-piped',
    'device',
    'till',
    showing((v) => `ping -c 1 ${v.replaceAll(/[|&]/g, '')}`),
    argument,
  ],
];

const SILENT: readonly PairRow[] = [
  ['bare, without answer', '/notify-bare', 'phone', 'till', silent((v) => `ping -c 1 ${v} > /dev/null`), unheard],
  [
    'within double quotation marks, without answer',
    '/notify-double',
    'pager',
    'till',
    silent((v) => `ping -c 1 "${v}" > /dev/null`),
    unheard,
  ],
  [
    'within single quotation marks, without answer',
    '/notify-single',
    'desk',
    'till',
    silent((v) => `ping -c 1 '${v}' > /dev/null`),
    unheard,
  ],
  [
    'within double quotation marks that the value cannot leave, without answer',
    '/notify-kept',
    'bell',
    'till',
    silent((v) => `ping -c 1 "${v.replaceAll('"', '')}" > /dev/null`),
    unheard,
  ],
];

const multiply = (_: string, a: string, b: string) => String(Number(a) * Number(b));
const grouped = (_: string, a: string, b: string) => (Number(a) * Number(b)).toLocaleString('en-US');
const template =
  (shape: RegExp, reckon = multiply): PairAnswer =>
  (value) =>
    html(`<p>Dear ${withoutTags(value.replace(shape, reckon))}</p>`);
const letter: PairAnswer = (value) => html(`<p>Dear ${escaped(value)}</p>`);

/** What JavaScript makes of a line of code with the value in it; nothing else of this process is in its reach by a multiplication. */
function evaluated(code: string): string {
  try {
    return String(new Function(`return (${code})`)());
  } catch {
    return 'error';
  }
}
/** Only what scanners send to see whether a program reckons is run. */
const isReckoning = (value: string) => /^[\d\s*+/'"().\n#-]*$/.test(value);
const code =
  (line: (value: string) => string): PairAnswer =>
  (value) =>
    html(`<p>${isReckoning(value.replaceAll('print', '')) ? escaped(evaluated(line(value))) : 'error'}</p>`);

const EVALUATED: readonly PairRow[] = [
  ['a template with double braces', '/letter-twig', 'dear', 'Ada', template(/\{\{(\d+)\*(\d+)\}\}/g), letter],
  ['a template with a dollar', '/letter-java', 'recipient', 'Ada', template(/\$\{(\d+)\*(\d+)\}/g), letter],
  [
    'a template that groups thousands',
    '/letter-freemarker',
    'reader',
    'Ada',
    template(/\$\{(\d+)\*(\d+)\}/g, grouped),
    letter,
  ],
  ['a template with a hash', '/letter-pug', 'friend', 'Ada', template(/#\{(\d+)\*(\d+)\}/g), letter],
  ['a template with tags', '/letter-erb', 'guest', 'Ada', template(/<%= (\d+)\*(\d+) %>/g), letter],
  ['a template with an at sign', '/letter-razor', 'member_name', 'Ada', template(/@\((\d+)\*(\d+)\)/g), letter],
  [
    'a formula',
    '/formula',
    'formula',
    '2*3',
    code((v) => v),
    (v) => html(`<p>${/^\d+\*\d+$/.test(v) ? evaluated(v) : 'error'}</p>`),
  ],
  ['a text within a program', '/quoted-code', 'unit', '5', code((v) => `'${v}'`), (v) => html(`<p>${escaped(v)}</p>`)],
];

/** Input that becomes a command or part of a program, by where it stands. */
export const COMMANDS_AND_CODE = [
  ...pairsOf({ checkId: 'A07', class: 'command execution', place: 'query' }, COMMANDS),
  ...pairsOf({ checkId: 'A08', class: 'command execution', place: 'query' }, SILENT),
  ...pairsOf({ checkId: 'A07', class: 'command execution', place: 'form' }, [
    ['in a form', '/trace-form', 'route_to', 'till', showing((v) => `ping -c 1 ${v}`), argument],
  ]),
  ...pairsOf({ checkId: 'A07', class: 'command execution', place: 'json' }, [
    ['a value of JSON', '/service/reach', 'target_name', 'till', showing((v) => `ping -c 1 ${v}`), argument],
  ]),
  ...pairsOf({ checkId: 'A09', class: 'evaluation', place: 'query' }, EVALUATED),
  ...pairsOf({ checkId: 'A09', class: 'evaluation', place: 'form' }, [
    ['a template, in a form', '/letter-form', 'signed', 'Ada', template(/\{\{(\d+)\*(\d+)\}\}/g), letter],
  ]),
];
