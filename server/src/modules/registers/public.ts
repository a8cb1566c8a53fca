export { findRecordOf } from './begun/begun-records.store.ts';
export { type BegunRecord, beginRecord, fillInRecord, writeBegunRecord } from './begun/begun-records.ts';
export { type DueRecord, selectDueRecords, tellDueRecords } from './coming/coming-records.store.ts';
export { suggestRecords } from './coming/suggest-records.ts';
export { findRecordPages } from './find-in-registers.ts';
export { listRecentRegisters, listRecordsOf } from './list-records-of.store.ts';
export { type RecordFacts, selectRecordFacts } from './record-facts.store.ts';
export { registerName } from './register-name.ts';
