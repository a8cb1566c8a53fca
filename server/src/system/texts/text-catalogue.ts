import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PO from 'pofile';
import { shippedContent } from '../shipped-content.ts';

/**
 * Every text of the portal, by its id, in English: of pages too, whose files the server does not have. Translators' files hold them all,
 * translated or not.
 */
export const readTextCatalogue = shippedContent('texts', (): ReadonlyMap<string, string> => {
  const folder = fileURLToPath(new URL('de/texts/', import.meta.resolve('@portal/content/package.json')));
  const items = globSync('*.po', { cwd: folder })
    .toSorted()
    .flatMap((file) => PO.parse(readFileSync(folder + file, 'utf8')).items);
  return new Map(items.flatMap(({ msgctxt, msgid }) => (msgctxt === undefined ? [] : [[msgctxt, msgid] as const])));
});
