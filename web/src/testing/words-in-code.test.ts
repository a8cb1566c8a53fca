import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
/** Pages for developers, and texts and tests themselves. */
const LEFT_OUT = /\.test\.|(^|\/)testing\/|\.texts\.ts$|\.suite\.|\.setup\.|^kit-page\/|^illustrations\//;

/** What looks like words, with why nobody reads it. */
const NOT_READ: ReadonlySet<string> = new Set([
  // Names that code compares, sends or keeps.
  ...['Active', 'Draft', 'Info', 'Open', 'Resolved', 'Not Relevant', 'No Status', 'own words', 'load rating'],
  ...['Onboarded', 'Signed up', 'Module activity', 'Feature usage', 'No events were found for the provided URL'],
  ...['Compromised Systems', 'User Behavior', 'Public Disclosures', 'Bearer 0', 'Basic 0', 'Activity', 'used up'],
  // What the server says was done; pages say it in their own words.
  ...['Draft saved.', 'Draft deleted.', 'Policy approved.'],
  // Of the brand that comes along.
  'Cyber Safety',
  // Lines for other programs, which are the same in every language.
  'claude mcp add --transport http 0 0 --header "Authorization: 0"',
  'Token (csp_…)',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: VS Code fills it in
  'Bearer ${input:token}',
  // Of style sheets, places and pictures.
  ...['bottom end', 'bottom start', '(min-width: 56.3125rem)', 'main h1, main h2, main h3, main p, main li'],
  'svg g path rect circle ellipse line polyline polygon text tspan',
]);

const ATTRIBUTES_NOT_READ = /^(className|class|d|href|src|id|key|points|viewBox|transform|pattern|accept)$/;
const isClassName = (word: string) => /^!?-?[a-z@*[&][\w\-[\]().:/%,>*&='#!+~^$@]*$/.test(word);
const CLASS_NAMES =
  /(^|\s|:)(-?[a-z]+-[\w[]|flex|grid|block|hidden|inline|relative|absolute|fixed|sticky|underline|border|truncate|uppercase|italic|shrink|grow|contents)/;
const isClasses = (text: string) => text.split(/\s+/).every(isClassName) && CLASS_NAMES.test(text);

/** Sentences, labels with a capital, and remarks in brackets or after a dot. */
function looksLikeWords(text: string): boolean {
  const isLabel = /^[^a-z]*[A-Z][a-z’']+( |$|[.…!?:])/.test(text) && /^[A-Z“(]/.test(text);
  const isSentence = /(^| )[a-z’]{2,} [a-z’]{2,}( |$)/.test(text);
  return /[a-z]{2}/.test(text) && (isLabel || isSentence || /^[(·] ?[a-z]{2,}/.test(text)) && !isClasses(text);
}

type Node = { readonly type: string; readonly start: number; readonly end: number };

/** Texts of a file that people would read in English whatever their language is. */
function wordsIn(file: string): readonly string[] {
  const code = readFileSync(join(SOURCES, file), 'utf8');
  const skipped: Node[] = [];
  const found: { readonly node: Node; readonly text: string }[] = [];
  const skip = (node: Node) => skipped.push(node);
  new Visitor({
    ImportDeclaration: skip,
    ExportAllDeclaration: skip,
    ImportExpression: skip,
    ThrowStatement: skip,
    TSTypeAliasDeclaration: skip,
    TSInterfaceDeclaration: skip,
    TSTypeAnnotation: skip,
    TSTypeParameterInstantiation: skip,
    TSTypeParameterDeclaration: skip,
    BinaryExpression: skip,
    NewExpression: (node) => void (/Error$/.test(code.slice(node.callee.start, node.callee.end)) && skip(node)),
    CallExpression: (node) =>
      void (
        /^(logFailure|joinClasses|matchMedia|globalThis\.matchMedia)$/.test(
          code.slice(node.callee.start, node.callee.end),
        ) && skip(node)
      ),
    JSXAttribute: (node) => void (ATTRIBUTES_NOT_READ.test(code.slice(node.name.start, node.name.end)) && skip(node)),
    JSXText: (node) =>
      void (/[A-Za-z]{2}/.test(node.value.replace(/&\w+;/g, '')) && found.push({ node, text: node.value })),
    Literal: (node) => void (typeof node.value === 'string' && found.push({ node, text: node.value })),
    TemplateLiteral: (node) =>
      void found.push({ node, text: node.quasis.map(({ value }) => value.cooked ?? '').join('0') }),
  }).visit(parseSync(file, code).program);
  return found
    .filter(({ node }) => !skipped.some(({ start, end }) => start <= node.start && node.end <= end))
    .map(({ node, text }) => ({ isShown: node.type === 'JSXText', text: text.trim() }))
    .filter(({ isShown, text }) => (isShown || looksLikeWords(text)) && !NOT_READ.has(text))
    .map(({ text }) => text);
}

test('no words stand in the code of pages: they are in files of texts', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter((file) => !LEFT_OUT.test(file));
  expect(files.length).toBeGreaterThan(600);
  expect(files.flatMap((file) => wordsIn(file).map((words) => `${file}: ${words}`))).toEqual([]);
});

test('words are told from names', () => {
  expect(
    ['Save changes', 'Not yet', 'since then', '(opens in a new tab)', 'Yes'].filter((text) => !looksLikeWords(text)),
  ).toEqual([]);
  expect(['flex min-h-11 items-center', 'Enter-key', 'saveChanges', 'data', 'a'].filter(looksLikeWords)).toEqual([]);
});
