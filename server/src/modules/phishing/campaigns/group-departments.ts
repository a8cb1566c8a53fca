import { FEWEST_IN_A_GROUP } from '@portal/domain/phishing/phishing-limits.ts';

/**
 * The mails of one campaign by department. Departments with fewer people than make a group are one without a name, and where that has
 * too few as well, the smallest department joins it: no group is of so few that it names them. Where even all together are too few,
 * they are in none.
 */
export function groupDepartments<Mail extends { readonly department: string }>(
  mails: readonly Mail[],
): readonly (readonly [department: string, mails: readonly Mail[]])[] {
  const groups = [...Map.groupBy(mails, ({ department }) => department)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  const isOwn = ([name, { length }]: (typeof groups)[number]) => name !== '' && length >= FEWEST_IN_A_GROUP;
  const own = groups.filter(isOwn);
  const rest = groups.filter((group) => !isOwn(group)).flatMap(([, of]) => of);
  while (rest.length > 0 && rest.length < FEWEST_IN_A_GROUP && own.length > 0) rest.push(...(own.pop()?.[1] ?? []));
  return [
    ...own.sort(([one], [other]) => one.localeCompare(other)),
    ...(rest.length >= FEWEST_IN_A_GROUP ? [['', rest] as const] : []),
  ];
}
