/** Names that one check calls differently from another. */
const ALSO: Readonly<Record<string, string>> = { apachehttpserver: 'apache', joomlacms: 'joomla', iis: 'microsoftiis' };

function nameOf(product: string): string {
  const letters = product.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return ALSO[letters] ?? letters;
}

type AboutSoftware = { readonly checkId: string; readonly variant: string; readonly subject: string };

/**
 * The software that a finding is about, by a name that all checks share: "wordpress" whether it is old (P13) or has known flaws (P28),
 * and a library with its version (P12). Null for all other findings. On one host, two findings about one software are one weakness
 * that is told in another way.
 */
export function softwareOf({ checkId, variant, subject }: AboutSoftware): string | null {
  if (checkId === 'P12') return subject === '' ? null : `library ${subject}`;
  if (checkId !== 'P13' && checkId !== 'P28') return null;
  const name = nameOf(variant === 'wordpress-outdated' ? 'WordPress' : subject);
  return name === '' ? null : name;
}
