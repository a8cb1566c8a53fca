import SCIMMY from 'scimmy';
import { z } from 'zod';
import { ENTERPRISE, USER } from './schema-names.ts';
import { ScimProblem } from './scim-problem.ts';

SCIMMY.Schemas.User.extend(SCIMMY.Schemas.EnterpriseUser as never, false);

const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const LONGEST_PATH = 500;
const patchSchema = z.object({
  schemas: z.array(z.string()).refine((schemas) => schemas.includes(PATCH)),
  Operations: z
    .array(z.object({ op: z.string(), path: z.string().max(LONGEST_PATH).optional(), value: z.unknown().optional() }))
    .min(1)
    .max(1000),
});
type Operation = z.output<typeof patchSchema>['Operations'][number];

/** What is kept of people; other attributes of the standard are passed over, because directories send them unasked. */
const KEPT = new Set(['username', 'externalid', 'name', 'displayname', 'emails', 'active']);
const STANDARD = new Set([
  ...SCIMMY.Schemas.User.definition.attributes.map(({ name }) => name.toLowerCase()),
  ...['id', 'schemas', 'meta', 'password', 'groups'],
]);
const IN_ENTERPRISE = `${ENTERPRISE}:`.toLowerCase();

/**
 * A person after the changes of a directory (RFC 7644, section 3.5.2), also in the words of Entra, which sends booleans as texts, and of
 * Okta, which sends an object without a path.
 * @throws ScimProblem invalidSyntax, invalidPath, invalidValue, noTarget
 */
export function patchPerson(resource: object, body: unknown): Promise<unknown> {
  const operations = read(body).flatMap(operationOfPerson);
  return apply(new SCIMMY.Schemas.User(resource, 'in'), operations, resource);
}

/** A group after the changes of a directory. @throws ScimProblem as for people */
export function patchGroup(resource: object, body: unknown): Promise<unknown> {
  return apply(new SCIMMY.Schemas.Group(resource, 'in'), read(body), resource);
}

function read(body: unknown): Operation[] {
  const patch = patchSchema.safeParse(body);
  if (!patch.success) throw new ScimProblem(400, 'The body has to be a PatchOp message.', 'invalidSyntax');
  return patch.data.Operations;
}

async function apply(resource: unknown, operations: readonly Operation[], before: object): Promise<unknown> {
  if (operations.length === 0) return before;
  for (const { path, value } of operations) {
    const isBare = path === undefined && value !== null && typeof value === 'object';
    for (const one of isBare ? Object.keys(value) : [path ?? '']) refuseNested(one);
  }
  try {
    const patch = new SCIMMY.Messages.PatchOp({
      schemas: [PATCH],
      Operations: operations.map(withoutNothing),
    } as never);
    // Without a change there is no result.
    return JSON.parse(JSON.stringify((await patch.apply(resource as never, async (changed) => changed)) ?? before));
  } catch (error) {
    if (error instanceof SCIMMY.Types.Error)
      throw new ScimProblem(400, error.message, error.scimType as 'invalidValue');
    if (error instanceof TypeError) throw new ScimProblem(400, 'This path or value cannot be used.', 'invalidPath');
    throw error;
  }
}

/**
 * The library takes a filter in a path apart into every combination of its alternatives, so that a few hundred signs with brackets would
 * never end. No directory sends such a path.
 */
function refuseNested(path: string): void {
  if (path.length > LONGEST_PATH || /[()]/.test(path.replace(/"(?:[^"\\]|\\.)*"/g, '')))
    throw new ScimProblem(400, 'This path cannot be used.', 'invalidPath');
}

/** A removal with a value that is not there would remove nothing. */
const withoutNothing = ({ value, ...rest }: Operation) => (value === undefined ? rest : { ...rest, value });

function operationOfPerson({ op, path, value }: Operation): Operation[] {
  if (path === undefined || path === '') {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return [{ op, value }];
    return Object.entries(value)
      .filter(([name]) => STANDARD.has(/^[\w$-]+/.exec(name.toLowerCase())?.[0] ?? '') || name.startsWith('urn:'))
      .flatMap(([name, one]) => operationOfPerson({ op, path: name, value: one }));
  }
  const plain = path.toLowerCase().startsWith(`${USER}:`.toLowerCase()) ? path.slice(USER.length + 1) : path;
  const lower = plain.toLowerCase();
  if (lower === ENTERPRISE.toLowerCase()) {
    if (value === null || typeof value !== 'object') return [{ op, path: `${ENTERPRISE}:department`, value: '' }];
    return Object.entries(value).flatMap(([name, one]) =>
      operationOfPerson({ op, path: `${ENTERPRISE}:${name}`, value: one }),
    );
  }
  if (lower.startsWith(IN_ENTERPRISE)) {
    const isKept = lower === `${IN_ENTERPRISE}department`;
    return isKept ? [{ op, path: `${ENTERPRISE}:department`, value: value ?? '' }] : [];
  }
  const root = /^[\w$-]+/.exec(lower)?.[0] ?? '';
  if (root === 'emails') return operationOfEmail({ op, path: plain, value });
  if (!STANDARD.has(root) && !lower.startsWith('urn:'))
    throw new ScimProblem(400, `There is no attribute “${path}”.`, 'invalidPath');
  if (!KEPT.has(root)) return [];
  if (op.toLowerCase() === 'remove') return [{ op, path: plain, value: undefined }];
  return [{ op, path: plain, value: root === 'active' ? asFlag(value) : (value ?? '') }];
}

/** One address is kept: the primary one, or that for work. */
function operationOfEmail({ op, path = '', value }: Operation): Operation[] {
  if (/^emails$/i.test(path))
    return [{ op: op.toLowerCase() === 'remove' ? op : 'replace', path, value: emailsOf(value) }];
  if (!/^emails(\[(type eq "work"|primary eq "?true"?)\])?\.value$/i.test(path)) return [];
  if (op.toLowerCase() === 'remove') return [{ op, path: 'emails', value: undefined }];
  return [{ op: 'replace', path: 'emails', value: [{ value, type: 'work', primary: true }] }];
}

const emailsOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one) => ({ ...one, ...('primary' in one ? { primary: asFlag(one.primary) } : {}) }))
    : value;

function asFlag(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const lower = value.toLowerCase();
  return lower === 'true' ? true : lower === 'false' ? false : value;
}
