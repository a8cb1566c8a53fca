import { placesInJson } from '../../active/json-place.ts';
import { mayBeSent } from '../../active/may-be-sent.ts';
import type { GivenOperation } from '../../api/given/given-operation.ts';
import { canonicalUrl } from '../../crawl/canonical-url.ts';
import { wasTried } from '../../extent/note-extent.ts';
import { pathTemplate } from '../../findings/fingerprint.ts';
import { formKey } from '../../forms/sent-form.ts';
import { LEVEL_LIMITS } from '../../levels.ts';
import type { ScanSettings } from '../../scan-options.ts';
import type { ScanState } from '../../scan-state.ts';
import { admitOperation } from '../admit/admit-api.ts';
import { keyOfInput } from '../admit/admit-inputs.ts';
import { isXmlTried } from '../xml-body.ts';

/** At the website's own origin, whichever of its names the description gives. */
function atTarget(state: Readonly<ScanState>, { url }: GivenOperation): string | null {
  if (state.target === null) return null;
  const { pathname, search } = new URL(url);
  return state.target.origin + pathname + search;
}

/** Queues what the website's owner described: pages of what is read, inputs of what is searched. */
export function admitGiven(state: ScanState, { level, operations = [] }: ScanSettings): void {
  if (!LEVEL_LIMITS[level].inputs.has('form')) return;
  for (const operation of operations) {
    const url = atTarget(state, operation);
    if (url === null || !mayBeSent(state, url)) continue;
    const { form, xml } = operation;
    const bodies = { fields: form?.fields ?? null, encoding: form?.encoding ?? 'urlencoded', isXml: xml !== undefined };
    admitOperation(state, level, { ...operation, ...bodies, url }, url, xml);
  }
}

/** How many of the described operations were tried: asked for, or one of their inputs was. */
export function countGiven(state: ScanState, { operations }: ScanSettings) {
  if (operations === undefined) return null;
  const tried = operations.filter((operation) => {
    const url = atTarget(state, operation);
    if (url === null) return false;
    if (operation.method === 'GET') return wasTried(state, 'addresses', canonicalUrl(url));
    const { pathname } = new URL(url);
    const { json, form, xml } = operation;
    const isInputTried = (target: string, place: 'json' | 'form', parameter: string) =>
      wasTried(state, 'inputs', keyOfInput(target, '', { place, parameter }));
    const fields = form?.fields ?? [];
    return (
      (xml !== undefined && isXmlTried(state, url)) ||
      placesInJson(json ?? '{}').some((way) => isInputTried(pathTemplate(pathname), 'json', way)) ||
      fields.some(({ name }) => isInputTried(formKey({ action: url, fields }), 'form', name))
    );
  });
  return { found: operations.length, tried: tried.length };
}
