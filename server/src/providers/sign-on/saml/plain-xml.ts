import { DirectoryError } from '../sign-on-port.ts';

/** What signatures may be made with; others, SHA-1 among them, prove nothing any more (XML Signature 1.1, 6.1; RFC 9231). */
const ALGORITHMS = new Set([
  'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
]);
const ALGORITHM = /Algorithm\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Lets pass XML of elements, attributes and text alone. Document types bring entities; comments and instructions are seen by one
 * parser and not by the next, which is how names were cut in two (CVE-2017-11427). Nothing that directories say needs any of them, and
 * in XML no "<!" or "<?" means anything else.
 * @throws DirectoryError
 */
export function requirePlainXml(xml: string): void {
  const body = xml.replace(/^\uFEFF?\s*<\?xml\s[^<>]*\?>/, '');
  if (/<[!?]/.test(body)) throw new DirectoryError('refused', { cause: new Error('XML with more than elements') });
}

/**
 * Lets pass a response whose signatures use what is safe. Names are compared as they stand, so one that is written in another way is refused.
 * @throws DirectoryError
 */
export function requireSafeAlgorithms(xml: string): void {
  for (const [, double, single] of xml.matchAll(ALGORITHM))
    if (!ALGORITHMS.has(double ?? single ?? ''))
      throw new DirectoryError('refused', { cause: new Error(`The algorithm ${double ?? single} is not taken`) });
}
