export { type StatementRow, selectStatements } from './statements.store.ts';
