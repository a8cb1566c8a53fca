import { Readable } from 'node:stream';
import { type Call, DEFAULT_BODY_KILOBYTES, namedFile, streamedFile } from '@portal/contract/call.ts';
import { MAX_PROBLEMS } from '@portal/contract/errors.ts';
import { faults } from '@portal/contract/input-faults.texts.ts';
import { matchPath } from '@portal/contract/path.ts';
import type { CustomersSeen } from '@portal/domain/accounts/customers-seen.ts';
import { staffMay } from '@portal/domain/accounts/staff-permissions.ts';
import type { ModuleKey } from '@portal/domain/plans/module-status.ts';
import { unsaid } from '@portal/domain/texts/unsaid.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError, InputError } from '../call/app-error.ts';
import { routeAddress, type ServedCall } from '../call/bind-call.ts';
import type { Caller, Session } from '../call/caller.ts';
import { inputFault } from '../call/input-fault.ts';
import { tooMany } from './input-bounds.ts';
import { sendCompressed } from './pages/send-compressed.ts';
import { isUpload, readUpload } from './read-upload.ts';
import { type CustomersNamed, requireCustomers } from './security/require-customers.ts';

/** What the binding needs to know of the rest of the portal. */
export type CallEnvironment = {
  callerOf(request: FastifyRequest, reply: FastifyReply): Promise<Caller>;
  /** @throws AppError CSRF_REJECTED */
  requireOwnPage(request: FastifyRequest, call: Call): void;
  /** Whether the portal is closed to everybody but staff; what the maintenance page and staff's sign-in need is answered still. */
  isInMaintenance(): boolean | Promise<boolean>;
  /** Keeps the session of somebody who is at work from ending for inactivity. */
  noteActivity(session: Session): Promise<void>;
  /** @throws AppError MODULE_NOT_ACTIVE */
  requireModule(session: Session & { orgId: string }, module: ModuleKey): Promise<void>;
  /** Which customers a member of staff sees. */
  customersSeen(session: Session): Promise<CustomersSeen>;
  customersNamed: CustomersNamed;
  observe(call: Call, status: number, seconds: number): void;
};

const GENERAL_PER_MINUTE = 600;

/**
 * Puts every call behind the same way: caller, own page, rate limit, access, input, use case, output. A handler never sees
 * the request, and an answer carries nothing that its schema does not name.
 */
export function registerCalls(app: FastifyInstance, calls: readonly ServedCall[], environment: CallEnvironment): void {
  for (const bound of calls) {
    const { call } = bound;
    app.route({
      method: call.method,
      url: routeAddress(call.path),
      // A call is asked for its answer; HEAD routes beside those that read cost a start 30 ms.
      exposeHeadRoute: false,
      bodyLimit: (call.maxBodyKilobytes ?? DEFAULT_BODY_KILOBYTES) * 1024,
      config: { perMinute: call.perMinute ?? GENERAL_PER_MINUTE },
      handler: async (request, reply) => {
        const startedAt = performance.now();
        reply.raw.once('finish', () =>
          environment.observe(call, reply.statusCode, (performance.now() - startedAt) / 1000),
        );
        return answer(bound, environment, request, reply);
      },
    });
  }
}

async function answer(
  { call, handle }: ServedCall,
  environment: CallEnvironment,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const isClosed = call.duringMaintenance !== true && (await environment.isInMaintenance());
  const caller = await environment.callerOf(request, reply);
  if (isClosed && caller.session?.isStaff !== true) throw new AppError('IN_MAINTENANCE');
  try {
    environment.requireOwnPage(request, call);
    await requireAccess(call, caller, environment);
    const body = isUpload(request) ? await readUpload(request, call) : request.body;
    const input = parseInput(call, request, body);
    const customers = await customersFor(call, caller, input, environment);
    const output = call.output.parse(await handle({ ...caller, customers }, input));
    if (caller.session !== null && isWork(call)) {
      // What was asked for is done by now: that it was not noted must not be told as its failure.
      await environment.noteActivity(caller.session).catch((error: unknown) => {
        request.log.error({ err: error }, 'activity not noted');
      });
    }
    return send(request, reply, call, output);
  } catch (error) {
    if (error instanceof AppError && DENIALS.has(error.code)) logDenial(request, call, caller, error.code);
    throw error instanceof AppError ? tiedToInput(error, call) : error;
  }
}

/** The customers that a call of staff may be about, now that what it names is known to be of these. */
async function customersFor(
  call: Call,
  { session }: Caller,
  input: Record<string, unknown>,
  { customersSeen, customersNamed }: CallEnvironment,
): Promise<CustomersSeen> {
  if (call.access !== 'staff' || session === null) return [];
  const seen = await customersSeen(session);
  await requireCustomers(call, input, seen, customersNamed);
  return seen;
}

/** Whether a call tells of somebody at work. What anyone may call, and what only reads, may be a page that stands open. */
const isWork = ({ method, access, isPassive }: Call): boolean =>
  method === 'POST' && access !== 'public' && isPassive !== true;

