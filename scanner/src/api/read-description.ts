import { parseDocument } from 'yaml';

/** Longer ones are no description that people wrote, and would hold the scan up. */
const LONGEST_YAML = 1_000_000;
/** With what its aliases stand for written out. */
const LONGEST_WHOLE = 4_000_000;
/** So often may parts be repeated by aliases; a few lines could otherwise stand for millions. */
const MAX_ALIASES = 100;

/** Whether a text may be a description of an API (OpenAPI 3 or Swagger 2), in JSON or YAML. */
export const mayBeDescription = (text: string): boolean =>
  /"(?:openapi|swagger)"\s*:/.test(text) || /^(?:openapi|swagger)\s*:/m.test(text);

/** What a text in JSON or YAML 1.2 says; null when it is neither, or too large or too odd to be read. */
export function readDescription(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // No JSON; perhaps YAML.
    if (!(error instanceof SyntaxError)) throw error;
  }
  return text.length > LONGEST_YAML || /^\s*[{[]/.test(text) ? null : fromYaml(text);
}

function fromYaml(text: string): unknown {
  try {
    const document = parseDocument(text, { merge: true, uniqueKeys: false, logLevel: 'silent' });
    if (document.errors.length > 0) return null;
    // Written out once, so that what follows meets plain data without circles.
    const whole = JSON.stringify(document.toJS({ maxAliasCount: MAX_ALIASES }));
    return whole === undefined || whole.length > LONGEST_WHOLE ? null : JSON.parse(whole);
  } catch (error) {
    // Too many aliases, circles, or nested beyond all sense.
    if (error instanceof ReferenceError || error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}
