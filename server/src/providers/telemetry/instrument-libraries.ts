import { createRequire, syncBuiltinESMExports } from 'node:module';
import type { Instrumentation } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import type { TracerProvider } from '@opentelemetry/sdk-trace';

const UNTRACED_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** One for the process: a library that was changed once is not handed out to be changed again. */
let libraries: readonly Instrumentation[] | null = null;

/**
 * Makes HTTP, PostgreSQL and fetch tell of what they do. What they do without anybody's request or job, such as looking for jobs each
 * second, makes no trace. No trace is carried to others: scanned websites and providers get no header of it.
 * @returns undoes it
 */
export function instrumentLibraries(tracerProvider: TracerProvider): () => void {
  libraries ??= [
    new HttpInstrumentation({
      requireParentforOutgoingSpans: true,
      ignoreIncomingRequestHook: ({ url = '' }) => UNTRACED_PATHS.has(url.split('?')[0] ?? ''),
    }),
    new PgInstrumentation({ requireParentSpan: true }),
    new UndiciInstrumentation({ requireParentforSpans: true }),
  ];
  for (const library of libraries) {
    library.setTracerProvider(tracerProvider);
    library.enable();
  }
  // A library is changed when CommonJS asks for it; what is changed in it both kinds of modules share.
  const require = createRequire(import.meta.url);
  for (const library of ['node:http', 'node:https', 'pg']) require(library);
  createRequire(require.resolve('pg'))('pg-pool');
  syncBuiltinESMExports();
  return () => {
    for (const library of libraries ?? []) library.disable();
    syncBuiltinESMExports();
  };
}
