/** Firms of the smallest size that people choose from have no offices of their own for this. */
const SMALL_FIRM = 10;

const IN_SMALL_FIRMS = [
  [/security lead/g, 'person who looks after security'],
  [/office manager/g, 'person who runs the office'],
] as const;

/**
 * Who does a step, in the words of a firm of this size: up to ten people, roles are named by what somebody does, as nobody has the title.
 * @param who as the content names them, such as "The security lead, with the owner"
 * @param people how many work there
 */
export function whoInFirm(who: string, people: number): string {
  if (people > SMALL_FIRM) return who;
  return IN_SMALL_FIRMS.reduce((text, [role, words]) => text.replaceAll(role, words), who);
}
