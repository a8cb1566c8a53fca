import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { sampleByName } from '../../forms/fill-form.ts';

const MAX_DEPTH = 3;
const MAX_FIELDS = 20;
const BY_SCALAR: Readonly<Record<string, unknown>> = {
  ID: '1',
  Int: 1,
  Float: 1,
  Boolean: true,
  Date: '2024-01-01',
  DateTime: '2024-01-01T10:00:00Z',
  UUID: '11111111-1111-4111-8111-111111111111',
};

/** A harmless value, and the ways to the texts and ids within it; `undefined` where nothing fits. */
type Sample = { readonly value: unknown; readonly inputs: readonly string[] };

/** Values for the arguments of a field: those that it needs, and those that are, or hold, a text or an id. */
export function sampleArguments(list: readonly GraphQLArgument[]): Sample & { readonly used: readonly string[] } {
  const { value, inputs } = sampleOfAll(list, isRequiredArgument, 0);
  return { value, inputs, used: Object.keys(value) };
}

function sampleOfAll<Entry extends GraphQLArgument | GraphQLInputField>(
  list: readonly Entry[],
  isRequired: (entry: Entry) => boolean,
  depth: number,
) {
  const value: Record<string, unknown> = {};
  const inputs: string[] = [];
  for (const entry of list.slice(0, MAX_FIELDS)) {
    const sample = sampleOf(entry.type, entry.name, depth);
    if (sample.value === undefined || (!isRequired(entry) && sample.inputs.length === 0)) continue;
    value[entry.name] = sample.value;
    inputs.push(...sample.inputs.map((way) => (way === '' ? entry.name : `${entry.name}.${way}`)));
  }
  return { value, inputs };
}

function sampleOf(type: GraphQLInputType, name: string, depth: number): Sample {
  if (isNonNullType(type)) return sampleOf(type.ofType, name, depth);
  if (isListType(type)) {
    const { value, inputs } = sampleOf(type.ofType, name, depth);
    return { value: value === undefined ? [] : [value], inputs: inputs.map((way) => (way === '' ? '0' : `0.${way}`)) };
  }
  if (isInputObjectType(type))
    return depth >= MAX_DEPTH
      ? { value: undefined, inputs: [] }
      : sampleOfAll(Object.values(type.getFields()), isRequiredInputField, depth + 1);
  if (isEnumType(type)) return { value: type.getValues()[0]?.name, inputs: [] };
  if (type.name === 'String') return { value: sampleByName(name), inputs: [''] };
  return { value: BY_SCALAR[type.name] ?? 'test', inputs: type.name === 'ID' ? [''] : [] };
}
