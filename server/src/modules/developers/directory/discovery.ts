import SCIMMY from 'scimmy';
import { GROUP } from './group-resource.ts';
import { listResponse } from './list-resources.ts';
import { ENTERPRISE, USER } from './schema-names.ts';
import { present } from './scim-problem.ts';

const CONFIG = 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig';
const TYPE = 'urn:ietf:params:scim:schemas:core:2.0:ResourceType';

/** What the interface can do (RFC 7643, section 5). */
export const serviceProviderConfig = (base: string) => ({
  schemas: [CONFIG],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token that an admin of the company made for the directory.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

const types = (base: string) => [
  {
    schemas: [TYPE],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    schema: USER,
    schemaExtensions: [{ schema: ENTERPRISE, required: false }],
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
  },
  {
    schemas: [TYPE],
    id: 'Group',
    name: 'Group',
    endpoint: '/Groups',
    schema: GROUP,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/Group` },
  },
];

/** Kinds of resources, or one of them (RFC 7643, section 6). @throws ScimProblem 404 */
export const resourceTypes = (base: string, id: string | null) =>
  id === null ? listResponse(types(base)) : present(types(base).find((type) => type.id === id));

/** Attributes that are kept; of the others of the standard nothing is. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  [USER]: ['userName', 'name', 'displayName', 'emails', 'active', 'groups'],
  [GROUP]: ['displayName', 'members'],
  [ENTERPRISE]: ['department'],
};

function schemas(base: string) {
  const { User, Group, EnterpriseUser } = SCIMMY.Schemas;
  return [User, Group, EnterpriseUser].map(({ definition }) => {
    const { attributes, ...rest } = definition.describe(`${base}/Schemas`) as unknown as {
      readonly id: string;
      readonly attributes: readonly { readonly name: string }[];
    };
    return {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
      ...rest,
      attributes: attributes.filter(({ name }) => KEPT[rest.id]?.includes(name)),
    };
  });
}

/** What the kinds of resources hold, or one of them (RFC 7643, section 7). @throws ScimProblem 404 */
export const schemaList = (base: string, id: string | null) =>
  id === null ? listResponse(schemas(base)) : present(schemas(base).find((schema) => schema.id === id));
