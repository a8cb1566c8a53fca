import type { CallOutput } from '../../api/calls.ts';

export type RegisterView = CallOutput<'readRegister'>['data']['register'];
export type RegisterColumn = RegisterView['columns'][number];
export type EntryLine = CallOutput<'readRegister'>['data']['entries'][number];
export type EntryView = CallOutput<'readRegisterEntry'>['data']['entry'];
export type RegisterCounts = CallOutput<'readRegister'>['data']['counts'];
export type RegisterCard = CallOutput<'readRegisters'>['data']['registers'][number];

/** Answers that a change of an entry makes old. */
export const CHANGED_BY_ENTRIES = ['readRegisters', 'readRegister', 'readRegisterEntry'] as const;
