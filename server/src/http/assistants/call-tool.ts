import type { CallToolResult } from '@modelcontextprotocol/server';
import {
  type BoundOperation,
  type DevelopersServices,
  toolName,
  untrustedNote,
} from '../../modules/developers/public.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { answerOperation } from '../public-interface/answer-operation.ts';
import { tellProblem } from '../public-interface/reply-problem.ts';
import { checkInput } from '../register-calls.ts';
import type { Asking, McpEnvironment } from './asking.ts';

/** Runs a call for an assistant. A failure is told as the tool's, because an assistant can act on it. */
export async function callTool(
  bound: BoundOperation<DevelopersServices>,
  { services, observe }: McpEnvironment,
  { request, token, caller }: Asking,
  given: unknown,
): Promise<CallToolResult> {
  const { operation } = bound;
  const startedAt = performance.now();
  const note = (status: number) => observe(toolName(operation), status, (performance.now() - startedAt) / 1000);
  try {
    const { status, answer } = await answerOperation(bound, services, {
      caller,
      token,
      input: () => checkInput(operation.input, given),
      key: undefined,
    });
    note(status);
    const untrusted = untrustedNote(operation, sayFor(caller.brand, caller.language));
    return {
      content: [untrusted, JSON.stringify(answer)]
        .filter((text) => text !== '')
        .map((text) => ({ type: 'text', text })),
      structuredContent: answer as Record<string, unknown>,
    };
  } catch (error) {
    const problem = tellProblem(services, error, { request, brand: caller.brand });
    note(problem.status);
    return { content: [{ type: 'text', text: problemText(problem) }], isError: true };
  }
}

/** What went wrong, as people read it, with the code that the documentation knows. */
function problemText({ code, detail, errors = [] }: ReturnType<typeof tellProblem>): string {
  const fields = errors.map((error) => `${error.field}: ${error.detail}`);
  return [...(fields.length === 0 ? [detail] : fields), `(${code})`].join('\n');
}
