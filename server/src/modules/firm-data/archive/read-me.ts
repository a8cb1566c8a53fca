import type { FirmToExport } from '../../../firm-files.ts';
import { brandDateTime } from '../../../system/brand-date.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { readMe as texts } from '../firm-data.texts.ts';
import { FOLDERS } from './folders.ts';

type Counts = ReadonlyMap<string, { readonly rows: ReadonlyMap<string, number>; readonly files: number }>;

/** The text in a download that says what is what, in the language of who asked. */
export function readMe({ brand, language }: FirmToExport, counts: Counts, at: Date): string {
  const say = sayFor(brand, language);
  const lines = [
    say(texts.title, { brand: brand.brandNameShort }),
    say(texts.made, { at: brandDateTime(at, { ...brand, locale: say.locale }) }),
    '',
    say(texts.tables),
    say(texts.files),
    say(texts.leftOut),
    say(texts.kept, { brand: brand.brandNameShort }),
  ];
  for (const { folder, what } of FOLDERS) {
    const count = counts.get(folder);
    const tables = [...(count?.rows ?? [])].filter(([, rows]) => rows > 0);
    if (tables.length === 0 && (count?.files ?? 0) === 0) continue;
    lines.push('', `${folder}/`, `  ${say(what)}`);
    for (const [name, rows] of tables) lines.push(`  - tables/${name}: ${say(texts.rows, { rows })}`);
    if (count !== undefined && count.files > 0) lines.push(`  - files/: ${say(texts.count, { files: count.files })}`);
  }
  return `${lines.join('\r\n')}\r\n`;
}
