import { readdirSync, readFileSync } from 'node:fs';
import { commonFields, policyFrontMatter } from '@portal/contract/policies/policy-library.schemas.ts';
import { fillPolicy } from '@portal/domain/policies/fill-policy.ts';
import type { PolicyField } from '@portal/domain/policies/policy-field.ts';
import { type PolicyTemplate, templateFaults } from '@portal/domain/policies/policy-template.ts';
import { readingMinutes } from '@portal/domain/policies/reading-minutes.ts';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { contentFolder } from '../../../documents/content-folder.ts';
import { shippedContent } from '../../../system/shipped-content.ts';
import { parseTemplate } from './parse-template.ts';

/** A policy as the library offers it, with the fields of its own and those that it shares. */
export type LibraryPolicy = Omit<z.output<typeof policyFrontMatter>, 'commonFields' | 'fields'> & {
  readonly fields: readonly PolicyField[];
  readonly template: PolicyTemplate;
  /** The template as it is written. */
  readonly source: string;
  /** Minutes that reading takes. */
  readonly minutes: number;
};

/** Every policy shows when it is looked at again; the front matter sets the default. */
export const REVIEW_FIELD = 'reviewMonths';

/**
 * One policy from the text of its file.
 * @throws {Error} naming the file and everything wrong with it.
 */
export function readPolicy(file: string, text: string, shared: readonly PolicyField[]): LibraryPolicy {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new Error(`content/policies/${file}: there is no front matter`);
  const parsed = policyFrontMatter.safeParse(parseYaml(head));
  if (!parsed.success) throw new Error(`content/policies/${file}: ${z.prettifyError(parsed.error)}`);
  const { commonFields: borrowed, fields: own, ...about } = parsed.data;
  const common = shared
    .filter(({ id }) => borrowed.includes(id))
    .map((field) =>
      field.id === REVIEW_FIELD && field.type === 'number' ? { ...field, default: about.reviewMonths } : field,
    );
  const fields = [...common, ...own];
  const template = parsedBody(file, body);
  const ids = fields.map(({ id }) => id);
  const faults = [
    ...(`${about.id}.md` === file ? [] : [`the id is ${about.id}`]),
    ...borrowed.filter((id) => !ids.includes(id)).map((id) => `${id} is not a common field`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `there are two fields ${id}`),
    ...templateFaults(template, fields),
  ];
  if (faults.length > 0) throw new Error(`content/policies/${file}: ${faults.join('; ')}`);
  return { ...about, fields, template, source: body, minutes: readingMinutes(fillPolicy(template, fields, {})) };
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
  const shared = readCommonFields();
  return readdirSync(contentFolder('policies'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => readPolicy(file, contents(file), shared))
    .sort((one, other) => one.order - other.order);
});

const contents = (file: string) => readFileSync(new URL(file, contentFolder('policies')), 'utf8');

/** Ids of the fields that mean the same in every policy, so that an answer in one can be offered in the next. */
export const sharedFieldIds = (): readonly string[] =>
  readCommonFields()
    .map(({ id }) => id)
    .filter((id) => id !== REVIEW_FIELD);

/** @throws {Error} naming everything wrong with the file */
export const readCommonFields = shippedContent('common-fields', (): readonly PolicyField[] => {
  const parsed = commonFields.safeParse(parseYaml(contents('common-fields.yaml')));
  if (!parsed.success) throw new Error(`content/policies/common-fields.yaml: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
});
