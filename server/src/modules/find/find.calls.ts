import * as calls from '@portal/contract/find/find.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { findAnything } from './find-anything.ts';

/** The call by which people find what is theirs. */
export const findCalls: readonly BoundCall<Services>[] = [bind(calls.findAnything).to(findAnything)];
