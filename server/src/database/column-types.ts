import type { ColumnType } from 'kysely';

export type Timestamp = ColumnType<Date, Date, Date>;
/** An instant that need not be given. */
export type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** JSON goes in as text, because the driver would turn an array into a PostgreSQL array. */
export type Json<Value = unknown> = ColumnType<Value, string, string>;
/** JSON that need not be given. */
export type OptionalJson<Value> = ColumnType<Value, string | undefined, string>;
