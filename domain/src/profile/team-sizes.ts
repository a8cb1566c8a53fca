/** Team sizes a firm can choose from; all kinds of employees, contractors and consultants count (spec part 1, section 3). */
export const TEAM_SIZES = ['0-10', '11-20', '21-30', '31-40', '41-50', '51-100', 'More than 100'] as const;
