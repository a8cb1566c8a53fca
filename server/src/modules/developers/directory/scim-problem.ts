/** Why a request was refused, for programs (RFC 7644, table 9). */
type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness';

/** A refusal of the directory's interface, as RFC 7644, section 3.12 words it; read by programs and those who set them up. */
export class ScimProblem extends Error {
  override readonly name = 'ScimProblem';
  readonly status: number;
  readonly scimType: ScimType | undefined;

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

/** The body of such an answer. */
export const scimError = (status: number, detail: string, scimType?: string) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
  status: String(status),
  ...(scimType === undefined ? {} : { scimType }),
  detail,
});

/** What was asked for by its id; other firms' are none. @throws ScimProblem 404 */
export function present<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ScimProblem(404, 'There is no such resource.');
  return row;
}

/** @throws ScimProblem 412 where somebody else has changed it since (RFC 7644, section 3.14) */
export function requireVersion(ifMatch: string | null, revision: number): void {
  if (ifMatch === null || ifMatch === '*' || ifMatch.replace(/^W\//, '') === `"${revision}"`) return;
  throw new ScimProblem(412, 'This resource has changed since it was read.');
}

export const versionOf = (revision: number): string => `W/"${revision}"`;
