import type { Operation } from '@portal/contract/developers/operation.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { z } from 'zod';
import { type JsonSchema, schemaOf, withMore } from '../reference/json-schema.ts';
import { assistants as texts } from './assistants.texts.ts';
import { inBrief, markFields } from './tool-schema.ts';

/** A call of the public interface as a tool of the Model Context Protocol (2025-11-25, server/tools). */
export type AssistantTool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
};

/** The name of a call as tools are named: "listWebsites" is "list_websites". */
export const toolName = ({ name }: Pick<Operation, 'name'>): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What an assistant is told of a call. Hints are for how it asks people; what may be done is decided by the token alone. */
export function toolOf(operation: Operation, say: Say): AssistantTool {
  const { summary, method, input, output, onlyAdds, fromOutside = [] } = operation;
  const reads = method === 'GET';
  const description = [
    `${say(summary)}.`,
    ...('cursor' in input.shape ? [say(texts.pages)] : []),
    ...(reads ? [] : [say(texts.changes)]),
    ...(fromOutside.length === 0 ? [] : [untrustedNote(operation, say)]),
  ];
  return {
    name: toolName(operation),
    title: say(summary),
    description: description.join(' '),
    inputSchema: inputOf(input),
    outputSchema: markFields(outputOf(output), fromOutside, say(texts.byOthers)),
    annotations: {
      readOnlyHint: reads,
      destructiveHint: !(reads || onlyAdds === true),
      idempotentHint: reads,
      // Starting a scan sends requests to a website, adding a person an email.
      openWorldHint: !reads,
    },
  };
}

/** Made once of each type: a tool is described at every request. */
function remembered(make: (type: z.ZodType) => JsonSchema): (type: z.ZodType) => JsonSchema {
  const known = new WeakMap<z.ZodType, JsonSchema>();
  return (type) => {
    const schema = known.get(type) ?? make(type);
    known.set(type, schema);
    return schema;
  };
}
const inputOf = remembered((type) => inBrief(schemaOf(type, 'input')));
const outputOf = remembered((type) => inBrief(withMore(schemaOf(type, 'output'))));

/** That words in an answer are others', named by their fields; empty for an answer without any. */
export const untrustedNote = ({ fromOutside = [] }: Pick<Operation, 'fromOutside'>, say: Say): string =>
  fromOutside.length === 0 ? '' : say(texts.untrusted, { fields: fromOutside.join(', ') });
