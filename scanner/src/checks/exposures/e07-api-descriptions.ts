import { exposures, pathOnly } from './exposure.ts';

/** E07: complete descriptions of the site's programming interface. */
export const API_DESCRIPTIONS = [
  ...exposures(
    'E07',
    'api-description',
    ['/openapi.json', '/swagger.json', '/v2/api-docs', '/v3/api-docs', '/api/swagger.json', '/swagger/v1/swagger.json'],
    /"(?:openapi|swagger)"\s*:\s*"[23]\./,
    pathOnly,
  ),
  ...exposures(
    'E07',
    'api-description',
    ['/openapi.yaml', '/swagger.yaml'],
    /^(?:openapi|swagger):\s*["']?[23]\./m,
    pathOnly,
  ),
  ...exposures(
    'E07',
    'graphql-introspection',
    ['/graphql?query=%7B__schema%7BqueryType%7Bname%7D%7D%7D'],
    /"__schema"\s*:\s*\{\s*"queryType"/,
    () => ({ path: '/graphql' }),
  ),
];
