import type { InputOf, OutputOf } from '@portal/contract/call.ts';
// The types alone: the schemas would bring their library into the bundle.
import type { CallsByName } from '@portal/contract/calls.ts';

/** Name of a call, as the contract exports it. */
export type CallName = keyof CallsByName;
/** What a call takes. */
export type CallInput<Name extends CallName> = InputOf<CallsByName[Name]>;
/** What a call answers. */
export type CallOutput<Name extends CallName> = OutputOf<CallsByName[Name]>;
