import { baseOf, operationFor, parametersOf } from '../api-operations.ts';
import { type Described, isDescribed, resolved } from '../sample-value.ts';
import { type DescribedRequest, PLAIN_DOCUMENT } from './given-operation.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every request that OpenAPI 3 or Swagger 2 describes, those that change something too; null when it is no such description. */
export function requestsOfOpenApi(whole: Described, website: string): DescribedRequest[] | null {
  if (!/^[23]\./.test(String(whole.openapi ?? whole.swagger ?? ''))) return null;
  const base = baseOfGiven(whole, website);
  return Object.entries(isDescribed(whole.paths) ? whole.paths : {}).flatMap(([path, item]) => {
    const methods = resolved(item, whole);
    return METHODS.filter((method) => isDescribed(methods[method]) && path.startsWith('/')).flatMap((method) => {
      const operation = resolved(methods[method], whole);
      const parameters = parametersOf(methods, operation);
      const found = operationFor(method === 'get' ? 'GET' : 'POST', base + path, operation, parameters, whole);
      if (found === null) return [];
      const { url, pathPlaces, json, fields, encoding, isXml } = found;
      const name = [operation.operationId, operation.summary].filter((word) => typeof word === 'string').join(' ');
      const form = fields === null ? null : { encoding, fields: [...fields] };
      return [{ method: method.toUpperCase(), url, pathPlaces, json, form, xml: isXml ? PLAIN_DOCUMENT : null, name }];
    });
  });
}

/** Swagger 2 names its host apart from its path. */
function baseOfGiven(whole: Described, website: string): string {
  const base = baseOf(whole, website);
  if (typeof whole.host !== 'string' || !URL.canParse(`https://${whole.host}`)) return base;
  return `https://${whole.host}${new URL(base).pathname.replace(/\/$/, '')}`;
}
