import type { DocumentRenderer } from '../../documents/document-renderer.ts';
import type { Services } from '../../services.ts';
import type { Plans } from '../plans/public.ts';

/** What security policies need beyond what every module may use. */
export type PoliciesServices = Services & { readonly documents: DocumentRenderer; readonly plans: Plans };
