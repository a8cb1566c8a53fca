import { type GivenOperation, givenOperationSchema } from '@portal/scanner/api/given/given-operation.ts';
import { z } from 'zod';
import type { MonitoringServices } from '../monitoring-services.ts';
import { findDescription } from './descriptions.store.ts';

/** What the owner of a website described for its scans; undefined where nothing was. */
export async function operationsFor(
  { database, scanner }: Pick<MonitoringServices, 'database' | 'scanner'>,
  websiteId: string,
): Promise<readonly GivenOperation[] | undefined> {
  if (scanner.name !== 'builtin') return undefined;
  const row = await database.onceAsSystem((tx) => findDescription(tx, websiteId));
  return row === undefined ? undefined : z.array(givenOperationSchema).parse(row.operations);
}
