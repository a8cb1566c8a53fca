import type { Operation } from '@portal/contract/developers/operation.ts';
import { AppError } from '../../call/app-error.ts';
import type { Session } from '../../call/caller.ts';
import {
  type ApiCaller,
  answerOnce,
  type BoundOperation,
  type DevelopersServices,
  type GoodToken,
  mayCall,
  neededScopes,
  noteTokenUse,
} from '../../modules/developers/public.ts';

const IDEMPOTENCY_KEY = /^[\w-]{1,100}$/;

/** One call of the public interface, whatever way it came. */
type Asked = {
  readonly caller: ApiCaller<Session>;
  readonly token: GoodToken;
  /** Looks through what was given. @throws InputError */
  readonly input: () => Record<string, unknown>;
  /** By which the same call is answered once; undefined without. */
  readonly key: unknown;
};

/**
 * What everything that comes with a token passes: audience and permissions, plan, input, use case, output, and of what changes something
 * the entry in the log.
 * @throws AppError SCOPE_MISSING, MODULE_NOT_ACTIVE, IDEMPOTENCY_KEY_INVALID, and those of the call; InputError
 */
export async function answerOperation(
  { operation, answer: work }: BoundOperation<DevelopersServices>,
  services: DevelopersServices,
  { caller, token, input: readInput, key }: Asked,
): Promise<{ readonly status: number; readonly answer: unknown }> {
  requireScopes(operation, token);
  const { orgId } = caller.session;
  if (operation.module !== undefined && orgId !== null) await services.plans.requireModule(orgId, operation.module);
  const input = readInput();
  const run = async () => ({
    status: operation.status,
    answer: operation.output.parse(await work(services, caller, input)),
  });
  if (operation.method === 'GET') return run();
  if (key !== undefined && !(typeof key === 'string' && IDEMPOTENCY_KEY.test(key)))
    throw new AppError('IDEMPOTENCY_KEY_INVALID');
  const runAndNote = async () => {
    const answered = await run();
    await noteTokenUse(services, caller, orgId, operation.name);
    return answered;
  };
  if (typeof key !== 'string') return runAndNote();
  const asked = [operation.name, input];
  return answerOnce(services, { orgId, tokenId: token.token_id, key, asked }, runAndNote);
}

/** @throws AppError SCOPE_MISSING, also for a token of the other audience, which can have no such scope */
function requireScopes(operation: Operation, token: GoodToken): void {
  if (mayCall(operation, token)) return;
  const missing = neededScopes(operation).find((scope) => !token.scopes.includes(scope)) ?? operation.scope;
  throw new AppError('SCOPE_MISSING', { values: { scope: missing } });
}
