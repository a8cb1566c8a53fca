import { z } from 'zod';
import { isJsonAbove } from '../../../system/text-shape.ts';
import { importRefused, MAX_ROWS } from './import-refused.ts';
import { readSarif } from './read-sarif.ts';
import { fieldName, type ScannerList, type ScannerRecord } from './scanner-record.ts';

/** Where lists hide in what scanners write. */
const LISTS = ['findings', 'vulnerabilities', 'results', 'issues', 'weaknesses', 'data'] as const;
/** Logs in SARIF have a dozen lists and objects in each other, and a hundred values for each of 2,000 results. */
const MOST = { depth: 64, values: 500_000 };
const object = z.record(z.string(), z.unknown());

/**
 * A list in JSON: SARIF, the portal's own export of findings, or any list of objects with a name and a severity.
 * @throws AppError WEAKNESS_IMPORT_REFUSED
 */
export function readScannerJson(text: string): ScannerList {
  const value = parsed(text);
  const sarif = readSarif(value);
  if (sarif !== null) return sarif;
  const list = z.array(object).safeParse(listIn(value));
  if (!list.success) throw importRefused('It contains no list of findings.');
  if (list.data.length === 0) throw importRefused('Its list is empty.');
  if (list.data.length > MAX_ROWS) throw importRefused(`It has more than ${MAX_ROWS.toLocaleString('en')} entries.`);
  const records = list.data.map(recordOf);
  const isOwn = records.every((record) => record.has('findingid') && record.has('checkid') && record.has('term'));
  return { format: isOwn ? 'findings-export' : 'json', records };
}

function parsed(text: string): unknown {
  if (isJsonAbove(text, MOST)) throw importRefused('It contains far more than a list of findings should.');
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw importRefused('It is not valid JSON.');
    throw error;
  }
}

function listIn(value: unknown): unknown {
  if (Array.isArray(value)) return value;
  const fields = object.safeParse(value);
  if (!fields.success) return null;
  return LISTS.map((name) => fields.data[name]).find(Array.isArray) ?? null;
}

/** Texts, numbers, and lists of them; what lies deeper is left out. */
function recordOf(entry: Readonly<Record<string, unknown>>): ScannerRecord {
  return new Map(Object.entries(entry).map(([name, value]) => [fieldName(name), textOf(value)] as const));
}

function textOf(value: unknown): string {
  return Array.isArray(value)
    ? value
        .map(wordOf)
        .filter((text) => text !== '')
        .join(', ')
    : wordOf(value);
}

function wordOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
