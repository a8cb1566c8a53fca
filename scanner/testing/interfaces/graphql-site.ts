import { DatabaseSync } from 'node:sqlite';
import { buildSchema, graphql, NoSchemaIntrospectionCustomRule, parse, validate } from 'graphql';
import { page } from '../scan-pages.ts';
import type { Program, SitePages } from '../site-page.ts';

const SCHEMA = buildSchema(`
  input Filter { author: String, year: Int }
  type Article { slug: String! title: String comments(first: Int!): [Comment!]! }
  type Comment { text: String }
  type ArticlePage { nodes: [Article!]! }
  type Query {
    article(slug: String!): Article
    articles(filter: Filter, first: Int): ArticlePage
    all: [Article!]!
    deleteDraft(id: ID!): Boolean
  }
  type Mutation { addArticle(title: String!): Article }
`);

export type GraphqlSite = {
  /** Writes what it is given into its statements. */
  readonly isFlawed?: boolean;
  /** Tells what it can be asked. */
  readonly isOpen?: boolean;
  readonly only?: 'GET' | 'POST';
  readonly path?: string;
};

/** A site with an interface of GraphQL that a script of its page names, and what it was asked. */
export function graphqlSite({ isFlawed = false, isOpen = true, only, path = '/api/graphql' }: GraphqlSite) {
  const asked: string[] = [];
  const answer: Program = async (url, headers, { method, body }) => {
    if (only !== undefined && method !== only) return { status: 405, body: '' };
    const isJson = method === 'POST' && headers['content-type'] === 'application/json';
    const { query = '', variables } = isJson ? JSON.parse(body) : Object.fromEntries(url.searchParams);
    if (query === '') return json({ errors: [{ message: 'Must provide query string.' }] }, 400);
    asked.push(query);
    const errors = isOpen ? [] : validate(SCHEMA, parse(query), [NoSchemaIntrospectionCustomRule]);
    if (errors.length > 0) return json({ errors }, 400);
    const variableValues = typeof variables === 'string' ? JSON.parse(variables) : variables;
    return json(await graphql({ schema: SCHEMA, source: query, variableValues, rootValue: rootOf(isFlawed) }));
  };
  const start = page(`<script>const client = createClient({ uri: "${path}" });</script>`);
  return { pages: { '/': start, [path]: answer } satisfies SitePages, asked };
}

const json = (value: unknown, status = 200) => ({ status, type: 'application/json', body: JSON.stringify(value) });

function rootOf(isFlawed: boolean) {
  const rows = (column: string, value: string) => {
    if (!isFlawed) return ARTICLES.prepare(`SELECT * FROM articles WHERE ${column} = ?`).all(value);
    return ARTICLES.prepare(`SELECT * FROM articles WHERE ${column} = '${value}'`).all();
  };
  return {
    article: ({ slug }: { slug: string }) => rows('slug', slug)[0] ?? null,
    articles: ({ filter }: { filter?: { author?: string } }) => ({ nodes: rows('author', filter?.author ?? '') }),
    all: () => [],
  };
}

const ARTICLES = new DatabaseSync(':memory:');
ARTICLES.exec("CREATE TABLE articles (slug TEXT, author TEXT); INSERT INTO articles VALUES ('test', 'ada')");
