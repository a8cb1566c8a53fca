import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeError, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { mapTexts, printableText } from '../printable-text.ts';
import type { DocumentName, PrintedModel } from '../printed-model.ts';
import { type DocumentFonts, everydayFonts, worldFamilies, worldFonts } from './document-fonts.ts';
import { DocumentNotTypeset } from './document-not-typeset.ts';

const TEMPLATES = fileURLToPath(new URL('../templates/', import.meta.url));
/** Fields whose exact characters matter: shown escaped rather than replaced. */
const VERBATIM = new Set(['request', 'response', 'curl', 'urls', 'subject']);
/** Compilations after which memory of a text that was not used again is given back. */
const CACHE_AGE = 1;
/** A last page whose text ends above this, counted from the edge of the paper, has a few lines only. */
const FEW_LINES_END_ABOVE_CM = 8;
/** Longer documents are set once, for the time that it takes. */
const MAX_PAGES_SET_TWICE = 40;

/** How a document is set: with which fonts, and which characters of them are allowed. */
type Setting = {
  readonly fonts: DocumentFonts;
  /** Families after the everyday ones, which the templates name. */
  readonly families: readonly string[];
  readonly isCovered: (code: number) => boolean;
};

/** One for each set of fonts, made at the first document that needs it and kept. */
const compilers = new Map<DocumentFonts, NodeCompiler>();

function compilerWith(fonts: DocumentFonts): NodeCompiler {
  const known = compilers.get(fonts);
  if (known !== undefined) return known;
  const compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontPaths: [...fonts.paths] }] });
  compilers.set(fonts, compiler);
  return compiler;
}

/**
 * Typesets `templates/<name>.typ` as a tagged PDF/UA-1. All texts go in as JSON, never as Typst source. A logo that cannot be drawn is
 * left out, and if a rare script still cannot be displayed, only Latin characters are printed: a document always comes.
 * @throws {DocumentNotTypeset}
 */
export function typesetDocument(name: DocumentName, model: PrintedModel): Uint8Array<ArrayBuffer> {
  const everyday = settingWith(everydayFonts());
  const isLatin = (code: number) => code < 0x250 && everyday.isCovered(code);
  const plain = { ...model, brand: { ...model.brand, logo: null } };
  const setting = settingFor(model, everyday);
  const attempts = [
    () => typeset(name, model, setting),
    () => typeset(name, plain, setting),
    () => typeset(name, plain, { ...everyday, isCovered: isLatin }),
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

const settingWith = (fonts: DocumentFonts): Setting => ({ fonts, families: [], isCovered: fonts.isCovered });

/** The everyday fonts where they have every character of the texts, all fonts otherwise. */
function settingFor(model: PrintedModel, everyday: Setting): Setting {
  const { brand, ...texts } = model;
  const written = JSON.stringify([texts, { ...brand, logo: null }]);
  const isEnough = Array.from(new Set(written)).every((character) => everyday.isCovered(character.codePointAt(0) ?? 0));
  return isEnough ? everyday : { ...settingWith(worldFonts()), families: worldFamilies(written) };
}

function typeset(
  name: DocumentName,
  model: PrintedModel,
  { fonts, families, isCovered }: Setting,
): Uint8Array<ArrayBuffer> {
  const compiler = compilerWith(fonts);
  const printable = mapTexts(model, (text, field) =>
    field === 'logo' ? text : printableText(text, isCovered, VERBATIM.has(field) ? 'escape' : 'box'),
  );
  const inputs = { model: JSON.stringify(printable), families: JSON.stringify(families) };
  const usual = compile(compiler, name, { ...inputs, room: 'usual' });
  const document = hasFewLastLines(compiler, usual) ? shorter(compiler, name, inputs, usual) : usual;
  try {
    return new Uint8Array(compiler.pdf(document, { pdfStandard: 'ua-1' }));
  } catch (error) {
    throw new DocumentNotTypeset('the PDF could not be exported', { cause: error });
  } finally {
    compiler.evictCache(CACHE_AGE);
  }
}

function compile(compiler: NodeCompiler, name: DocumentName, inputs: Readonly<Record<string, string>>) {
  const compiled = compiler.compile({ mainFilePath: `${TEMPLATES}${name}.typ`, inputs });
  const document = compiled.result;
  if (!document) throw new DocumentNotTypeset(diagnosticsOf(compiled.takeError()));
  return document;
}

/** Whether so little runs over onto the last page that a little less room on each of the others may take it in. */
function hasFewLastLines(compiler: NodeCompiler, document: NodeTypstDocument): boolean {
  if (document.numOfPages < 2 || document.numOfPages > MAX_PAGES_SET_TWICE) return false;
  const [end] = compiler.query(document, { selector: '<end>', field: 'value' }) as readonly number[];
  return end !== undefined && end < FEW_LINES_END_ABOVE_CM;
}

/** The document set tighter where that saves its last page, otherwise as it is. */
function shorter(
  compiler: NodeCompiler,
  name: DocumentName,
  inputs: Readonly<Record<string, string>>,
  usual: NodeTypstDocument,
): NodeTypstDocument {
  const tight = compile(compiler, name, { ...inputs, room: 'tight' });
  return tight.numOfPages < usual.numOfPages ? tight : usual;
}

function diagnosticsOf(error: NodeError | null): string {
  return JSON.stringify(error?.shortDiagnostics ?? 'unknown');
}
