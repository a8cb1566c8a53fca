import type { CheckId } from '../checks/catalogue.ts';
import type { Place } from '../levels.ts';
import type { ActiveCheck } from './active-check.ts';
import { checkReflectedScripts } from './attacks/a01-reflected-scripts.ts';
import { plantScripts } from './attacks/a02-stored-scripts.ts';
import { checkSqlErrors } from './attacks/a04-sql-errors.ts';
import { checkSqlConditions } from './attacks/a05-sql-conditions.ts';
import { checkSqlDelays } from './attacks/a06-sql-delays.ts';
import { checkCommands } from './attacks/a07-commands.ts';
import { checkCommandDelays } from './attacks/a08-command-delays.ts';
import { checkEvaluation } from './attacks/a09-evaluation.ts';
import { checkPathTraversal } from './attacks/a10-path-traversal.ts';
import { provokeServerRequests } from './attacks/a11-server-requests.ts';
import { checkOpenRedirect } from './attacks/a12-open-redirect.ts';
import { checkResponseSplitting } from './attacks/a13-response-splitting.ts';
import { checkXmlInput } from './attacks/a15-xml-entities.ts';
import { provokeLogLookups } from './attacks/a17-log-lookups.ts';
import { checkNosqlErrors } from './attacks/a20-nosql-errors.ts';
import { checkLdapErrors } from './attacks/a21-ldap-errors.ts';
import { checkXpathErrors } from './attacks/a22-xpath-errors.ts';
import { checkCalledNames } from './scripts/called-names.ts';
import { checkPageTemplates } from './scripts/page-templates.ts';

type InputCheck = {
  readonly checkId: CheckId;
  readonly check: ActiveCheck;
  /** Not done when one of these has found the same weakness already. */
  readonly unless?: readonly CheckId[];
  /** Where it means something; everywhere when left out. */
  readonly places?: readonly Place[];
};

/** What an attacker can make somebody else's browser send. */
const SENT_BY_OTHERS = ['query', 'path', 'form'] as const;
/** What a page makes of an address, by name too. */
const SHOWN_TO_OTHERS = [...SENT_BY_OTHERS, 'name'] as const;

/** In the order of their value: each input has a limit of requests, and the last ones lose when it is reached. */
export const ACTIVE_CHECKS: readonly InputCheck[] = [
  { checkId: 'A12', check: checkOpenRedirect, places: ['query', 'path'] },
  { checkId: 'A13', check: checkResponseSplitting, places: SENT_BY_OTHERS },
  { checkId: 'A01', check: checkReflectedScripts, places: SHOWN_TO_OTHERS },
  { checkId: 'A01', check: checkPageTemplates, unless: ['A01'], places: SENT_BY_OTHERS },
  { checkId: 'A01', check: checkCalledNames, unless: ['A01'], places: SENT_BY_OTHERS },
  { checkId: 'A17', check: provokeLogLookups },
  { checkId: 'A11', check: provokeServerRequests, places: ['query', 'form', 'json', 'graphql'] },
  { checkId: 'A02', check: plantScripts, unless: ['A01'], places: ['form', 'json', 'header'] },
  { checkId: 'A04', check: checkSqlErrors },
  { checkId: 'A20', check: checkNosqlErrors },
  { checkId: 'A21', check: checkLdapErrors },
  { checkId: 'A22', check: checkXpathErrors },
  { checkId: 'A05', check: checkSqlConditions, unless: ['A04'] },
  { checkId: 'A15', check: checkXmlInput },
  { checkId: 'A10', check: checkPathTraversal },
  { checkId: 'A07', check: checkCommands },
  { checkId: 'A09', check: checkEvaluation },
  { checkId: 'A06', check: checkSqlDelays, unless: ['A04', 'A05'] },
  { checkId: 'A08', check: checkCommandDelays, unless: ['A07'] },
];

/** Those that tell most by few requests: one as markup, one with signs that break a query. */
export const FIRST_CHECKS: ReadonlySet<CheckId> = new Set(['A01', 'A02', 'A04', 'A20', 'A21', 'A22']);

/** The checks that try inputs. */
export const INPUT_CHECKS: readonly CheckId[] = [...new Set(ACTIVE_CHECKS.map(({ checkId }) => checkId))];
