import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { GraphQLSchema } from 'graphql';
import { mayBePosted, mayBeSent } from '../../active/may-be-sent.ts';
import { graphqlAddressesIn, isGraphqlAddress, isGraphqlAnswer } from '../../api/graphql/graphql-clues.ts';
import { questionsOf } from '../../api/graphql/questions-of-schema.ts';
import { INTROSPECTION, readSchema } from '../../api/graphql/read-schema.ts';
import { noteLeft } from '../../extent/note-extent.ts';
import type { Exchange } from '../../guard/exchange.ts';
import { LEVEL_LIMITS, type Level } from '../../levels.ts';
import { enqueue, type ScanState } from '../../scan-state.ts';
import { admitPoint } from '../admit/admit-inputs.ts';
import type { TaskContext, TaskHandler } from '../task-context.ts';

/** By POST and by GET, for everybody and for the scan's account. */
export const MAX_GRAPHQL_REQUESTS = 4;
const MAX_INTERFACES = 5;

/** Queues the standard question to what may be an interface of GraphQL, once for an address. */
export function admitGraphql(state: ScanState, level: Level, address: string): void {
  if (LEVEL_LIMITS[level].inputs.size === 0 || !URL.canParse(address)) return;
  const { origin, pathname } = new URL(address);
  const url = origin + pathname;
  const key = `graphql ${url}`;
  const count = state.patterns['graphql interfaces'] ?? 0;
  if (origin !== state.target?.origin || key in state.patterns || count >= MAX_INTERFACES) return;
  if (!mayBeSent(state, url)) return;
  state.patterns[key] = 1;
  state.patterns['graphql interfaces'] = count + 1;
  enqueue(state, { kind: 'graphql', url });
}

/** Follows the clues in an answer: its address, what it says, and addresses that are written in it. */
export function followGraphqlClues(state: ScanState, level: Level, exchange: Exchange, text: string): void {
  if (isGraphqlAddress(exchange.url) || isGraphqlAnswer(exchange)) admitGraphql(state, level, exchange.url);
  for (const address of graphqlAddressesIn(text, exchange.url)) admitGraphql(state, level, address);
}

/** Asks an interface what it can be asked, and makes inputs of the texts and ids that its queries take. */
export const graphql: TaskHandler<'graphql'> = async ({ url }, context) => {
  const { settings } = context;
  const open = await describe(url, context, 'nobody');
  const known = open ?? (settings.signIns?.main === undefined ? null : await describe(url, context, 'main'));
  return (state, report) => {
    if (open !== null)
      report('E07', 'graphql-introspection', {
        url,
        exchange: open.exchange,
        place: 'path',
        facts: { path: new URL(url).pathname },
        note: noted('exposedFile', { path: new URL(url).pathname }),
        proof: '"__schema"',
      });
    if (known !== null) admitQuestions(state, settings.level, url, known);
  };
};

type Told = { readonly schema: GraphQLSchema; readonly method: 'GET' | 'POST'; readonly exchange: Exchange };

/** Some answer by one of the two methods only. Levels that send nothing by POST ask by GET alone. */
async function describe(
  url: string,
  { fetch, state, settings }: TaskContext,
  as: 'nobody' | 'main',
): Promise<Told | null> {
  const mayPost = LEVEL_LIMITS[settings.level].inputs.has('form') && mayBePosted(state, url);
  for (const method of mayPost ? (['POST', 'GET'] as const) : (['GET'] as const)) {
    const { exchange } =
      method === 'POST'
        ? await fetch(url, {
            as,
            method,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ query: INTROSPECTION }),
          })
        : await fetch(`${url}?${new URLSearchParams({ query: INTROSPECTION })}`, { as });
    const schema = exchange?.status === 200 ? readSchema(exchange.body.toString('utf8')) : null;
    if (exchange !== undefined && schema !== null) return { schema, method, exchange };
  }
  return null;
}

function admitQuestions(state: ScanState, level: Level, url: string, { schema, method }: Told): void {
  const { questions, warned } = questionsOf(schema);
  for (const field of warned) noteLeft(state, 'inputs', `graphql ${url} ${field}`, 'WARNED');
  for (const { field, query, variables, inputs } of questions)
    for (const way of inputs)
      admitPoint(state, level, { place: 'graphql', url, parameter: `${field}.${way}`, way, query, variables, method });
}
