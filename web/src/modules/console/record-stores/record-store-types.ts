import type { CallOutput } from '../../../api/calls.ts';

export type RecordStore = CallOutput<'listRecordStores'>['data']['stores'][number];
