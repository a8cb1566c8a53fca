import type { LeftOperationReason } from '@portal/domain/monitoring/description/description.ts';
import { isOfSite } from '@portal/domain/monitoring/signed-in/recording/field-roles.ts';
import { hasDeniedWord, isDeniedLink, isDeniedTarget } from '../../crawl/denied-link.ts';
import { type DescribedRequest, type GivenOperation, givenOperationSchema } from './given-operation.ts';

const READS =
  /(?:^|[^a-z])(?:search|find|query|filter|list|lookup|look-up|suggest|autocomplete|count|read|fetch|browse|graphql|suche|suchen|buscar)(?:$|[^a-z])/i;
const MAX_URL = 2_000;

const words = (text: string) => text.replace(/([a-z])([A-Z])/g, '$1-$2').replace(/[_\s./]+/g, '-');

/** Why a described request is not tried: it goes to another host, changes something, or carries what is not understood; null when it only reads. */
export function reasonToLeave(request: DescribedRequest, website: string): LeftOperationReason | null {
  const { method, url, name } = request;
  if (!isOfSite(url, website)) return 'OTHER_HOST';
  if (url.length > MAX_URL) return 'LIMIT';
  if (hasDeniedWord(name) || isDeniedLink(url)) return 'CHANGES';
  if (method === 'GET') return null;
  if (method !== 'POST' || isDeniedTarget(url)) return 'CHANGES';
  if (!READS.test(words(`${new URL(url).pathname} ${name}`)) || /"\s*mutation\b/.test(request.json ?? ''))
    return 'CHANGES';
  const bodies = bodiesOf(request);
  const hasBody = bodies.json !== null || 'form' in bodies || 'xml' in bodies;
  return hasBody && givenOperationSchema.pick({ json: true, form: true, xml: true }).safeParse(bodies).success
    ? null
    : 'BODY';
}

/** What a request sends, in the ways that are understood. */
export const bodiesOf = ({ json, form, xml }: DescribedRequest): Pick<GivenOperation, 'json' | 'form' | 'xml'> => ({
  json,
  ...(form ? { form } : {}),
  ...(xml ? { xml } : {}),
});
