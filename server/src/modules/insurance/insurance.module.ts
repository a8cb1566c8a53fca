import * as calls from '@portal/contract/insurance/insurance.calls.ts';
import type { DocumentRenderer } from '../../documents/document-renderer.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import { createReadinessPdf } from './readiness-pdf.ts';
import { createReadReadinessSheet, type ReadinessServices } from './readiness-sheet.ts';

/** Calls of the readiness sheet; the insurance notice itself needs none. */
export function insuranceModule(services: ReadinessServices & { readonly documents: DocumentRenderer }): BoundCall[] {
  return [
    bind(calls.readinessSheet).to(createReadReadinessSheet(services)),
    bind(calls.readinessPdf).to(createReadinessPdf(services)),
  ];
}
