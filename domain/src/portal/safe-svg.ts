import { SVG_ELEMENTS } from './svg-elements.ts';

export type SvgCheck = { readonly svg: string } | { readonly problem: string };

const NAMESPACES: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Uses of uses multiply what has to be drawn; so few of them cannot multiply it far. */
const MAX_USES = 20;
const MAX_ELEMENTS = 5000;
const DEEPEST = 100;

const TOKEN =
  /<!--(?:(?!--)[\s\S])*-->|<(?<open>[A-Za-z][\w:.-]*)(?<attributes>(?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|<\/(?<close>[A-Za-z][\w:.-]*)\s*>|(?<text>[^<]+)/gy;
const ATTRIBUTE = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
const REFERENCE = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;
const PROLOG = /^\uFEFF?\s*(?:<\?xml\s[^?<>]*\?>)?(?:\s|<!--(?:(?!--)[\s\S])*-->)*(?:<!DOCTYPE\s[^<>[\]]*>)?\s*/i;

class Refused extends Error {}

/**
 * Reads an SVG that somebody brought and answers it without its prolog, or what is wrong with it. Only what can merely draw
 * passes: listed elements, no handlers, no references but to parts of itself, no entities, no imports in styles. The grammar is a
 * part of XML's, and what is outside of it is refused, so that no browser reads more into the text than was looked at.
 */
export function checkSvg(text: string): SvgCheck {
  const svg = text.replace(PROLOG, '').trim();
  try {
    checkTokens(svg);
    return { svg };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.message };
    throw error;
  }
}

function checkTokens(svg: string): void {
  const open: string[] = [];
  let elements = 0;
  let uses = 0;
  let end = 0;
  for (const token of svg.matchAll(TOKEN)) {
    end = token.index + token[0].length;
    const { open: name, attributes = '', empty, close, text } = token.groups ?? {};
    if (name !== undefined) {
      if (open.length === 0 && (elements > 0 || name !== 'svg')) throw new Refused('It is not a single SVG picture.');
      elements += 1;
      uses += name === 'use' ? 1 : 0;
      checkElement(name, attributes, open.length === 0);
      if (empty === '') open.push(name);
    } else if (close !== undefined) {
      if (open.pop() !== close) throw new Refused('Its elements are not closed in the right order.');
    } else if (text !== undefined) {
      if (open.length === 0 && text.trim() !== '') throw new Refused('It is not a single SVG picture.');
      const decoded = decode(text);
      if (open.at(-1) === 'style') checkStyle(decoded);
    }
    if (elements > MAX_ELEMENTS || open.length > DEEPEST || uses > MAX_USES)
      throw new Refused('It is too complicated for a logo.');
  }
  if (elements === 0) throw new Refused('It is not a single SVG picture.');
  if (end !== svg.length || open.length > 0) throw new Refused('It cannot be read as plain SVG.');
}

function checkElement(name: string, source: string, isRoot: boolean): void {
  if (!SVG_ELEMENTS.has(name)) throw new Refused(`It contains <${name}>, which a logo may not contain.`);
  const attributes = new Map<string, string>();
  for (const [, attribute = '', double, single] of source.matchAll(ATTRIBUTE)) {
    if (attributes.has(attribute)) throw new Refused(`It has “${attribute}” twice in one element.`);
    attributes.set(attribute, decode(double ?? single ?? ''));
  }
  if (isRoot && attributes.get('xmlns') !== NAMESPACES.xmlns)
    throw new Refused('It is missing xmlns="http://www.w3.org/2000/svg".');
  for (const [attribute, value] of attributes) checkAttribute(attribute, value);
}

function checkAttribute(name: string, value: string): void {
  if (!isHarmless(name, value))
    throw new Refused(`It contains the attribute “${name}” with a value that a logo may not have.`);
  if (!name.startsWith('xml')) checkStyle(value);
}

function isHarmless(name: string, value: string): boolean {
  if (name.startsWith('xmlns')) return NAMESPACES[name] === value;
  if (name === 'href' || name === 'xlink:href') return /^#[\w.-]+$/.test(value);
  if (name === 'xml:space' || name === 'xml:lang') return true;
  return !name.includes(':') && !/^on/i.test(name);
}

/** Styles and attributes: nothing is fetched and nothing runs. Escapes are refused, as they can spell any of it. */
function checkStyle(text: string): void {
  const references = text.replaceAll(/url\(\s*(["']?)#[\w.-]+\1\s*\)/gi, '');
  if (
    /url\s*\(|@|\\|javascript:|data:|expression\s*\(|\b(?:image|image-set|src|element|cross-fade)\s*\(/i.test(
      references,
    )
  )
    throw new Refused('It refers to something outside itself.');
}

function decode(text: string): string {
  if (/&/.test(text.replaceAll(REFERENCE, ''))) throw new Refused('It defines its own entity.');
  return text.replaceAll(REFERENCE, (_reference, name?: string, decimal?: string, hexadecimal?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? refuseEntity();
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : refuseEntity();
  });
}

function refuseEntity(): never {
  throw new Refused('It defines its own entity.');
}
