import { placesInJson } from '../../active/json-place.ts';
import { mayBeSent } from '../../active/may-be-sent.ts';
import type { GivenOperation } from '../../api/given/given-operation.ts';
import { canonicalUrl } from '../../crawl/canonical-url.ts';
import { wasTried } from '../../extent/note-extent.ts';
import { pathTemplate } from '../../findings/fingerprint.ts';
import { LEVEL_LIMITS } from '../../levels.ts';
import type { ScanSettings } from '../../scan-options.ts';
import type { ScanState } from '../../scan-state.ts';
import { admitOperation } from '../admit/admit-api.ts';
import { keyOfInput } from '../admit/admit-inputs.ts';

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
    const rest = { fields: null, encoding: 'urlencoded' as const, isXml: false };
    admitOperation(state, level, { ...operation, ...rest, url }, url);
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
    return placesInJson(operation.json ?? '{}').some((way) =>
      wasTried(state, 'inputs', keyOfInput(pathTemplate(pathname), '', { place: 'json', parameter: way })),
    );
  });
  return { found: operations.length, tried: tried.length };
}
