import { isOfSignIn, roleOfField } from './field-roles.ts';
import type { ReadRecording, RecordingFault, SignInPlaces } from './recording.ts';

const QUOTED = /(["'`])((?:\\.|(?!\1).)*)\1/g;
const IGNORED =
  /^\s*(?:$|\/\/|#|\/?\*|import\b|from\b|const\b|let\b|def\b|with\b|async\b|test(?:\.\w+)?\s*\(|\}|\)|\{|browser\b|context\b|playwright\b|run\b|await\s+(?:browser|context)\b|await\s+expect|expect\b|@)/;
/** What a scan does by itself, or need not do. */
const IMPLIED = /\.\s*(?:click|press|dblclick|waitFor\w*|wait_for\w*|check|uncheck|close|setDefault\w*|pause)\s*\(/;

/**
 * Takes a sign-in out of a script that Playwright recorded, in JavaScript or Python: the page that is opened, and what is filled into
 * which fields. The fields' own names are found on the page later where the script knows them by their labels only.
 */
export function readScript(text: string, { website, hosts }: SignInPlaces): ReadRecording {
  const faults: RecordingFault[] = [];
  let page = '';
  const filled = { user: { field: '', value: '' }, password: { field: '', value: '' } };
  for (const [index, line] of text.split('\n').entries()) {
    const fault = (problem: RecordingFault['problem'], about = withoutValues(line)) =>
      faults.push({ line: index + 1, problem, text: about });
    if (/^\s*(?:await\s+)?expect\b/.test(line)) continue;
    if (!/\bpage\d*\s*\./.test(line)) {
      if (!IGNORED.test(line)) fault('NOT_UNDERSTOOD');
      continue;
    }
    const words = [...line.matchAll(QUOTED)].map(([, , word = '']) => word.replace(/\\(.)/g, '$1'));
    if (/\.\s*goto\s*\(/.test(line)) {
      const [address = ''] = words;
      if (isOfSignIn(address, website, hosts)) page = address;
      else fault('OTHER_SITE', address.slice(0, 200));
    } else if (/\.\s*(?:fill|type|pressSequentially|press_sequentially)\s*\(/.test(line)) {
      if (page === '') fault('NO_PAGE');
      const value = words.at(-1) ?? '';
      const place = words.slice(0, -1).join(' ');
      const role = roleOfField(place) ?? (filled.user.value === '' ? 'user' : 'password');
      if (role !== 'code') filled[role] = { field: nameIn(place), value };
    } else if (!IMPLIED.test(line) && !/=\s*(?:await\s+)?\w*\.?new_?[pP]age/.test(line)) fault('NOT_UNDERSTOOD');
  }
  if (filled.password.value === '' || page === '')
    return {
      recording: null,
      faults: [...faults, { line: 1, problem: page === '' ? 'NO_PAGE' : 'NO_PASSWORD', text: '' }],
    };
  const { user, password } = filled;
  return {
    recording: {
      ...{ kind: 'form', page, user: user.value, password: password.value },
      ...{ userField: user.field, passwordField: password.field },
    },
    faults,
  };
}

/** The name of a field in a selector such as `input[name="email"]`; empty where it is known by its label. */
const nameIn = (place: string) => /\[\s*name\s*=\s*["']?([^"'\]\s]+)/.exec(place)?.[1] ?? '';

/** A line to show: what was filled in is nobody's business. */
const withoutValues = (line: string) =>
  line
    .trim()
    .replace(/((?:fill|type|pressSequentially|press_sequentially)\s*\().*$/, '$1…)')
    .slice(0, 120);
