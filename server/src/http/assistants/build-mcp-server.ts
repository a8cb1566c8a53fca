import type { McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { whatShouldWeFixThisWeek } from '@portal/contract/developers/operations/assistant.operations.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import {
  ASSISTANT_OPERATIONS,
  type BoundOperation,
  type DevelopersServices,
  mayCall,
  assistants as texts,
  toolName,
  toolOf,
} from '../../modules/developers/public.ts';
import { PORTAL_VERSION } from '../../system/portal-version.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import type { Asking, McpEnvironment } from './asking.ts';
import { callTool } from './call-tool.ts';

/** Whether lists changed is never told: what a token may do stays as it was made. */
const CAPABILITIES = { tools: { listChanged: false }, prompts: { listChanged: false } };

/** A server of the protocol for one message: the tools that the token may use, in the language of the request. */
export function buildMcpServer(
  sdk: { readonly McpServer: typeof McpServer },
  environment: McpEnvironment,
  asking: Asking,
): McpServer {
  const { token, caller } = asking;
  const { brand, language } = caller;
  const say = sayFor(brand, language);
  const instructions = token.org_id === null ? texts.ofProvider : texts.instructions;
  const server = new sdk.McpServer(
    { name: 'portal', title: brand.brandNameLong, version: PORTAL_VERSION },
    { capabilities: CAPABILITIES, instructions: say(instructions, { brand: brand.brandNameLong }) },
  );
  for (const bound of ASSISTANT_OPERATIONS.filter(({ operation }) => mayCall(operation, token)))
    addTool(server, bound, environment, asking);
  if (mayCall(whatShouldWeFixThisWeek, token)) addPrompt(server, say);
  return server;
}

function addTool(
  server: McpServer,
  bound: BoundOperation<DevelopersServices>,
  environment: McpEnvironment,
  asking: Asking,
): void {
  const { name, inputSchema, outputSchema, ...about } = toolOf(
    bound.operation,
    sayFor(asking.caller.brand, asking.caller.language),
  );
  server.registerTool(
    name,
    { ...about, inputSchema: described(inputSchema), outputSchema: described(outputSchema) },
    (given) => callTool(bound, environment, asking, given),
  );
}

/** What people choose in their assistant instead of typing it. */
function addPrompt(server: McpServer, say: Say): void {
  const tool = toolName(whatShouldWeFixThisWeek);
  server.registerPrompt(tool, { title: say(texts.thisWeek), description: say(texts.aboutThisWeek) }, () => ({
    messages: [{ role: 'user', content: { type: 'text', text: say(texts.askThisWeek, { tool }) } }],
  }));
}

/** A schema that is told and not checked by the SDK: a call looks through its input and its answer itself. */
const described = (schema: object): StandardSchemaWithJSON => ({
  '~standard': {
    version: 1,
    vendor: 'portal',
    validate: (value) => ({ value }),
    jsonSchema: { input: () => ({ ...schema }), output: () => ({ ...schema }) },
  },
});
