import type { McpServer } from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';
import { MCP_PATH } from '../../modules/developers/public.ts';
import type { Asking, McpEnvironment } from './asking.ts';
import { buildMcpServer } from './build-mcp-server.ts';

/** What of a request tells the protocol how to read and answer it. */
const PASSED_HEADERS = /^(accept|content-type|mcp-[\w-]+)$/;

/**
 * Answers one message of an assistant as the SDK says it: today's version of the protocol, which carries all it needs in each message, and
 * those before it, which begin by agreeing on one. The SDK is loaded with the first message, because most portals never get one.
 */
export async function answerMessage(environment: McpEnvironment, asking: Asking): Promise<Response> {
  const sdk = await import('@modelcontextprotocol/server');
  const { request } = asking;
  const message = asWebRequest(request, environment.services.config.publicUrl);
  const parsedBody = request.body;
  const build = (): McpServer => buildMcpServer(sdk, environment, asking);
  // Nothing is told before the result, so that both answer with JSON; nobody gets a stream that stays open.
  if (!(await sdk.isLegacyRequest(message, parsedBody))) {
    const handler = sdk.createMcpHandler(build, { legacy: 'reject', maxSubscriptions: 0 });
    return handler.fetch(message, { parsedBody }).finally(() => handler.close());
  }
  const server = build();
  const transport = new sdk.WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  return transport.handleRequest(message, { parsedBody }).finally(() => server.close());
}

/** A request as the SDK takes it, without token and cookies. */
function asWebRequest({ headers }: FastifyRequest, publicUrl: string): Request {
  const passed = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && PASSED_HEADERS.test(name) ? [[name, value] as [string, string]] : [],
  );
  return new Request(new URL(MCP_PATH, publicUrl), { method: 'POST', headers: passed });
}
