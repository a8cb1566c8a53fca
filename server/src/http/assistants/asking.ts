import type { FastifyRequest } from 'fastify';
import type { Session } from '../../call/caller.ts';
import type { ApiCaller, GoodToken } from '../../modules/developers/public.ts';
import type { AdmittingEnvironment } from '../public-interface/admit-token.ts';

/** What assistants need of the rest of the portal. */
export type McpEnvironment = AdmittingEnvironment & {
  observe(tool: string, status: number, seconds: number): void;
};

/** Who asks, and with what. */
export type Asking = {
  readonly request: FastifyRequest;
  readonly token: GoodToken;
  readonly caller: ApiCaller<Session>;
};
