import type { Access, Call } from '@portal/contract/call.ts';
import type { z } from 'zod';
import type { Caller, SessionFor } from './caller.ts';

/** Who calls this call: its session is as sure as the call's access makes it. */
export type CallerOf<Which extends Call> = Caller<SessionFor<Which['access'] & Access>>;
/** The input of this call, as its schema leaves it. */
export type InputOf<Which extends Call> = z.output<Which['input']>;
/** What a use case of this call answers; what does not fit the call's schema does not compile. */
export type AnswerOf<Which extends Call> = z.input<Which['output']>;

/** What answers a call: a named function of the services that it needs, of who calls, and of the input. */
export type UseCase<Which extends Call, Services> = (
  services: Services,
  caller: CallerOf<Which>,
  input: InputOf<Which>,
) => Promise<AnswerOf<Which>>;

/** A call with the use case that answers it. */
export type BoundCall<Services> = {
  readonly call: Call;
  readonly answer: (services: Services, caller: Caller, input: Record<string, unknown>) => Promise<unknown>;
};

/** Ties a call to its use case: `bind(call).to(useCase)`; the session's type follows from the call's access. */
export function bind<const Which extends Call>(
  call: Which,
): { to<Services>(useCase: UseCase<Which, Services>): BoundCall<Services> } {
  return {
    to: <Services>(useCase: UseCase<Which, Services>) => ({
      call,
      answer: useCase as unknown as BoundCall<Services>['answer'],
    }),
  };
}

/** A call that is ready to be answered: its use case has its services. */
export type ServedCall = {
  readonly call: Call;
  readonly handle: (caller: Caller, input: Record<string, unknown>) => Promise<unknown>;
};

/** Gives a bound call its services. */
export function serveCall<Services>({ call, answer }: BoundCall<Services>, services: Services): ServedCall {
  return { call, handle: (caller, input) => answer(services, caller, input) };
}

/** The address in the router's own form; a segment with several parameters becomes one wildcard, which is split later. */
export function routeAddress(path: string): string {
  const pattern = path.includes(';') ? `${path.slice(0, path.lastIndexOf('/', path.indexOf(';')))}/*` : path;
  return `/api${pattern.replace(/\{(\w+)\}/g, ':$1')}`;
}
