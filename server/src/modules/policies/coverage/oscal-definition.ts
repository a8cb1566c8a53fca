import type { FrameworkId } from '@portal/domain/policies/frameworks.ts';
import { libraryPolicy } from '../library/policy-content.ts';
import type { FirmCoverage } from './firm-coverage.ts';
import { OSCAL_NAMESPACE, stableUuid } from './stable-uuid.ts';

/** The version of NIST's OSCAL models that the file keeps to. */
const OSCAL_VERSION = '1.1.3';
const OWN_NAMES = `urn:uuid:${OSCAL_NAMESPACE}`;

type Firm = { readonly orgId: string; readonly company: string; readonly at: Date; readonly portal: string };

/**
 * A firm's approved policies as an OSCAL component definition (https://pages.nist.gov/OSCAL-Reference/models/v1.1.3/component-definition):
 * each policy is a component, each framework that it answers a control implementation. UUIDs are the same in each file of a firm.
 */
export function oscalDefinition(coverage: FirmCoverage, { orgId, company, at, portal }: Firm) {
  const components = coverage.approved.map((policy) => componentOf(coverage, policy, { orgId, portal }));
  const name = company.trim() === '' ? orgId : company.trim();
  return {
    'component-definition': {
      uuid: stableUuid(`${orgId}/component-definition`),
      metadata: {
        title: `Security policies of ${name}`,
        'last-modified': at.toISOString(),
        version: at.toISOString().slice(0, 10),
        'oscal-version': OSCAL_VERSION,
        parties: [{ uuid: stableUuid(`${orgId}/party`), type: 'organization', name }],
      },
      // An empty list is not allowed.
      ...(components.length === 0 ? {} : { components }),
    },
  };
}

function componentOf(
  coverage: FirmCoverage,
  { policyId, name, version, approvedAt }: FirmCoverage['approved'][number],
  { orgId, portal }: Pick<Firm, 'orgId' | 'portal'>,
) {
  const key = `${orgId}/${policyId}`;
  const library = libraryPolicy(policyId, 'en');
  const implementations = coverage.frameworks.flatMap((framework) => {
    const requirements = requirementsOf(coverage, framework, { policyId, key });
    if (requirements.length === 0) return [];
    return {
      uuid: stableUuid(`${key}/${framework.id}`),
      source: framework.source ?? `${portal}/insurance`,
      description: framework.name,
      'implemented-requirements': requirements,
    };
  });
  return {
    uuid: stableUuid(key),
    type: 'policy',
    title: name,
    description: library?.purpose ?? name,
    props: [
      { name: 'version', value: String(version) },
      { name: 'approved-on', ns: OWN_NAMES, value: approvedAt.toISOString().slice(0, 10) },
      ...(library === undefined ? [] : [{ name: 'policy-number', ns: OWN_NAMES, value: library.number }]),
    ],
    ...(implementations.length === 0 ? {} : { 'control-implementations': implementations }),
  };
}

function requirementsOf(
  { proofsOf }: FirmCoverage,
  { id: framework, groups }: FirmCoverage['frameworks'][number],
  { policyId, key }: { readonly policyId: string; readonly key: string },
) {
  return groups.flatMap(({ requirements }) =>
    requirements.flatMap(({ id, line, state, clauses }) => {
      const own = clauses.filter((clause) => clause.policyId === policyId && clause.stage === 'approved');
      if (own.length === 0) return [];
      const proofs = state === 'evidenced' ? [...new Set(own.flatMap(proofsOf))] : [];
      const titles = own.map((clause) => `${clause.id} ${clause.title}`);
      return {
        uuid: stableUuid(`${key}/${framework}/${id}`),
        'control-id': controlId(framework, id),
        description: line,
        props: [
          { name: 'requirement', ns: OWN_NAMES, value: id },
          { name: 'coverage', ns: OWN_NAMES, value: state },
          ...own.map((clause) => ({ name: 'clause', ns: OWN_NAMES, value: clause.id })),
        ],
        remarks: [`Clauses: ${titles.join('; ')}`, ...proofs].join('\n\n'),
      };
    }),
  );
}

/** An identifier as OSCAL's tokens allow it: they begin with a letter, and hold letters, digits, periods, hyphens and underscores. */
export function controlId(framework: FrameworkId, id: string): string {
  const plain = id
    .split(/[^A-Za-z0-9._-]/)
    .filter((piece) => piece !== '')
    .join('.');
  return /^[A-Za-z]/.test(plain) ? plain : `${framework}-${plain}`;
}
