/** Address of a folder of `content`, with a slash at its end. */
export function contentFolder(
  name:
    | 'assets'
    | 'checks'
    | 'countries'
    | 'documents'
    | 'frameworks'
    | 'owasp'
    | 'platforms'
    | 'policies'
    | 'remedies'
    | 'software',
): URL {
  return new URL(`${name}/`, import.meta.resolve('@portal/content/package.json'));
}
