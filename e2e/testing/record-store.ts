import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

/** What is against xAPI in a statement. An import would give what its types do not say. */
const xapiWarnings: (statement: unknown) => readonly unknown[] = createRequire(import.meta.url)(
  '@learninglocker/xapi-validation',
).default;

export type Statement = {
  readonly id: string;
  readonly actor: unknown;
  readonly verb: { readonly id: string };
  readonly object: { readonly id: string };
  readonly timestamp: string;
  readonly result?: {
    readonly success?: boolean;
    readonly completion?: boolean;
    readonly duration?: string;
    readonly score?: { readonly scaled: number };
  };
  readonly context: {
    readonly registration: string;
    readonly contextActivities: {
      readonly category?: readonly { id: string }[];
      readonly grouping?: readonly { id: string }[];
    };
    readonly extensions: Readonly<Record<string, unknown>>;
  };
};

const SESSION = 'https://w3id.org/xapi/cmi5/context/extensions/sessionid';
const MASTERY = 'https://w3id.org/xapi/cmi5/context/extensions/masteryscore';
const CATEGORY = 'https://w3id.org/xapi/cmi5/context/categories/';
const ACTOR = { objectType: 'Agent', account: { homePage: 'https://lms.example', name: 'mia' } };
const REGISTRATION = '0f5ba1f4-7c2d-4d39-9a86-2f4b8d4c9d10';
const ACTIVITY = 'https://lms.example/activities/7';
const MASTERY_SCORE = 0.8;

/**
 * A small learning system with a record store, as cmi5 has them; it keeps what it gets in memory.
 * @param key what the store knows besides the tokens of its visits
 */
