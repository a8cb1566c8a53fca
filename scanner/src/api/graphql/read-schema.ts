import { buildClientSchema, type GraphQLSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';

/** The standard question for all that an interface can be asked (GraphQL specification, section 4), on one line. */
export const INTROSPECTION = getIntrospectionQuery({ descriptions: false }).replace(/\s+/g, ' ').trim();

/** What an answer to the standard question tells of the interface; null when it is no such answer. */
export function readSchema(text: string): GraphQLSchema | null {
  if (!text.includes('"__schema"')) return null;
  try {
    const { data } = JSON.parse(text) as { readonly data: IntrospectionQuery };
    return buildClientSchema(data, { assumeValid: true });
  } catch {
    // Nobody vouches for what a website answers: cut off, or no schema in any of a dozen ways.
    return null;
  }
}
