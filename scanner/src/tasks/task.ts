import { z } from 'zod';
import { insertionPointSchema } from '../active/insertion-point.ts';
import { sentFormSchema } from '../forms/sent-form.ts';

/** Phases of a scan in their order. */
export const PHASES = ['reach', 'tls', 'dns', 'crawl', 'exposure', 'sign-in', 'active', 'stored', 'report'] as const;
export type Phase = (typeof PHASES)[number];

const attempts = z.number().int().exactOptional();
/** What the extent of the scan knows the form or the input by. */
const known = z.string().exactOptional();
/** Which of its kind come first: those of the smaller number. */
const turn = z.number().int().exactOptional();
/** It was started, so it is not done again: a scan that is continued from here leaves it out. */
const isBegun = z.boolean().exactOptional();

/** A page that is asked for. */
const asked = {
  url: z.string(),
  depth: z.number().int(),
  isChained: z.literal(true).exactOptional(),
  /** The group that it is asked for in, when it is not that of its address. */
  group: z.string().exactOptional(),
};

/** One unit of work: about one request, or one input with its dozen. It is repeated whole when the scan was interrupted within it. */
export const taskSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reach'), url: z.string(), redirects: z.number().int(), attempts }),
  z.object({ kind: z.literal('counterpart'), url: z.string(), attempts }),
  z.object({ kind: z.literal('robots'), attempts }),
  z.object({ kind: z.literal('certificate'), attempts }),
  z.object({ kind: z.literal('tls-protocol'), protocol: z.string(), attempts }),
  z.object({ kind: z.literal('tls-weakness'), weakness: z.string(), attempts }),
  z.object({ kind: z.literal('mail-policy'), attempts }),
  z.object({ kind: z.literal('security-txt'), attempts }),
  z.object({ kind: z.literal('sitemap'), url: z.string(), attempts }),
  z.object({ kind: z.literal('render'), url: z.string(), attempts }),
  z.object({ kind: z.literal('dom-scripts'), url: z.string(), attempts }),
  z.object({ kind: z.literal('page'), ...asked, turn, attempts }),
  z.object({ kind: z.literal('source-map'), url: z.string(), isLibrary: z.boolean(), attempts }),
  z.object({ kind: z.literal('switch-link'), ...asked, attempts }),
  z.object({ kind: z.literal('compare-start'), attempts }),
  z.object({ kind: z.literal('script'), url: z.string(), attempts }),
  z.object({ kind: z.literal('control'), extension: z.string(), round: z.number().int(), attempts }),
  z.object({ kind: z.literal('exposure'), path: z.string(), attempts }),
  z.object({ kind: z.literal('graphql'), url: z.string(), attempts }),
  z.object({ kind: z.literal('known-product'), slug: z.string(), path: z.string(), attempts }),
  z.object({ kind: z.literal('dangling-name'), name: z.string(), attempts }),
  z.object({ kind: z.literal('compare-roles'), url: z.string(), attempts }),
  z.object({ kind: z.literal('judge-roles'), attempts }),
  z.object({
    kind: z.literal('prove-access'),
    url: z.string(),
    by: z.enum(['visitor', 'lesser']),
    count: z.number().int(),
    attempts,
  }),
  z.object({ kind: z.literal('try-token'), attempts }),
  z.object({ kind: z.literal('cors'), url: z.string(), attempts }),
  z.object({ kind: z.literal('socket'), url: z.string(), page: z.string(), attempts }),
  z.object({ kind: z.literal('methods'), attempts }),
  z.object({ kind: z.literal('form'), form: sentFormSchema, known, turn, attempts }),
  z.object({
    kind: z.literal('sign-in'),
    form: sentFormSchema,
    product: z.string().nullable(),
    user: z.string(),
    password: z.string(),
    isBegun,
    attempts,
  }),
  z.object({ kind: z.literal('upload'), form: sentFormSchema, isBegun, attempts }),
  z.object({ kind: z.literal('form-sample'), form: sentFormSchema, known, turn, attempts }),
  z.object({ kind: z.literal('missing-page'), attempts }),
  z.object({ kind: z.literal('host-header'), url: z.string(), attempts }),
  z.object({ kind: z.literal('xml-body'), url: z.string(), document: z.string(), attempts }),
  z.object({ kind: z.literal('log-headers'), url: z.string(), attempts }),
  z.object({ kind: z.literal('headers'), url: z.string(), attempts }),
  z.object({ kind: z.literal('weigh-inputs'), attempts }),
  z.object({ kind: z.literal('callback-name'), url: z.string(), attempts }),
  z.object({ kind: z.literal('echo'), url: z.string(), attempts }),
  z.object({
    kind: z.literal('parameter'),
    point: insertionPointSchema,
    known,
    /** Of several inputs that share a limit each is tried in two rounds: what tells most by few requests comes first. */
    round: z.enum(['first', 'later']).exactOptional(),
    /** Checks that have found something in the first round. */
    found: z.array(z.string()).exactOptional(),
    turn,
    attempts,
  }),
  z.object({ kind: z.literal('await-calls'), attempts }),
  z.object({ kind: z.literal('called'), word: z.string(), attempts }),
  z.object({ kind: z.literal('reread'), url: z.string(), attempts }),
  z.object({ kind: z.literal('reopen'), url: z.string(), attempts }),
  z.object({
    kind: z.literal('stored'),
    word: z.string(),
    page: z.string(),
    /** A script of the page shows it. */
    byScript: z.boolean().exactOptional(),
    attempts,
  }),
]);

export type Task = z.infer<typeof taskSchema>;
export type TaskKind = Task['kind'];
export type TaskOf<Kind extends TaskKind> = Extract<Task, { kind: Kind }>;

const PHASE_OF: Readonly<Record<TaskKind, Phase>> = {
  reach: 'reach',
  counterpart: 'reach',
  robots: 'reach',
  certificate: 'tls',
  'tls-protocol': 'tls',
  'tls-weakness': 'tls',
  'mail-policy': 'dns',
  'security-txt': 'crawl',
  sitemap: 'crawl',
  page: 'crawl',
  'source-map': 'crawl',
  'switch-link': 'crawl',
  'compare-start': 'stored',
  script: 'crawl',
  render: 'crawl',
  'dom-scripts': 'active',
  form: 'crawl',
  'missing-page': 'reach',
  control: 'exposure',
  exposure: 'exposure',
  graphql: 'exposure',
  'known-product': 'exposure',
  'dangling-name': 'exposure',
  'compare-roles': 'active',
  'judge-roles': 'stored',
  'prove-access': 'stored',
  'try-token': 'active',
  cors: 'active',
  socket: 'active',
  methods: 'active',
  'sign-in': 'sign-in',
  upload: 'active',
  'host-header': 'active',
  'form-sample': 'active',
  'xml-body': 'active',
  headers: 'active',
  'log-headers': 'active',
  'await-calls': 'stored',
  called: 'stored',
  'weigh-inputs': 'active',
  'callback-name': 'active',
  echo: 'active',
  parameter: 'active',
  reread: 'stored',
  reopen: 'stored',
  stored: 'stored',
};

/** What leaves something behind at the website, a failed sign-in or a file: never done twice, even when it was interrupted. */
export const ONCE_ONLY: ReadonlySet<TaskKind> = new Set(['sign-in', 'upload']);

/** The phase a task belongs to. */
export const phaseOf = (task: Task): Phase => PHASE_OF[task.kind];