export function recordStore(key = '') {
  const statements: Statement[] = [];
  const states = new Map<string, string>();
  const refused: string[] = [];
  let session = 0;
  let token = key;
  const template = () => ({
    registration: REGISTRATION,
    contextActivities: { grouping: [{ objectType: 'Activity', id: 'tag:localhost,2026:unit' }] },
    extensions: { [SESSION]: `session-${session}` },
  });

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const json = (value: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const body = await bodyOf(request);
    if (url.pathname === '/fetch') {
      const isUsed = token !== '';
      token = isUsed ? token : `token-${session}`;
      return void json(isUsed ? { 'error-code': '1', 'error-text': 'used' } : { 'auth-token': token });
    }
    if (url.pathname === '/left')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Left</title>Left');
    if (request.headers.authorization !== `Basic ${token}` || request.headers['x-experience-api-version'] !== '1.0.3') {
      refused.push(`${request.method} ${url.pathname}`);
      return void response.writeHead(401).end();
    }
    const stateId = url.searchParams.get('stateId');
    if (url.pathname === '/lrs/statements') {
      statements.push(...JSON.parse(body));
      return void json(JSON.parse(body).map(({ id }: Statement) => id));
    }
    if (stateId === 'LMS.LaunchData')
      return void json({
        contextTemplate: template(),
        launchMode: 'Normal',
        moveOn: 'CompletedOrPassed',
        masteryScore: MASTERY_SCORE,
        returnURL: new URL('/left', `http://${request.headers.host}`).href,
      });
    if (stateId !== null && request.method === 'PUT') {
      states.set(stateId, body);
      return void response.writeHead(204).end();
    }
    const kept = states.get(stateId ?? '');
    response.writeHead(kept === undefined ? 404 : 200).end(kept);
  }

  return {
    statements,
    refused,
    /** Answers what comes to the store; true where it is for it. */
    answers(request: IncomingMessage, response: ServerResponse, url: URL): boolean {
      if (!/^\/(lrs\/|fetch$|left$)/.test(url.pathname)) return false;
      void answer(request, response, url);
      return true;
    },
    /** Begins a visit: the address that opens the course. */
    launch(url: string): string {
      session += 1;
      token = '';
      const parameters = {
        endpoint: `${url}/lrs/`,
        fetch: `${url}/fetch`,
        actor: JSON.stringify(ACTOR),
        registration: REGISTRATION,
        activityId: ACTIVITY,
      };
      return `${url}/package/index.html?${new URLSearchParams(parameters)}`;
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

export const verbOf = ({ verb }: Statement) => verb.id.split('/').at(-1) ?? '';

/** What in the statements of all visits is against cmi5 (sections 9.3 to 9.7 and 10.0), or against xAPI by the validator of an open record store, in words. */
export function cmi5Problems(statements: readonly Statement[]): readonly string[] {
  const visits = [...Map.groupBy(statements, ({ context }) => context.extensions[SESSION]).values()];
  const once = (verb: string, all: readonly Statement[]) =>
    defined(all).filter((one) => verbOf(one) === verb).length > 1 ? [`${verb} twice`] : [];
  return [
    ...statements.flatMap(problemsOf),
    ...statements.flatMap((one) => xapiWarnings(one).map((warning) => `xAPI: ${JSON.stringify(warning)}`)),
    ...['passed', 'completed'].flatMap((verb) => once(verb, statements)),
    ...visits.flatMap((visit) => [
      ...['initialized', 'terminated', 'failed'].flatMap((verb) => once(verb, visit)),
      ...(verbOf(visit[0] as Statement) === 'initialized' ? [] : ['initialized is not first']),
      ...(verbOf(visit.at(-1) as Statement) === 'terminated' ? [] : ['terminated is not last']),
      ...(visit.filter((one) => ['passed', 'failed'].includes(verbOf(one))).length > 1
        ? ['two results in a visit']
        : []),
    ]),
    ...(defined(statements).findLastIndex((one) => verbOf(one) === 'failed') >
      defined(statements).findIndex((one) => verbOf(one) === 'passed') &&
    statements.some((one) => verbOf(one) === 'passed')
      ? ['failed after passed']
      : []),
    ...(new Set(statements.map(({ id }) => id)).size === statements.length ? [] : ['an id twice']),
  ];
}

const hasCategory = ({ context }: Statement, name: string) =>
  context.contextActivities.category?.some(({ id }) => id === `${CATEGORY}${name}`) === true;
const defined = (statements: readonly Statement[]) => statements.filter((one) => hasCategory(one, 'cmi5'));

function problemsOf(statement: Statement): readonly string[] {
  const { id, actor, context, object, result, timestamp } = statement;
  const verb = verbOf(statement);
  const isDefined = ['initialized', 'completed', 'passed', 'failed', 'terminated'].includes(verb);
  const isScored = verb === 'passed' || verb === 'failed';
  const scaled = result?.score?.scaled ?? -1;
  const rules: readonly [boolean, string][] = [
    [/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id), 'no UUID'],
    [JSON.stringify(actor) === JSON.stringify(ACTOR), 'another actor'],
    [context.registration === REGISTRATION, 'another registration'],
    [typeof context.extensions[SESSION] === 'string', 'no session'],
    [context.contextActivities.grouping?.length === 1, 'no grouping of the template'],
    [/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(timestamp), 'no time in UTC'],
    [hasCategory(statement, 'cmi5') === isDefined, 'category cmi5'],
    [hasCategory(statement, 'moveon') === (isScored || verb === 'completed'), 'category moveon'],
    [!isDefined || object.id === ACTIVITY, 'another object'],
    [isDefined && verb !== 'initialized' ? /^PT\d+(\.\d\d)?S$/.test(result?.duration ?? '') : true, 'duration'],
    [isDefined ? result?.completion === (verb === 'completed' ? true : undefined) : true, 'completion'],
    [isDefined ? result?.success === (isScored ? verb === 'passed' : undefined) : true, 'success'],
    [isScored ? context.extensions[MASTERY] === MASTERY_SCORE : true, 'mastery score'],
    [verb === 'passed' ? scaled >= MASTERY_SCORE && scaled <= 1 : true, 'passed below the mastery score'],
    [verb === 'failed' ? scaled < MASTERY_SCORE && scaled >= 0 : true, 'failed above the mastery score'],
  ];
  return rules.flatMap(([holds, problem]) => (holds ? [] : [`${verb}: ${problem}`]));
}
