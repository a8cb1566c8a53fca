import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contentFolder } from '../content-folder.ts';
import { fontCoverage } from './font-coverage.ts';

/** In every document: Latin, Greek, Cyrillic, code, Arabic, Hebrew. */
const FONTS = new URL('fonts/', contentFolder('documents'));
/** For names from everywhere: 20 MB, read only where a text needs them. */
const WORLD_FONTS = new URL('world-fonts/', contentFolder('documents'));

/** Family names of `world-fonts`, those of single scripts first; the East Asian ones and emoji come last. */
const SCRIPTS = [
  'Armenian',
  'Bengali',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Lao',
  'Malayalam',
  'Myanmar',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thai',
].map((script) => `Noto Sans ${script}`);
const CHINESE = 'Noto Sans SC';
const JAPANESE = 'Noto Sans JP';
const KOREAN = 'Noto Sans KR';
const EMOJI = 'Noto Emoji';
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A set of fonts: where they lie, and which code points at least one of them draws. */
export type DocumentFonts = {
  readonly paths: readonly string[];
  readonly isCovered: (code: number) => boolean;
};

let everyday: DocumentFonts | undefined;
let world: DocumentFonts | undefined;

/** The fonts that are always there; read once. */
export function everydayFonts(): DocumentFonts {
  everyday ??= fontsIn([FONTS]);
  return everyday;
}

/** All fonts, for texts with a character that the everyday ones lack; read at the first such text. */
export function worldFonts(): DocumentFonts {
  world ??= fontsIn([FONTS, WORLD_FONTS]);
  return world;
}

/**
 * Families to try after the everyday ones. Chinese and Japanese write one character in different forms; kana in the
 * text tell that it is Japanese.
 */
export function worldFamilies(text: string): readonly string[] {
  const eastAsian = KANA.test(text) ? [JAPANESE, CHINESE] : [CHINESE, JAPANESE];
  return [...SCRIPTS, KOREAN, ...eastAsian, EMOJI];
}

function fontsIn(folders: readonly URL[]): DocumentFonts {
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.ttf'))
      .map((file) => new URL(file, folder)),
  );
  const covered = new Set(files.flatMap((file) => [...fontCoverage(readFileSync(file))]));
  return { paths: folders.map((folder) => fileURLToPath(folder)), isCovered: (code) => covered.has(code) };
}
