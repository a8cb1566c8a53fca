/**
 * A short id out of a name: letters and digits of plain Latin in lower case, joined by hyphens; `otherwise` for a name without any.
 * @param isTaken tells ids that are in use; a number is added then
 */
export function slugOf(name: string, otherwise: string, isTaken: (slug: string) => boolean): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f']/g, '');
  const slug =
    letters
      .replaceAll(/[^a-z\d]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 40) || otherwise;
  if (!isTaken(slug)) return slug;
  for (let number = 2; ; number += 1) {
    if (!isTaken(`${slug}-${number}`)) return `${slug}-${number}`;
  }
}
