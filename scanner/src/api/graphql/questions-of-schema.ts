import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { hasDeniedWord } from '../../crawl/denied-link.ts';
import { sampleArguments } from './sample-arguments.ts';

/** A question that only reads, with harmless values. */
export type GraphqlQuestion = {
  readonly field: string;
  readonly query: string;
  /** Values of its arguments as JSON. */
  readonly variables: string;
  /** Ways to the texts and ids among them. */
  readonly inputs: readonly string[];
};

const MAX_QUESTIONS = 60;
const MAX_LEAVES = 8;
const MAX_DEPTH = 3;

/**
 * What an interface can be asked by queries with texts or ids. Mutations are never among them, and `warned` counts queries whose
 * words say that they do something all the same.
 */
export function questionsOf(schema: GraphQLSchema): {
  questions: readonly GraphqlQuestion[];
  warned: readonly string[];
} {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const warned = fields.filter(({ name }) => hasDeniedWord(name)).map(({ name }) => name);
  const questions = fields
    .filter(({ name }) => !warned.includes(name))
    .map(questionFor)
    .filter(({ inputs }) => inputs.length > 0)
    .slice(0, MAX_QUESTIONS);
  return { questions, warned };
}

function questionFor({ name, args, type }: GraphQLField<unknown, unknown>): GraphqlQuestion {
  const { value, inputs, used } = sampleArguments(args);
  const asked = args.filter((arg) => used.includes(arg.name));
  const declared = asked.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = asked.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const query = `query(${declared}) { ${name}(${given})${selectionOf(type, 0)} }`;
  return { field: name, query, variables: JSON.stringify(value), inputs };
}

/** What is asked to be shown: simple values, of the first object within where there are none. */
function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named) && !isInterfaceType(named)) return ' { __typename }';
  const fields = Object.values(named.getFields()).filter((field) => !field.args.some(isRequiredArgument));
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type))).slice(0, MAX_LEAVES);
  const [inner] = fields;
  if (leaves.length > 0) return ` { ${leaves.map(({ name }) => name).join(' ')} }`;
  if (inner === undefined || depth >= MAX_DEPTH) return ' { __typename }';
  return ` { ${inner.name}${selectionOf(inner.type, depth + 1)} }`;
}
