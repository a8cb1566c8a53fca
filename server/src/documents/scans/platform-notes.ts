import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { contentIn } from '../../system/content-words/content-translations.ts';
import { translatedContent } from '../../system/content-words/translated-content.ts';
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

/**
 * All of `content/platforms` by id, in a language.
 * @throws {Error} naming the file and everything wrong with it.
 */
export const readPlatformNotes = translatedContent('platforms', (language): ReadonlyMap<string, PlatformNotes> => {
  const folder = contentFolder('platforms');
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => {
      const content = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      const parsed = platformNotesSchema.safeParse(contentIn(language, 'platforms', file, content));
      if (!parsed.success) throw new Error(`content/platforms/${file}: ${z.prettifyError(parsed.error)}`);
      return [parsed.data.id, parsed.data];
    }),
  );
});
