import { isOfSignIn, isOfSite, roleOfField } from './field-roles.ts';
import type { ReadRecording, RecordedStep, RecordingFault, SignInPlaces } from './recording.ts';

type Fields = { readonly name: string; readonly value: string }[];
type Sent = { readonly encoding: 'urlencoded' | 'json'; readonly fields: Fields };
type Entry = {
  readonly method: string;
  readonly url: string;
  readonly line: number;
  readonly sent: Sent | 'none' | 'unknown';
  readonly isPage: boolean;
  /** Where its answer leads; empty for most. */
  readonly leadsTo: string;
};

const MAX_STEPS = 10;

/** Takes the requests of a sign-in out of a HAR file: the page before each form, and what was sent, with placeholders for what is secret. */
export function readHar(text: string, places: SignInPlaces): ReadRecording {
  const { website, hosts } = places;
  let archive: unknown;
  try {
    archive = JSON.parse(text);
  } catch (error) {
    return { recording: null, faults: [{ line: lineOfError(error, text), problem: 'NOT_JSON', text: '' }] };
  }
  const entries = entriesOf(archive, text);
  if (entries.length === 0) return { recording: null, faults: [{ line: 1, problem: 'NO_REQUESTS', text: '' }] };
  const faults: RecordingFault[] = [];
  const last = entries.findLastIndex(({ sent }) =>
    rolesIn(sent).some((role) => role === 'password' || role === 'code'),
  );
  if (!entries.some(({ sent }) => rolesIn(sent).includes('password')))
    return { recording: null, faults: [{ line: 1, problem: 'NO_PASSWORD', text: '' }] };
  const account = { user: '', password: '' };
  const steps: RecordedStep[] = [];
  let page: Entry | null = null;
  for (const entry of entries.slice(0, last + 1)) {
    const isPosted = entry.method === 'POST' && rolesIn(entry.sent).length > 0;
    if (entry.method === 'POST' && entry.sent === 'unknown') faults.push(faultOf(entry, 'BODY_UNKNOWN'));
    if (entry.method === 'GET' && opensForm(entry, places, page !== null || steps.length > 0)) page = entry;
    if (!isPosted || typeof entry.sent === 'string') continue;
    if (!isOfSignIn(entry.url, website, hosts)) {
      faults.push(faultOf(entry, 'OTHER_SITE'));
      continue;
    }
    // The page brings the tokens that its form is sent with.
    if (page !== null) steps.push({ method: 'GET', url: page.url });
    page = null;
    steps.push({
      method: 'POST',
      url: entry.url,
      encoding: entry.sent.encoding,
      fields: withPlaceholders(entry.sent.fields, account),
    });
  }
  if (account.password === '')
    return { recording: null, faults: [...faults, { line: 1, problem: 'NO_PASSWORD', text: '' }] };
  return { recording: { kind: 'steps', steps: steps.slice(0, MAX_STEPS), ...account }, faults };
}

/**
 * Whether a form may be reached by opening this: a page of the website, or what leads from it to where the sign-in happens. The pages of
 * that host belong to one sign-in, and are opened only where nothing else leads there.
 */
function opensForm({ url, isPage, leadsTo }: Entry, { website, hosts }: SignInPlaces, isBegun: boolean): boolean {
  if (isOfSite(url, website)) return isPage || isOfSignIn(leadsTo, '', hosts);
  return isPage && !isBegun && isOfSignIn(url, website, hosts);
}

/** What an identity provider hands to the website is made anew each time, and followed. */
const isHandOver = (fields: Fields) =>
  fields.some(({ name }) => /^(?:SAMLResponse|id_token|wresult)$/.test(name)) ||
  ['code', 'state'].every((wanted) => fields.some(({ name }) => name === wanted));

const rolesIn = (sent: Entry['sent']) =>
  typeof sent === 'string' || isHandOver(sent.fields) ? [] : sent.fields.flatMap(({ name }) => roleOfField(name) ?? []);

function withPlaceholders(fields: Fields, account: { user: string; password: string }): Fields {
  return fields.map(({ name, value }) => {
    const role = roleOfField(name);
    if (role === null || value === '') return { name, value };
    if (role !== 'code') account[role] = value;
    return { name, value: `{${role}}` };
  });
}

const faultOf = ({ line, url }: Entry, problem: RecordingFault['problem']): RecordingFault => ({
  line,
  problem,
  text: url.split('?')[0]?.slice(0, 200) ?? '',
});

function entriesOf(archive: unknown, text: string): Entry[] {
  const log = at(archive, 'log');
  const list = at(log, 'entries');
  if (!Array.isArray(list)) return [];
  let from = 0;
  return list.flatMap((entry): Entry[] => {
    const request = at(entry, 'request');
    const [method, url] = [at(request, 'method'), at(request, 'url')];
    if (typeof method !== 'string' || typeof url !== 'string') return [];
    const found = text.indexOf(JSON.stringify(url), from);
    if (found >= 0) from = found + 1;
    const response = at(entry, 'response');
    const type = String(at(at(response, 'content'), 'mimeType') ?? '');
    return [
      {
        method,
        url,
        line: lineAt(text, Math.max(0, found)),
        sent: sentOf(at(request, 'postData')),
        isPage: /html/.test(type),
        leadsTo: String(at(response, 'redirectURL') ?? ''),
      },
    ];
  });
}

function sentOf(postData: unknown): Entry['sent'] {
  if (postData === undefined || postData === null) return 'none';
  const [type, body, params] = [String(at(postData, 'mimeType') ?? ''), at(postData, 'text'), at(postData, 'params')];
  if (/json/.test(type) && typeof body === 'string') return jsonFields(body);
  if (!/form-urlencoded/.test(type)) return 'unknown';
  if (typeof body === 'string' && body !== '') return { encoding: 'urlencoded', fields: fieldsOfForm(body) };
  if (!Array.isArray(params)) return 'unknown';
  // Browsers write names and values as they were sent.
  const decoded = (value: unknown) => decodedPart(String(value ?? ''));
  return {
    encoding: 'urlencoded',
    fields: params.map((one) => ({ name: decoded(at(one, 'name')), value: decoded(at(one, 'value')) })),
  };
}

/** The pairs of a form as it is sent (WHATWG URL standard, section 5). */
const fieldsOfForm = (body: string): Fields =>
  body
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const end = pair.includes('=') ? pair.indexOf('=') : pair.length;
      return { name: decodedPart(pair.slice(0, end)), value: decodedPart(pair.slice(end + 1)) };
    });

function decodedPart(part: string): string {
  const spaced = part.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

function jsonFields(body: string): Entry['sent'] {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'unknown';
    const fields = Object.entries(value);
    if (fields.some(([, one]) => typeof one === 'object' && one !== null)) return 'unknown';
    return { encoding: 'json', fields: fields.map(([name, one]) => ({ name, value: String(one ?? '') })) };
  } catch {
    return 'unknown';
  }
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Where JSON breaks, as engines tell it: a line, or a place. */
export function lineOfError(error: unknown, text: string): number {
  const message = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const place = /position (\d+)/.exec(message)?.[1];
  return lineAt(text, place === undefined ? text.length : Number(place));
}
