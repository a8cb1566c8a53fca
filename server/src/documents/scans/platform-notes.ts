import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { contentFolder } from '../content-folder.ts';

const text = z.string().trim().min(1);

const platformNotesSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+$/),
  /** How steps for it were checked: by doing them on a server, or where nobody here can, against what its makers write. */
  checked: z.discriminatedUnion('how', [
    z.strictObject({ how: z.literal('tried'), on: z.iso.date(), with: text }),
    z.strictObject({
      how: z.literal('read'),
      why: text,
      document: z.strictObject({ title: text, url: z.url() }),
      /** Where at least the lines to be typed were tried. */
      lines: z.strictObject({ on: z.iso.date(), with: text }).optional(),
    }),
  ]),
  /** How to undo a change, with what to keep before it. */
  wayBack: text,
});

/** What all steps for one platform share; a file of `content/platforms` each. */
export type PlatformNotes = z.output<typeof platformNotesSchema>;

let notes: ReadonlyMap<string, PlatformNotes> | undefined;

/**
 * All of `content/platforms` by id, read and validated at the first call.
 * @throws {Error} naming the file and everything wrong with it.
 */
export function readPlatformNotes(): ReadonlyMap<string, PlatformNotes> {
  const folder = contentFolder('platforms');
  notes ??= new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => {
        const parsed = platformNotesSchema.safeParse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
        if (!parsed.success) throw new Error(`content/platforms/${file}: ${z.prettifyError(parsed.error)}`);
        return [parsed.data.id, parsed.data];
      }),
  );
  return notes;
}
