export { assistants } from './assistants/assistants.texts.ts';
export { MCP_PATH } from './assistants/mcp-path.ts';
export { toolName, toolOf, untrustedNote } from './assistants/tool-of.ts';
export type { DevelopersServices } from './developers-services.ts';
export { directory, SCIM_PATH } from './directory/directory.ts';
export type { DirectoryCaller } from './directory/directory-caller.ts';
export { ScimProblem, scimError } from './directory/scim-problem.ts';
export { ASSISTANT_OPERATIONS, BOUND_OPERATIONS } from './operations.ts';
export { openApiV1 } from './reference/openapi-v1.ts';
export { answerOnce } from './serving/answer-once.ts';
export type { ApiCaller, BoundOperation } from './serving/bind-operation.ts';
export { mayCall, neededScopes } from './serving/may-call.ts';
export { noteTokenUse } from './serving/note-token-use.ts';
export { readToken } from './serving/read-token.ts';
export {
  createReceiveTicketEvent,
  TICKET_HOOKS_PATH,
  type TicketEvent,
  type TicketEventOutcome,
} from './tickets/receive-ticket-event.ts';
export type { GoodToken } from './tokens/tokens.store.ts';
