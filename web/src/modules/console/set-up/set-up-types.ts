import type { CallOutput } from '../../../api/calls.ts';

export type SetUp = CallOutput<'readBrandSetUp'>['data'];
export type ShownLine = SetUp['lines'][number];