/** A failure without the field that its call does not have: pages leave what belongs to a field to their form, and nobody would be told. */
function tiedToInput(error: AppError, { input }: Call): AppError {
  const [field] = error.field?.split('.') ?? [];
  if (field === undefined || !(input instanceof z.ZodObject) || field in input.shape) return error;
  return new AppError(error.code, { values: error.values });
}

/** Refusals of somebody who asked for what is not theirs, or could not prove who they are. */
const DENIALS: ReadonlySet<string> = new Set([
  'NOT_SIGNED_IN',
  'BEARER_REJECTED',
  'FRESH_SIGN_IN_NEEDED',
  'CSRF_REJECTED',
  'NO_ACCESS',
  'NOT_FOUND',
  'ORGANISATION_REQUIRED',
  'MODULE_NOT_ACTIVE',
  'CLOSED_TO_SERVICE',
]);

/** Who was refused what, from where (ASVS 5.0, 16.3.2); the ids of what was asked for stay out, because links hold secrets. */
function logDenial(request: FastifyRequest, call: Call, { session, ip }: Caller, code: string): void {
  const who = { userId: session?.userId ?? null, orgId: session?.orgId ?? null, ip };
  // Whoever comes back after a session has ended is no intruder.
  const level = code === 'NOT_SIGNED_IN' ? 'info' : 'warn';
  request.log[level]({ call: `${call.method} ${call.path}`, code, ...who }, 'denied');
}

function send(request: FastifyRequest, reply: FastifyReply, call: Call, output: unknown): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (call.file === undefined) {
    reply.type('application/json; charset=utf-8');
    const text = JSON.stringify(output);
    return call.sameForAll === true ? sendCompressed(request, reply, text) : reply.send(text);
  }
  return sendFile(reply, call, fileOutput.parse(output));
}

const fileOutput = z.union([namedFile.extend({ type: z.string().optional() }), streamedFile]);

/** Files open in a window of their own, where the browser's viewer needs the policy without its sandbox; downloads keep it. */
const SHOWN_FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'";

/** Sends a file under its name, in plain ASCII and as it is (RFC 6266, RFC 8187). */
function sendFile(reply: FastifyReply, call: Call, file: z.output<typeof fileOutput>): FastifyReply {
  const { fileName } = file;
  const ascii = fileName.replace(/[^\w.-]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  if (call.isDownload !== true) reply.header('content-security-policy', SHOWN_FILE_POLICY);
  const disposition = call.isDownload === true ? 'attachment' : 'inline';
  reply.header('content-disposition', `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`);
  const ofCall = call.file ?? 'application/octet-stream';
  if ('stream' in file) return reply.type(ofCall).header('content-length', file.size).send(Readable.from(file.stream));
  const { bytes, type } = file;
  return reply.type(type ?? ofCall).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

async function requireAccess(call: Call, { session }: Caller, environment: CallEnvironment): Promise<void> {
  if (session !== null && session.service !== null && (call.closedToService || call.access === 'staff')) {
    throw new AppError('CLOSED_TO_SERVICE');
  }
  if (call.access === 'public') return;
  if (session === null) throw new AppError('NOT_SIGNED_IN');
  if (call.access === 'session') return;
  if (call.access === 'staff') {
    // Others need not know that these calls exist.
    if (!session.isStaff) throw new AppError('NOT_FOUND');
    if (call.permission === undefined || !staffMay(session.staffRole, call.permission)) throw new AppError('NO_ACCESS');
    return;
  }
  if (session.orgId === null) throw new AppError('ORGANISATION_REQUIRED');
  if (call.module !== undefined) await environment.requireModule({ ...session, orgId: session.orgId }, call.module);
}

/**
 * What a request gives to a call, looked through.
 * @param base what addresses of such calls begin with
 * @throws InputError, AppError NOT_FOUND for an address that only looks like the call's
 */
export function parseInput(
  call: Pick<Call, 'method' | 'path' | 'input'>,
  request: FastifyRequest,
  body: unknown,
  base = '/api',
): Record<string, unknown> {
  const path = request.raw.url?.split('?')[0]?.slice(base.length) ?? '';
  const parameters = matchPath(call.path, path);
  if (parameters === null) throw new AppError('NOT_FOUND');
  const given = call.method === 'GET' ? request.query : (body ?? {});
  return checkInput(call.input, isObject(given) ? { ...given, ...parameters } : given);
}

/**
 * What is given to a call, counted and parsed.
 * @throws InputError
 */
export function checkInput(input: Call['input'], given: unknown): Record<string, unknown> {
  if (!isObject(given)) throw new InputError([{ field: '', message: unsaid(faults.noObject) }]);
  const crowded = tooMany(input, given);
  if (crowded !== null) throw new InputError([{ field: crowded, message: unsaid(faults.tooMany) }]);
  const parsed = input.safeParse(given, { reportInput: true });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.slice(0, MAX_PROBLEMS);
  throw new InputError(issues.map((issue) => ({ field: fieldAt(issue.path), message: inputFault(issue) })));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LONGEST_FIELD = 200;

/** The place of a problem as pages know it; names that only the input has may be long. */
const fieldAt = (path: readonly PropertyKey[]): string => path.join('.').slice(0, LONGEST_FIELD);
