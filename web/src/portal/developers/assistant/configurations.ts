import type { Phrase } from '@portal/domain/texts/texts.ts';
import { assistantPanel as texts } from './assistant.texts.ts';

/** Stands where people put their token. */
export const TOKEN_PLACEHOLDER = 'csp_…';
/** What programs call the portal; no text, because some take letters and hyphens alone. */
const NAME = 'security-portal';

/** How a program is told of the portal. */
export type Configuration = { readonly name: Phrase; readonly lines: string };

const asJson = (value: object) => JSON.stringify(value, null, 2);

/** The lines that programs take, for an address. */
export function configurationsFor(address: string): readonly Configuration[] {
  const headers = { Authorization: `Bearer ${TOKEN_PLACEHOLDER}` };
  return [
    {
      name: texts.claudeCode,
      lines: `claude mcp add --transport http ${NAME} ${address} --header "Authorization: ${headers.Authorization}"`,
    },
    {
      name: texts.vsCode,
      lines: asJson({
        inputs: [{ id: 'token', type: 'promptString', description: 'Token (csp_…)', password: true }],
        // biome-ignore lint/suspicious/noTemplateCurlyInString: VS Code fills it in
        servers: { [NAME]: { type: 'http', url: address, headers: { Authorization: 'Bearer ${input:token}' } } },
      }),
    },
    { name: texts.others, lines: asJson({ mcpServers: { [NAME]: { type: 'http', url: address, headers } } }) },
  ];
}
