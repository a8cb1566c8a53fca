import type { Operation } from '@portal/contract/developers/operation.ts';
import type { z } from 'zod';
import type { Caller, MemberSession, Session } from '../../../call/caller.ts';

/** Who calls the public interface: a token, in the name of who made it. */
export type ApiCaller<Who extends Session = MemberSession> = Caller<Who> & {
  readonly token: { readonly tokenId: string; readonly name: string };
};

type CallerFor<Which extends Operation> = ApiCaller<Which['audience'] extends 'firm' ? MemberSession : Session>;

/** What answers a call of the public interface. */
type UseCase<Which extends Operation, Services> = (
  services: Services,
  caller: CallerFor<Which>,
  input: z.output<Which['input']>,
) => Promise<z.input<Which['output']>>;

export type BoundOperation<Services> = {
  readonly operation: Operation;
  readonly answer: (services: Services, caller: ApiCaller<Session>, input: Record<string, unknown>) => Promise<unknown>;
};

/** Ties a call of the public interface to its use case: `serve(operation).with(useCase)`. */
export function serve<const Which extends Operation>(
  operation: Which,
): { with<Services>(useCase: UseCase<Which, Services>): BoundOperation<Services> } {
  return {
    with: <Services>(useCase: UseCase<Which, Services>) => ({
      operation,
      answer: useCase as unknown as BoundOperation<Services>['answer'],
    }),
  };
}
