import { hasDeniedWord } from '../crawl/denied-link.ts';
import { readDescription } from './read-description.ts';
import { type Described, isDescribed, resolved, sampleOf, sampleText } from './sample-value.ts';

/** One thing that an API can be asked, with harmless values. */
export type ApiOperation = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** Numbers of the parts of the path that are values. */
  readonly pathPlaces: readonly number[];
  readonly json: string | null;
  readonly fields: readonly { readonly name: string; readonly value: string }[] | null;
  readonly encoding: 'urlencoded' | 'multipart';
  readonly isXml: boolean;
};

const MAX_OPERATIONS = 200;

/** Reads an OpenAPI 3 or Swagger 2 description in JSON or YAML; null when the text isn't one. Only GET and POST, and nothing whose words warn. */
export function operationsOf(text: string, describedAt: string): readonly ApiOperation[] | null {
  const whole = readDescription(text);
  if (!isDescribed(whole) || !/^[23]\./.test(String(whole.openapi ?? whole.swagger ?? ''))) return null;
  const base = baseOf(whole, describedAt);
  const operations: ApiOperation[] = [];
  for (const [path, item] of Object.entries(isDescribed(whole.paths) ? whole.paths : {})) {
    const methods = resolved(item, whole);
    for (const method of ['get', 'post'] as const) {
      if (!isDescribed(methods[method]) || operations.length >= MAX_OPERATIONS) continue;
      const operation = resolved(methods[method], whole);
      const words = [operation.operationId, operation.summary].filter((word) => typeof word === 'string').join(' ');
      if (hasDeniedWord(words) || !path.startsWith('/')) continue;
      const parameters = parametersOf(methods, operation);
      const found = operationFor(method === 'get' ? 'GET' : 'POST', base + path, operation, parameters, whole);
      if (found !== null) operations.push(found);
    }
  }
  return operations;
}

/** Parameters of a path and of one of its operations. */
export const parametersOf = (methods: Described, operation: Described): readonly unknown[] =>
  [methods.parameters, operation.parameters].flatMap((list) => (Array.isArray(list) ? list : []));

/** One operation with harmless values; null when its address cannot be read. */
export function operationFor(
  method: 'GET' | 'POST',
  template: string,
  operation: Described,
  list: readonly unknown[],
  whole: Described,
): ApiOperation | null {
  const parameters = list.map((entry) => resolved(entry, whole));
  const sampleFor = (entry: Described) =>
    entry.example === undefined ? sampleText(entry.schema ?? entry, whole) : String(entry.example);
  const valuesIn = (place: string) => parameters.filter((entry) => entry.in === place);
  const inPath = new Map(valuesIn('path').map((entry) => [String(entry.name), sampleFor(entry)]));
  if (!URL.canParse(template)) return null;
  const url = new URL(
    template.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(inPath.get(name) ?? '1')),
  );
  for (const entry of valuesIn('query')) url.searchParams.set(String(entry.name), sampleFor(entry));
  const parts = new URL(template.replaceAll('{', 'zq-').replaceAll('}', '')).pathname.split('/');
  const content = resolved(operation.requestBody, whole).content;
  const bodies = isDescribed(content) ? content : {};
  const bodyOf = (shape: RegExp) => Object.entries(bodies).find(([type]) => shape.test(type))?.[1];
  const json = bodyOf(/json/) ?? valuesIn('body')[0];
  const form = bodyOf(/x-www-form-urlencoded|form-data/);
  const consumes = [operation.consumes, whole.consumes].find(Array.isArray)?.join(' ') ?? '';
  return {
    method,
    url: url.href,
    pathPlaces: parts.flatMap((part, index) => (part.startsWith('zq-') ? [index] : [])),
    json: json === undefined ? null : jsonText(sampleOf(resolved(json, whole).schema, whole)),
    fields: fieldsOf(form, valuesIn('formData'), whole),
    encoding: /form-data/.test(Object.keys(bodies).join(' ') + consumes) ? 'multipart' : 'urlencoded',
    isXml: bodyOf(/xml/) !== undefined || /xml/.test(consumes),
  };
}

function fieldsOf(form: unknown, formData: readonly Described[], whole: Described) {
  const described = formData.map((entry) => ({ name: String(entry.name), value: sampleText(entry, whole) }));
  if (described.length > 0) return described;
  const sample = form === undefined ? null : sampleOf(resolved(form, whole).schema, whole);
  if (!isDescribed(sample)) return null;
  return Object.entries(sample).map(([name, value]) => ({
    name,
    value: typeof value === 'object' ? JSON.stringify(value) : String(value),
  }));
}

const jsonText = (sample: unknown) => (isDescribed(sample) || Array.isArray(sample) ? JSON.stringify(sample) : null);

/** Where the API's paths begin: its first server, or the place of the description. */
export function baseOf(whole: Described, describedAt: string): string {
  const { origin } = new URL(describedAt);
  if (typeof whole.basePath === 'string') return origin + whole.basePath.replace(/\/$/, '');
  const server = Array.isArray(whole.servers) && isDescribed(whole.servers[0]) ? whole.servers[0].url : undefined;
  if (typeof server !== 'string' || !URL.canParse(server, describedAt)) return origin;
  return new URL(server, describedAt).href.replace(/\/$/, '');
}
