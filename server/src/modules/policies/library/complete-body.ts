import type { PolicyClause, PolicyRole } from '@portal/domain/policies/policy-clause.ts';
import { clausesIn } from '@portal/domain/policies/policy-clause.ts';
import type { PolicyField } from '@portal/domain/policies/policy-field.ts';
import type { PolicyTerm } from './policy-terms.ts';

/** What a policy's front matter adds to its body. */
type Parts = {
  readonly clauses: readonly PolicyClause[];
  readonly roles: readonly PolicyRole[];
  readonly terms: readonly PolicyTerm[];
  readonly fields: readonly PolicyField[];
};

const EVERYONE = 'everyone';
const FIRST_OF_LAST = '\n## Exceptions\n';

/**
 * The body of a policy with what its front matter says: below each clause's heading its duty, owner, frequency and record, before the
 * exceptions the table that says who does what, and at the end the terms.
 */
export function completeBody(body: string, { clauses, roles, terms, fields }: Parts): string {
  const roleOf = (id: string) => {
    const field = fields.find((one) => one.id === id);
    return field?.type === 'person' ? (field.role ?? field.label) : id;
  };
  const withClauses = clauses.reduce((text, clause) => {
    const heading = new RegExp(`^### ${clause.id} .+$`, 'm');
    return text.replace(heading, (line) => `${line}\n\n${clauseLine(clause, roleOf)}`);
  }, body);
  const table = [
    '## Who does what',
    '',
    '| Who | What they do |',
    '|---|---|',
    ...roles.map((role) => roleRow(role, roleOf)),
  ];
  const explained = terms.map(({ name, says, only }) => {
    const line = `- **${name}:** ${says}`;
    const isAsked = fields.some(({ id }) => id === only);
    return isAsked ? `{{#${only}}}\n${line}\n{{/${only}}}` : line;
  });
  return `${withClauses.replace(FIRST_OF_LAST, () => `\n${table.join('\n')}\n${FIRST_OF_LAST}`).trimEnd()}\n${explained.length === 0 ? '' : `\n## Terms\n\n${explained.join('\n')}\n`}`;
}

function clauseLine({ duty, owner, every, record }: PolicyClause, roleOf: (id: string) => string): string {
  const who = owner === EVERYONE ? EVERYONE : `${roleOf(owner)} ({{${owner}}})`;
  return `**${duty === 'must' ? 'Must' : 'Should'}** · Owner: ${who} · How often: ${lowered(every)} · Record: ${lowered(record)}`;
}

function roleRow({ field, does, when, unless }: PolicyRole, roleOf: (id: string) => string): string {
  const row =
    field === EVERYONE ? `| Everyone | ${does} |` : `| {{${field}}} | **${titleOf(roleOf(field))}:** ${does} |`;
  if (when !== undefined) return `{{#${when}}}\n${row}\n{{/${when}}}`;
  return unless === undefined ? row : `{{^${unless}}}\n${row}\n{{/${unless}}}`;
}

/** "Security lead" of "the security lead". */
function titleOf(role: string): string {
  const bare = role.replace(/^the /, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** "With each request" inside a line; names and abbreviations keep their capitals. */
const lowered = (words: string) =>
  /^[A-Z](?![A-Z0-9])/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

/** Everything wrong between a policy's clauses, roles, questions and its body, in words for those who write policies; empty when all is well. */
export function clauseFaults(body: string, number: string, { clauses, roles, fields }: Omit<Parts, 'terms'>): string[] {
  const people = fields.filter(({ type }) => type === 'person').map(({ id }) => id);
  const written = clausesIn(body).map(({ id }) => id);
  const declared = clauses.map(({ id }) => id);
  return [
    ...declared.filter((id) => !written.includes(id)).map((id) => `no heading for clause ${id}`),
    ...written.filter((id) => !declared.includes(id)).map((id) => `the clause ${id} is not declared`),
    ...declared
      .filter((id) => !id.startsWith(`${number}-`))
      .map((id) => `the clause ${id} does not begin with ${number}`),
    ...[...clauses.map(({ owner }) => owner), ...roles.map(({ field }) => field)]
      .filter((id) => id !== EVERYONE && !people.includes(id))
      .map((id) => `${id} is no person of the interview`),
    ...clauses.filter(({ anchors }) => Object.keys(anchors).length === 0).map(({ id }) => `${id} answers no framework`),
    ...people
      .filter((id) => body.includes(`{{${id}}}`))
      .map((id) => `the text names the person {{${id}}}, not the role`),
  ];
}
