import { z } from 'zod';
import { CommandError } from '../terminal-command.ts';

/** Raised when the layout of the archive changes; what is in the tables has its version in the list of migrations. */
export const FORMAT_VERSION = 1;

/** What of the data folder belongs into a backup; the database's own folder does not, its rows are there. */
export const KEPT_FILES = ['secrets.json', 'mailbox', 'files'] as const;

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

const manifestSchema = z.object({
  format: z.literal(FORMAT_VERSION),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** In an order in which every row finds the rows that it refers to. */
  tables: z.array(z.object({ name, columns: z.array(name).min(1), rows: z.int().nonnegative() })),
  sequences: z.array(z.object({ name, lastValue: z.string().regex(/^\d+$/).nullable() })),
  pendingJobs: z.int().nonnegative(),
});

/** Says what an archive holds; its first file. */
export type Manifest = z.output<typeof manifestSchema>;
export type Migration = Manifest['migrations'][number];

/** Why there is no backup, or why it cannot be restored. */
export class BackupError extends CommandError {
  override readonly name = 'BackupError';
}

/** @throws BackupError when it is no manifest, or one of a portal that writes another format */
export function parseManifest(text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  const parsed = manifestSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;
  if (typeof format === 'number' && format !== FORMAT_VERSION) {
    throw new BackupError(`The backup has format ${format}; this portal reads format ${FORMAT_VERSION}.`);
  }
  throw new BackupError('The file is not a backup of this portal.');
}
