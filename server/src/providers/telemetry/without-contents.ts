import { SpanKind } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';

/** Attributes that may leave the portal; the libraries note addresses, queries and clients too, which hold tokens and name people. */
const ALLOWED: ReadonlySet<string> = new Set([
  'db.namespace',
  'db.operation.name',
  'db.query.text',
  'db.system.name',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'network.protocol.version',
  'url.scheme',
]);
/** Whom the portal asks. Of a request that it answers they are what the client claims. */
const ALLOWED_OF_CLIENTS: ReadonlySet<string> = new Set(['server.address', 'server.port']);

const LONGEST_STATEMENT = 2000;

/** A span as it may leave the portal: its name, its times, and of its attributes those on the list. */
export function withoutContents(span: ReadableSpan): ReadableSpan {
  const isClient = span.kind === SpanKind.CLIENT;
  const attributes = Object.entries(span.attributes).filter(
    ([name]) => ALLOWED.has(name) || (isClient && ALLOWED_OF_CLIENTS.has(name)),
  );
  return {
    name: span.name,
    kind: span.kind,
    spanContext: () => span.spanContext(),
    ...(span.parentSpanContext === undefined ? {} : { parentSpanContext: span.parentSpanContext }),
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    // Messages of errors repeat what was given.
    status: { code: span.status.code },
    events: [],
    links: [],
    attributes: Object.fromEntries(
      attributes.map(([name, value]) => [
        name,
        name === 'db.query.text' ? statementWithoutValues(String(value)) : value,
      ]),
    ),
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** A statement with `?` for what stands in it literally (OpenTelemetry, "Sanitization of db.query.text"). */
export function statementWithoutValues(statement: string): string {
  return statement
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$.])\d+(?:\.\d+)?\b/g, '?')
    .slice(0, LONGEST_STATEMENT);
}
