import { POLICY_LANGUAGES } from '@portal/domain/policies/language/policy-language.ts';
import type { PolicyClause, PolicyRole } from '@portal/domain/policies/policy-clause.ts';
import { clausesIn } from '@portal/domain/policies/policy-clause.ts';
import type { PolicyField } from '@portal/domain/policies/policy-field.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { written } from './document.texts.ts';
import { documentSay } from './document-say.ts';
import type { PolicyTerm } from './policy-terms.ts';

/** What a policy's front matter adds to its body. */
type Parts = {
  readonly clauses: readonly PolicyClause[];
  readonly roles: readonly PolicyRole[];
  readonly terms: readonly PolicyTerm[];
  readonly fields: readonly PolicyField[];
  /** Of the body and of all these words. */
  readonly language: Language;
};

const EVERYONE = 'everyone';

/**
 * The body of a policy with what its front matter says: below each clause's heading its duty, owner, frequency and record, before the
 * exceptions the table that says who does what, and at the end the terms.
 */
export function completeBody(body: string, { clauses, roles, terms, fields, language }: Parts): string {
  const say = documentSay(language);
  const exceptions = `\n## ${POLICY_LANGUAGES[language].exceptions}\n`;
  const roleOf = (id: string) => {
    const field = fields.find((one) => one.id === id);
    return field?.type === 'person' ? (field.role ?? field.label) : id;
  };
  const withClauses = clauses.reduce((text, clause) => {
    const heading = new RegExp(`^### ${clause.id} .+$`, 'm');
    return text.replace(heading, (line) => `${line}\n\n${clauseLine(clause, roleOf, language)}`);
  }, body);
  const table = [
    `## ${say(written.whoDoesWhat)}`,
    '',
    `| ${say(written.who)} | ${say(written.does)} |`,
    '|---|---|',
    ...roles.map((role) => roleRow(role, roleOf, language)),
  ];
  const explained = terms.map(({ name, says, only }) => {
    const line = `- **${name}:** ${says}`;
    const isAsked = fields.some(({ id }) => id === only);
    return isAsked ? `{{#${only}}}\n${line}\n{{/${only}}}` : line;
  });
  const ended = withClauses.replace(exceptions, () => `\n${table.join('\n')}\n${exceptions}`).trimEnd();
  return explained.length === 0 ? `${ended}\n` : `${ended}\n\n## ${say(written.terms)}\n\n${explained.join('\n')}\n`;
}

type RoleOf = (id: string) => string;

function clauseLine({ duty, owner, every, record }: PolicyClause, roleOf: RoleOf, language: Language): string {
  const say = documentSay(language);
  return say(written.clause, {
    duty: say(written[duty]),
    owner: owner === EVERYONE ? say(written.ownerEveryone) : `${roleOf(owner)} ({{${owner}}})`,
    every: within(every, language),
    record: within(record, language),
  });
}

function roleRow({ field, does, when, unless }: PolicyRole, roleOf: RoleOf, language: Language): string {
  const row =
    field === EVERYONE
      ? `| ${documentSay(language)(written.everyone)} | ${does} |`
      : `| {{${field}}} | **${titleOf(roleOf(field), language)}:** ${does} |`;
  if (when !== undefined) return `{{#${when}}}\n${row}\n{{/${when}}}`;
  return unless === undefined ? row : `{{^${unless}}}\n${row}\n{{/${unless}}}`;
}

/** "Security lead" of "the security lead". */
function titleOf(role: string, language: Language): string {
  const bare = role.replace(new RegExp(`^(?:${POLICY_LANGUAGES[language].articles.join('|')}) `), '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** "With each request" inside a line; names and abbreviations keep their capitals. */
const within = (words: string, language: Language) =>
  POLICY_LANGUAGES[language].beginsSmall && /^\p{Lu}(?![\p{Lu}0-9])/u.test(words)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;

/** Everything wrong between a policy's clauses, roles, questions and its body, in words for those who write policies; empty when all is well. */
export function clauseFaults(
  body: string,
  number: string,
  { clauses, roles, fields }: Omit<Parts, 'terms' | 'language'>,
): string[] {
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
