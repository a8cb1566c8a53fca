export type { DevelopersServices } from './developers-services.ts';
export { BOUND_OPERATIONS } from './operations.ts';
export { openApiV1 } from './reference/openapi-v1.ts';
export { answerOnce } from './serving/answer-once.ts';
export type { ApiCaller, BoundOperation } from './serving/bind-operation.ts';
export { noteTokenUse } from './serving/note-token-use.ts';
export { readToken } from './serving/read-token.ts';
export type { GoodToken } from './tokens/tokens.store.ts';
