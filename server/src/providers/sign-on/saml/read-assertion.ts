import { z } from 'zod';
import { DirectoryError, type DirectoryPerson, type SamlAttempt, type SamlDirectory } from '../sign-on-port.ts';
import { toldAddress } from '../told-address.ts';

/** How far clocks may differ. */
export const CLOCK_SKEW_MS = 60_000;
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const CLAIM = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/';

/** Attributes that name a person for good, the best first (Microsoft Entra; SAML 2.0 Subject Identifier Attributes 1.0, 3.3 and 3.4). */
const SUBJECTS = [
  'http://schemas.microsoft.com/identity/claims/objectidentifier',
  'urn:oasis:names:tc:SAML:attribute:subject-id',
  'urn:oasis:names:tc:SAML:attribute:pairwise-id',
];
const EMAILS = [`${CLAIM}emailaddress`, 'urn:oid:0.9.2342.19200300.100.1.3', 'mail', 'email', 'Email', 'emailAddress'];
const FIRST_NAMES = [`${CLAIM}givenname`, 'urn:oid:2.5.4.42', 'givenName', 'firstName', 'FirstName'];
const LAST_NAMES = [`${CLAIM}surname`, 'urn:oid:2.5.4.4', 'sn', 'surname', 'lastName', 'LastName'];

const MAX_SUBJECT_LENGTH = 600;

const text = z.string().trim().min(1).max(500);
const instant = z.iso.datetime({ offset: true }).transform((value) => Date.parse(value));
const one = <Of extends z.ZodType>(of: Of) => z.tuple([of]);
const confirmation = z.object({
  $: z.object({ Method: z.string() }),
  SubjectConfirmationData: z
    .tuple([z.object({ $: z.object({ Recipient: text, InResponseTo: text, NotOnOrAfter: instant }) })])
    .optional()
    .catch(undefined),
});
/** What has to be in an assertion by which somebody signs in (SAML 2.0 Profiles, 4.1.4.2), as the library parses it. */
const told = z.object({
  Assertion: z.object({
    $: z.object({ ID: text, Version: z.literal('2.0') }),
    Issuer: one(z.object({ _: text })),
    Subject: one(
      z.object({
        NameID: one(z.object({ _: text, $: z.object({ Format: z.string().optional() }).optional() })),
        SubjectConfirmation: z.array(confirmation).max(10),
      }),
    ),
    Conditions: one(
      z.object({ $: z.object({ NotOnOrAfter: instant }), AudienceRestriction: z.array(z.unknown()).min(1) }),
    ),
    AuthnStatement: one(z.object({ $: z.object({ AuthnInstant: instant }) })),
    AttributeStatement: z
      .array(
        z.object({
          Attribute: z
            .array(
              z.object({
                $: z.object({ Name: z.string() }),
                AttributeValue: z.array(z.unknown()).optional(),
              }),
            )
            .default([]),
        }),
      )
      .default([]),
  }),
});

/**
 * Reads whom an assertion signs in. Its signature, audience and issuer have been checked; here it is whether it is an answer to what was
 * asked, for this address, in time, and of a sign-in as fresh as it was wanted (SAML 2.0 Profiles, 4.1.4.3; Core, 3.4.1, ForceAuthn).
 * @param assertion the part that was signed, and nothing else
 * @throws DirectoryError
 */
export function readAssertion(
  assertion: unknown,
  { issuer }: SamlDirectory,
  returnUri: string,
  { requestId, freshSince }: SamlAttempt,
): DirectoryPerson {
  const parsed = told.safeParse(assertion);
  if (!parsed.success) throw refused('An assertion without what it needs', parsed.error);
  const { $, Issuer, Subject, AuthnStatement, AttributeStatement } = parsed.data.Assertion;
  const now = Date.now();
  if (Issuer[0]._ !== issuer) throw refused('The assertion is of another issuer');
  const isConfirmed = Subject[0].SubjectConfirmation.some(({ $: { Method }, SubjectConfirmationData }) => {
    const data = SubjectConfirmationData?.[0].$;
    if (Method !== BEARER || data === undefined) return false;
    const { Recipient, InResponseTo, NotOnOrAfter } = data;
    return Recipient === returnUri && InResponseTo === requestId && NotOnOrAfter > now - CLOCK_SKEW_MS;
  });
  if (!isConfirmed) throw refused('The assertion is not for this address, request or time');
  if (freshSince !== null && AuthnStatement[0].$.AuthnInstant < freshSince - CLOCK_SKEW_MS)
    throw refused('The sign-in is not fresh');
  const [nameId] = Subject[0].NameID;
  const attributes = AttributeStatement.flatMap(({ Attribute }) => Attribute);
  return personOf(issuer, { value: nameId._, format: nameId.$?.Format ?? '' }, attributes, $.ID);
}

type Attribute = z.infer<typeof told>['Assertion']['AttributeStatement'][number]['Attribute'][number];

function personOf(
  issuer: string,
  nameId: { readonly value: string; readonly format: string },
  attributes: readonly Attribute[],
  assertionId: string,
): DirectoryPerson {
  const first = (names: readonly string[]) => {
    for (const name of names) {
      const value = attributes.find(({ $ }) => $.Name === name)?.AttributeValue?.[0] as { _?: unknown } | undefined;
      if (typeof value?._ === 'string' && value._.trim() !== '') return { name, value: value._.trim() };
    }
    return null;
  };
  const named = first(SUBJECTS);
  if (named === null && nameId.format === TRANSIENT) throw refused('The directory names people anew each time');
  // With what kind of name it is, so that one of another kind is somebody else.
  const subject = named === null ? `NameID ${nameId.value}` : `${named.name} ${named.value}`;
  if (subject.length > MAX_SUBJECT_LENGTH) throw refused('The directory names people at too great a length');
  return {
    subject,
    email: toldAddress(issuer, {
      email: first(EMAILS)?.value ?? nameId.value,
      preferred_username: first([`${CLAIM}name`])?.value ?? nameId.value,
    }),
    firstName: (first(FIRST_NAMES)?.value ?? '').slice(0, 100),
    lastName: (first(LAST_NAMES)?.value ?? '').slice(0, 100),
    sessionId: null,
    assertionId,
  };
}

function refused(why: string, detail?: Error): DirectoryError {
  return new DirectoryError('refused', { cause: new Error(why, { cause: detail }) });
}
