import { readdirSync } from 'node:fs';
import { policyFrontMatter } from '@portal/contract/policies/policy-library.schemas.ts';
import { fillPolicy } from '@portal/domain/policies/fill-policy.ts';
import type { PolicyField } from '@portal/domain/policies/policy-field.ts';
import { type PolicyTemplate, templateFaults } from '@portal/domain/policies/policy-template.ts';
import { readingMinutes } from '@portal/domain/policies/reading-minutes.ts';
import type { z } from 'zod';
import { contentFolder } from '../../../documents/content-folder.ts';
import { shippedContent } from '../../../system/shipped-content.ts';
import { clauseFaults, completeBody } from './complete-body.ts';
import { parsePolicyData, policyFileText } from './content-file.ts';
import { readRequirementIds } from './frameworks.ts';
import { REVIEW_FIELD, readInterview } from './interview.ts';
import { parseTemplate } from './parse-template.ts';
import { type PolicyTerm, readPolicyTerms } from './policy-terms.ts';

/** A policy as the library offers it, with the fields of its own and those that it shares. */
export type LibraryPolicy = Omit<z.output<typeof policyFrontMatter>, 'interview' | 'fields' | 'terms'> & {
  readonly fields: readonly PolicyField[];
  readonly terms: readonly PolicyTerm[];
  readonly template: PolicyTemplate;
  /** The template as it is written, with what the front matter adds to it. */
  readonly source: string;
  /** Minutes that reading takes. */
  readonly minutes: number;
};

/**
 * One policy from the text of its file.
 * @throws {Error} naming the file and everything wrong with it.
 */
export function readPolicy(file: string, text: string, shared: readonly PolicyField[]): LibraryPolicy {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new Error(`content/policies/${file}: there is no front matter`);
  const { interview, fields: own, terms: named, ...about } = parsePolicyData(file, head, policyFrontMatter);
  const borrowed = [...interview, REVIEW_FIELD];
  const fields = [...borrowedFields(shared, borrowed, about.reviewMonths), ...own];
  const terms = readPolicyTerms().filter(({ id }) => named.includes(id));
  const source = completeBody(body, { ...about, fields, terms });
  const template = parsedBody(file, source);
  const ids = fields.map(({ id }) => id);
  const faults = [
    ...(`${about.id}.md` === file ? [] : [`the id is ${about.id}`]),
    ...borrowed.filter((id) => !ids.includes(id)).map((id) => `${id} is not a field of the interview`),
    ...named.filter((id) => !terms.some((term) => term.id === id)).map((id) => `there is no term ${id}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `there are two fields ${id}`),
    ...clauseFaults(body, about.number, { ...about, fields }),
    ...anchorFaults(about.clauses),
    ...templateFaults(template, fields),
  ];
  if (faults.length > 0) throw new Error(`content/policies/${file}: ${faults.join('; ')}`);
  return { ...about, fields, terms, template, source, minutes: readingMinutes(fillPolicy(template, fields, {})) };
}

const borrowedFields = (shared: readonly PolicyField[], ids: readonly string[], reviewMonths: number) =>
  shared
    .filter(({ id }) => ids.includes(id))
    .map((field) =>
      field.id === REVIEW_FIELD && field.type === 'number' ? { ...field, default: reviewMonths } : field,
    );

function anchorFaults(clauses: LibraryPolicy['clauses']): string[] {
  const known = readRequirementIds();
  return clauses.flatMap(({ id, anchors }) =>
    Object.entries(anchors).flatMap(([framework, ids]) =>
      (ids ?? [])
        .filter((one) => known.get(framework)?.has(one) !== true)
        .map((one) => `${id}: ${framework} has no ${one}`),
    ),
  );
}

function parsedBody(file: string, body: string): PolicyTemplate {
  try {
    return parseTemplate(body);
  } catch (cause) {
    throw new Error(`content/policies/${file}: ${cause instanceof Error ? cause.message : 'the text'}`, { cause });
  }
}

/**
 * All of `content/policies` in the library's order.
 * @throws {Error} naming the file and everything wrong with it.
 */
export const readPolicyLibrary = shippedContent('policies', (): readonly LibraryPolicy[] => {
  const shared = readInterview().fields;
  return readdirSync(contentFolder('policies'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => readPolicy(file, policyFileText(file), shared))
    .sort((one, other) => one.order - other.order);
});
