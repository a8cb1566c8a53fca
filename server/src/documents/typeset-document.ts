import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import { contentFolder } from './content-folder.ts';
import { DocumentNotTypeset } from './document-not-typeset.ts';
import { fontCoverage } from './font-coverage.ts';
import { mapTexts, printableText } from './printable-text.ts';
import type { DocumentName, PrintedModel } from './printed-model.ts';

const TEMPLATES = fileURLToPath(new URL('templates/', import.meta.url));
const FONTS = new URL('fonts/', contentFolder('documents'));
/** Fields whose exact characters matter: shown escaped rather than replaced. */
const VERBATIM = new Set(['request', 'response', 'curl', 'urls', 'subject']);
/** Compilations after which memory of a text that was not used again is given back. */
const CACHE_AGE = 1;

let typesetter: { readonly compiler: NodeCompiler; readonly isCovered: (code: number) => boolean } | undefined;

/** The compiler with the fonts of `content/documents/fonts`, made at the first document and kept. */
function warmTypesetter() {
  if (typesetter) return typesetter;
  const fonts = readdirSync(FONTS).filter((file) => file.endsWith('.ttf'));
  const coverage = fonts.map((file) => fontCoverage(readFileSync(new URL(file, FONTS))));
  const compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontPaths: [fileURLToPath(FONTS)] }] });
  typesetter = { compiler, isCovered: (code) => coverage.some((codes) => codes.has(code)) };
  return typesetter;
}

/**
 * Typesets `templates/<name>.typ` as a tagged PDF/UA-1. All texts go in as JSON, never as Typst source. A logo that cannot be drawn is
 * left out, and if a rare script still cannot be displayed, only Latin characters are printed: a document always comes.
 * @throws {DocumentNotTypeset}
 */
export function typesetDocument(name: DocumentName, model: PrintedModel): Uint8Array<ArrayBuffer> {
  const { isCovered } = warmTypesetter();
  const isLatin = (code: number) => code < 0x250 && isCovered(code);
  const plain = { ...model, brand: { ...model.brand, logo: null } };
  const attempts = [
    () => typeset(name, model, isCovered),
    () => typeset(name, plain, isCovered),
    () => typeset(name, plain, isLatin),
  ];
  let failure: unknown;
  for (const attempt of attempts) {
    try {
      return attempt();
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function typeset(
  name: DocumentName,
  model: PrintedModel,
  isCovered: (code: number) => boolean,
): Uint8Array<ArrayBuffer> {
  const { compiler } = warmTypesetter();
  const printable = mapTexts(model, (text, field) =>
    field === 'logo' ? text : printableText(text, isCovered, VERBATIM.has(field) ? 'escape' : 'box'),
  );
  const compiled = compiler.compile({
    mainFilePath: `${TEMPLATES}${name}.typ`,
    inputs: { model: JSON.stringify(printable) },
  });
  const document = compiled.result;
  if (!document) throw new DocumentNotTypeset(diagnosticsOf(compiled.takeError()));
  try {
    return new Uint8Array(compiler.pdf(document, { pdfStandard: 'ua-1' }));
  } catch (error) {
    throw new DocumentNotTypeset('the PDF could not be exported', { cause: error });
  } finally {
    compiler.evictCache(CACHE_AGE);
  }
}

function diagnosticsOf(error: NodeError | null): string {
  return JSON.stringify(error?.shortDiagnostics ?? 'unknown');
}
