import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTexts } from './read-texts.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Fonts and lists of others, and what is not English. */
const NOT_OURS = /^content\/(?:documents|assets|profile|monitoring|de|es)\//;

/** Rows of docs/WORDS.md: what to write, and the expression that finds what not to. */
const rows = [...readFileSync(join(ROOT, 'docs/WORDS.md'), 'utf8').matchAll(/^\| (.+?) \| `(.+)` \|$/gm)].map(
  ([, write = '', pattern = '']) => ({ write, pattern: new RegExp(pattern.replaceAll('&#124;', '|')) }),
);

/** The lines of our content without keys, identifiers and addresses. */
const lines = globSync('content/**/*.{md,yaml,json,html}', { cwd: ROOT })
  .filter((file) => !NOT_OURS.test(file))
  .flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .map((line, index) => ({ place: `${file}:${index + 1}`, text: wordsOf(line) })),
  );

const texts = (await readTexts()).map(({ phrase }) => ({ place: phrase.id, text: phrase.text }));

function wordsOf(line: string): string {
  if (/^\s*(?:- )?"?(?:id|box|kind)"?: /.test(line)) return '';
  return line
    .replace(/^\s*(?:- )?(?:\{ )?"?[\w-]+"?: ?/, '')
    .replace(/\b(?:id|box): [\w-]+/g, '')
    .replace(/\bhttps:\/\/[^\s"]+/g, '');
}

describe('words', () => {
  test('are listed', () => {
    expect(rows.length).toBeGreaterThan(60);
    expect(lines.length).toBeGreaterThan(5000);
  });

  test.each(rows)('of our texts: write "$write"', ({ pattern }) => {
    const found = [...lines, ...texts].filter(({ text }) => pattern.test(text));
    expect(found.map(({ place, text }) => `${place}: ${text.trim().slice(0, 160)}`)).toEqual([]);
  });
});
