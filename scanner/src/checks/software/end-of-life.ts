import data from '../end-of-life.json' with { type: 'json' };

const PRODUCTS: Readonly<Record<string, Readonly<Record<string, string>>>> = data.products;

/** The newest WordPress branch known when the data was collected; only the newest one is maintained. */
export const WORDPRESS_BRANCH: string = data.wordpressBranch;

/** The day ("2025-12-31") on which a product's branch ended if that is past at `now` (epoch ms); else null. */
export function endedOn(product: string, version: string, now: number): string | null {
  const branches = PRODUCTS[product];
  if (!branches) return null;
  const [major = '', minor = ''] = version.split('.');
  const day = branches[`${major}.${minor}`] ?? branches[major];
  return day !== undefined && Date.parse(`${day}T23:59:59Z`) < now ? day : null;
}
