import type { CallOutput } from '../../api/calls.ts';

export type CheckResult = CallOutput<'readOutsideCheck'>['data'];
export type CheckPart = CheckResult['parts'][number];
export type CheckFinding = CheckPart['findings'][number];
