import type { Operation } from '@portal/contract/developers/operation.ts';
import { OPERATIONS } from '@portal/contract/developers/operations.ts';
import { parameterNames } from '@portal/contract/path.ts';
import { z } from 'zod';

type Schema = {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
};

/** The typed client of the public interface, as the file that `client` holds. */
export function typedClient(): string {
  return [HEAD, ...OPERATIONS.flatMap(typesOf), CLASS, ...OPERATIONS.map(methodOf), TAIL].join('\n');
}

const HEAD = `// Made from what the portal declares (contract/src/developers/operations); do not edit. It needs nothing but fetch.

/** What went wrong, as the portal tells it (RFC 9457); act on \`code\`. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  requestId: string;
  errors?: { field: string; detail: string }[];
};

export class PortalError extends Error {
  readonly problem: Problem;
  /** Seconds to wait, where the portal says so. */
  readonly retryAfter: number | null;

  constructor(problem: Problem, retryAfter: number | null) {
    super(\`\${problem.status} \${problem.code}: \${problem.detail}\`);
    this.name = 'PortalError';
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}
`;

const CLASS = `export type PortalClientOptions = {
  /** Of the portal, such as https://portal.example.com. */
  origin: string;
  token: string;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
};

export type PostOptions = {
  /** The same request with the same key is answered once, for 24 hours. */
  idempotencyKey?: string;
};

/** Calls the portal's public interface. Each method throws a PortalError where the portal refuses. */
export class PortalClient {
  readonly #options: PortalClientOptions;

  constructor(options: PortalClientOptions) {
    this.#options = options;
  }

  async #call(method: string, path: string, input: Record<string, unknown>, options: PostOptions = {}): Promise<unknown> {
    const rest = { ...input };
    const filled = path.replace(/\\{(\\w+)\\}/g, (_, name: string) => {
      const value = encodeURIComponent(String(rest[name]));
      delete rest[name];
      return value;
    });
    const query = new URLSearchParams(
      Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    const isGet = method === 'GET';
    const send = this.#options.fetch ?? fetch;
    const url = \`\${this.#options.origin}/api/v1\${filled}\${isGet && query.size > 0 ? \`?\${query}\` : ''}\`;
    const response = await send(url, {
      method,
      headers: {
        authorization: \`Bearer \${this.#options.token}\`,
        ...(isGet ? {} : { 'content-type': 'application/json' }),
        ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
      },
      ...(isGet ? {} : { body: JSON.stringify(rest) }),
    });
    if (response.ok) return response.json();
    const retryAfter = response.headers.get('retry-after');
    throw new PortalError((await response.json()) as Problem, retryAfter === null ? null : Number(retryAfter));
  }
`;

const TAIL = `}

/** Every entry of a list, page after page: \`for await (const scan of everyEntry((cursor) => portal.listScans({ cursor })))\`. */
export async function* everyEntry<Entry>(
  list: (cursor: string | undefined) => Promise<{ data: Entry[]; nextCursor: string | null }>,
): AsyncGenerator<Entry> {
  let cursor: string | undefined;
  do {
    const page = await list(cursor);
    yield* page.data;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
`;

const named = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`;

const schemaOf = (type: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Schema;

function typesOf({ name, input, output }: Operation): string[] {
  return [
    `export type ${named(name)}Input = ${typeText(schemaOf(input, 'input'))};`,
    `export type ${named(name)}Output = ${typeText(schemaOf(output, 'output'))};`,
    '',
  ];
}

function methodOf({ name, method, path, summary, input, scope }: Operation): string {
  const needsInput = (schemaOf(input, 'input').required ?? []).length > 0 || parameterNames(path).length > 0;
  const options = method === 'POST' ? ', options: PostOptions = {}' : '';
  return `
  /** ${summary.text}. Needs ${scope}. */
  ${name}(input: ${named(name)}Input${needsInput ? '' : ' = {}'}${options}): Promise<${named(name)}Output> {
    return this.#call('${method}', '${path}', input${method === 'POST' ? ', options' : ''}) as Promise<${named(name)}Output>;
  }`;
}

/** A JSON Schema as a type of TypeScript. */
function typeText(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeText).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map((type: string) => typeText({ ...schema, type })).join(' | ');
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return `(${typeText(schema.items ?? {})})[]`;
    case 'object':
      return objectText(schema);
    default:
      return 'unknown';
  }
}

function objectText({ properties = {}, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties);
  if (fields.length === 0)
    return typeof additionalProperties === 'object'
      ? `Record<string, ${typeText(additionalProperties)}>`
      : 'Record<string, never>';
  const texts = fields.map(([name, field]) => {
    const isOptional = !required.includes(name);
    return `${/^[\w$]+$/.test(name) ? name : JSON.stringify(name)}${isOptional ? '?' : ''}: ${typeText(field)}${isOptional ? ' | undefined' : ''}`;
  });
  return `{ ${texts.join('; ')} }`;
}
