/** What a group of a firm's directory can mean in the portal: nothing, the department of its members, or that they are admins. */
export const GROUP_USES = ['nothing', 'department', 'admins'] as const;

export type GroupUse = (typeof GROUP_USES)[number];
